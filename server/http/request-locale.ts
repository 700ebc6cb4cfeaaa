import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { APP_LOCALES, type AppLocale, DEFAULT_APP_LOCALE, isAppLocale } from '../../shared/locales.ts';

/** The negotiator needs time that grows with the square of the header. Browsers send some 100 characters. */
const MAX_HEADER_CHARACTERS = 400;

/**
 * The best of `available` for an Accept-Language header (RFC 9110 §12.5.4); "fr-CA" accepts "fr". Undefined if there
 * is no header or none of them is accepted.
 */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  available: readonly Language[],
): Language | undefined {
  if (!header) return undefined;
  const headerText = header.slice(0, MAX_HEADER_CHARACTERS);
  const bestLanguage = new Negotiator({ headers: { 'accept-language': headerText } }).language([...available]);
  return available.find((language) => language === bestLanguage);
}

/** The language to answer in: `?lang=`, else Accept-Language, else English. */
export function requestLocale(request: Pick<FastifyRequest, 'headers' | 'raw'>): AppLocale {
  // Parsed from the address: a request that was refused before its query was parsed needs an answer too.
  const queryParams = new URLSearchParams(request.raw.url?.split('?', 2)[1]);
  const askedLanguage = queryParams.get('lang')?.toLowerCase().split('-')[0];
  if (isAppLocale(askedLanguage)) return askedLanguage;
  return preferredLanguage(request.headers['accept-language'], APP_LOCALES) ?? DEFAULT_APP_LOCALE;
}
