import type { FastifyRequest } from 'fastify';
import { DEFAULT_APP_LOCALE, isMenuLocale, MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { preferredLanguage } from '../../http/request-locale.ts';

/** `?lang=` of the address, if it is a language that a menu can be in, of any script or region: "zh-Hans", "pt-BR". */
export function askedLanguage(request: FastifyRequest): MenuLocale | undefined {
  const { searchParams } = new URL(request.raw.url ?? '/', 'http://address');
  const languageParam = searchParams.get('lang')?.toLowerCase().split(/[-_]/)[0];
  return isMenuLocale(languageParam) ? languageParam : undefined;
}

/** The languages a publication can be read in, its main one first. */
export const finishedLanguages = (
  main: MenuLocale,
  translated: readonly MenuLocale[],
): [main: MenuLocale, ...MenuLocale[]] => [main, ...translated.filter((locale) => locale !== main)];

/** Design §4, "Guest's language": the requested one, else the browser's preference, else the main one. */
export function guestLanguage(request: FastifyRequest, finished: readonly [MenuLocale, ...MenuLocale[]]): MenuLocale {
  const requestedLanguage = askedLanguage(request);
  if (requestedLanguage && finished.includes(requestedLanguage)) return requestedLanguage;
  return preferredLanguage(request.headers['accept-language'], finished) ?? finished[0];
}

/** The language of an error page: our own messages exist in all ten, so no translation has to be finished. */
export const errorLanguage = (request: FastifyRequest, main: MenuLocale = DEFAULT_APP_LOCALE): MenuLocale =>
  askedLanguage(request) ?? preferredLanguage(request.headers['accept-language'], MENU_LOCALES) ?? main;
