import type { ReadingProblem } from '../../shared/draft.ts';
import { errors as englishErrors } from '../../shared/i18n/app/en/errors.ts';
import { reading as englishReading } from '../../shared/i18n/app/en/reading.ts';
import { errors as frenchErrors } from '../../shared/i18n/app/fr/errors.ts';
import { reading as frenchReading } from '../../shared/i18n/app/fr/reading.ts';
import { interpolate, type MessageParams } from '../../shared/i18n/interpolate.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { ImportError } from './import-row.ts';

const WORDS = {
  en: { ...englishErrors, ...englishReading },
  fr: { ...frenchErrors, ...frenchReading },
} satisfies Record<AppLocale, Record<ImportError | ReadingProblem, string>>;

/** Why an import, a file or a page failed, for its owner. */
export const importWords = (problem: ImportError, locale: AppLocale, params?: MessageParams): string =>
  interpolate(WORDS[locale][problem], params);
