import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldRefusal } from '../../shared/errors.ts';
import { declines as englishDeclines } from '../../shared/i18n/app/en/declines.ts';
import { errors as englishErrors } from '../../shared/i18n/app/en/errors.ts';
import { fields as englishFields } from '../../shared/i18n/app/en/fields.ts';
import { declines as frenchDeclines } from '../../shared/i18n/app/fr/declines.ts';
import { errors as frenchErrors } from '../../shared/i18n/app/fr/errors.ts';
import { fields as frenchFields } from '../../shared/i18n/app/fr/fields.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import type { AppLocale, MenuLocale } from '../../shared/locales.ts';

const WORDS = {
  en: { errors: englishErrors, fields: { ...englishFields, ...englishDeclines } },
  fr: { errors: frenchErrors, fields: { ...frenchFields, ...frenchDeclines } },
} satisfies Record<AppLocale, unknown>;

export type Problem = {
  code: ErrorCode;
  params?: Readonly<Record<string, string | number>>;
  fields?: Readonly<Record<string, FieldRefusal>> | undefined;
  /** The language to speak to a guest in. */
  locale?: MenuLocale | undefined;
};

export const errorStatus = (code: ErrorCode): number => ERROR_STATUS[code];

/** The body of a refused request, in words of `locale`. */
export function errorBody({ code, params, fields, locale: guestLocale }: Problem, locale: AppLocale): ErrorBody {
  const words = WORDS[locale];
  const error: ErrorBody['error'] = { code, message: interpolate(words.errors[code], params) };
  if (fields)
    error.fields = Object.fromEntries(
      Object.entries(fields).map(([path, problem]) => [path, { code: problem, message: words.fields[problem] }]),
    );
  if (guestLocale) error.locale = guestLocale;
  return { error };
}
