import type { FastifyRequest } from 'fastify';
import { APP_LOCALES, type AppLocale, DEFAULT_APP_LOCALE, isAppLocale } from '../../shared/locales.ts';
import { preferredLanguage } from './accept-language.ts';

/** The language to answer in: `?lang=`, else Accept-Language, else English. */
export function requestLocale(request: Pick<FastifyRequest, 'headers' | 'raw'>): AppLocale {
  // Read from the address itself: a request that was refused before its query was parsed is answered too.
  const query = new URLSearchParams(request.raw.url?.split('?', 2)[1]);
  const asked = query.get('lang')?.toLowerCase().split('-')[0];
  if (isAppLocale(asked)) return asked;
  return preferredLanguage(request.headers['accept-language'], APP_LOCALES) ?? DEFAULT_APP_LOCALE;
}
