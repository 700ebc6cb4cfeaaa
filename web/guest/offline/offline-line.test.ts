import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guestWords } from '../../../shared/i18n/guest/words-by-locale.ts';
import { MENU_LOCALES } from '../../../shared/locales.ts';
import { OfflineLine } from './offline-line.tsx';

test.each(MENU_LOCALES)('the line has one place for its date in %s', (locale) => {
  const html = renderToStaticMarkup(createElement(OfflineLine, { words: guestWords(locale), locale }));
  expect(html).toMatch(/^<template id="offline">[^<{]*<time><\/time>[^<{]*<i>[^<{]+<\/i><\/template>$/);
  expect(html.length).toBeGreaterThan('<template id="offline"><time></time></template>'.length);
});
