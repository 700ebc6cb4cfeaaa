import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { errorLanguage, guestLanguage } from './guest-language.ts';

/** The part of a request that languages are read from. */
const request = (url: string, accepted?: string) =>
  ({ raw: { url }, headers: accepted === undefined ? {} : { 'accept-language': accepted } }) as FastifyRequest;

test.each([
  ['what was asked for, before what the browser prefers', '/restaurants/x?s=qr&lang=es', 'de', 'es'],
  ['what the browser prefers, by its weights', '/restaurants/x', 'ja, de;q=0.5, es;q=0.9', 'es'],
  ['a region’s language', '/restaurants/x', 'de-AT', 'de'],
  ['a script or a region of what was asked for', '/restaurants/x?lang=ES-419', 'de', 'es'],
  ['the main one, where what was asked for is not finished', '/restaurants/x?lang=ja', 'ja', 'fr'],
  ['the main one, where nothing is asked for', '/restaurants/x', undefined, 'fr'],
  ['the main one, where what is asked for is none', '/restaurants/x?lang=%3Cscript%3E', '*;q=0', 'fr'],
])('a guest is shown %s', (_, url, accepted, expected) => {
  expect(guestLanguage(request(url, accepted), ['fr', 'es', 'de'])).toBe(expected);
});

test('Chinese is asked for by its script as well', () => {
  expect(guestLanguage(request('/restaurants/x?lang=zh-Hans'), ['fr', 'zh'])).toBe('zh');
});

test('an error speaks any of the ten, else the restaurant’s language, else English', () => {
  expect(errorLanguage(request('/restaurants/x', 'ko'), 'fr')).toBe('ko');
  expect(errorLanguage(request('/restaurants/x?lang=ar', 'ko'), 'fr')).toBe('ar');
  expect(errorLanguage(request('/restaurants/x', 'fi'), 'fr')).toBe('fr');
  expect(errorLanguage(request('/restaurants/x'))).toBe('en');
});
