import type { ImageProblem } from '../../shared/api/images.ts';
import { images as english } from '../../shared/i18n/server/en.ts';
import { images as french } from '../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';

const WORDS = { en: english, fr: french } satisfies Record<AppLocale, Record<ImageProblem, string>>;

/** Why a picture was not made, for its owner. */
export const imageWords = (problem: ImageProblem, locale: AppLocale): string => WORDS[locale][problem];
