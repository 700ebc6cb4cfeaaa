import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldRefusal } from '../../../shared/errors.ts';
import { fields as englishFields } from '../../../shared/i18n/app/en.ts';
import { fields as frenchFields } from '../../../shared/i18n/app/fr.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { declines as englishDeclines, errors as englishErrors } from '../../../shared/i18n/server/en.ts';
import { declines as frenchDeclines, errors as frenchErrors } from '../../../shared/i18n/server/fr.ts';
import type { AppLocale, MenuLocale } from '../../../shared/locales.ts';

const SERVER_MESSAGES = {
  en: { errors: englishErrors, fields: { ...englishFields, ...englishDeclines } },
  fr: { errors: frenchErrors, fields: { ...frenchFields, ...frenchDeclines } },
} satisfies Record<AppLocale, unknown>;

export type ErrorDetails = {
  code: ErrorCode;
  params?: Readonly<Record<string, string | number>>;
  fields?: Readonly<Record<string, FieldRefusal>> | undefined;
  /** The language of messages to a guest. */
  locale?: MenuLocale | undefined;
};

export const errorStatus = (code: ErrorCode): number => ERROR_STATUS[code];

/** The body of a refused request, in the language `locale`. */
export function errorBody({ code, params, fields, locale: guestLocale }: ErrorDetails, locale: AppLocale): ErrorBody {
  const serverMessages = SERVER_MESSAGES[locale];
  const errorFields: ErrorBody['error'] = { code, message: interpolate(serverMessages.errors[code], params) };
  if (fields)
    errorFields.fields = Object.fromEntries(
      Object.entries(fields).map(([path, problem]) => [
        path,
        { code: problem, message: serverMessages.fields[problem] },
      ]),
    );
  if (guestLocale) errorFields.locale = guestLocale;
  return { error: errorFields };
}
