import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { MenuChange } from '../../shared/api/history.ts';
import * as en from '../../shared/i18n/app/en.ts';
import * as fr from '../../shared/i18n/app/fr.ts';
import { countedParts } from './counted-parts.ts';

const changesOf = (...entities: MenuChange['entity'][]) => entities.map((entity) => ({ entity }));

test.each([
  ['en', en, changesOf('item'), '1 dish'],
  ['en', en, changesOf('section', 'item', 'item'), '1 section, 2 dishes'],
  ['fr', fr, changesOf('item', 'menu', 'section', 'section'), '1 menu, 2 sections, 1 plat'],
])('in %s, what came or went is counted by what it is', async (lng, translation, changes, words) => {
  const i18n = createInstance();
  await i18n.init({ lng, resources: { [lng]: { translation } } });
  expect(countedParts(i18n.t, changes)).toBe(words);
});
