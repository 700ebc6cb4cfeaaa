import type { FailureProblem } from '../../../shared/draft.ts';
import { errors as englishErrors } from '../../../shared/i18n/app/en/errors.ts';
import { model as englishModel } from '../../../shared/i18n/app/en/model.ts';
import { reading as englishReading } from '../../../shared/i18n/app/en/reading.ts';
import { errors as frenchErrors } from '../../../shared/i18n/app/fr/errors.ts';
import { model as frenchModel } from '../../../shared/i18n/app/fr/model.ts';
import { reading as frenchReading } from '../../../shared/i18n/app/fr/reading.ts';
import { interpolate, type MessageParams } from '../../../shared/i18n/interpolate.ts';
import type { AppLocale } from '../../../shared/locales.ts';
import type { ModelProblem } from '../../../shared/model-problems.ts';
import type { ImportError } from './import-row.ts';

const WORDS = {
  en: { ...englishErrors, ...englishReading, ...englishModel },
  fr: { ...frenchErrors, ...frenchReading, ...frenchModel },
} satisfies Record<AppLocale, Record<ImportError | FailureProblem | ModelProblem, string>>;

/** Why an import, a file or a page failed, or the model on a page, for its owner. */
export const importWords = (problem: ImportError | ModelProblem, locale: AppLocale, params?: MessageParams): string =>
  interpolate(WORDS[locale][problem], params);
