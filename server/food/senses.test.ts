import { expect, test } from 'vitest';
import { ownLexicon } from './lexicon.ts';
import { namedDishesIn, namedSenses, type SensePlace, sensesOf } from './senses.ts';

const place: SensePlace = {
  locale: 'fr',
  region: null,
  kind: 'item_title',
  section_kinds: new Set(),
  source: '',
  text: '',
  kindsBeside: () => new Set(),
};

test('every sense is a concept of the lexicon', () => {
  const names = new Set(ownLexicon().concepts.map(({ words }) => words.en.forms[0]));
  expect(namedSenses().filter((name) => !names.has(name.replace(' (adjective)', '')))).toEqual([]);
});

test('the section, what is beside a word, and the country decide; else nothing does', () => {
  expect(sensesOf('noisette', { ...place, section_kinds: new Set(['coffee']) }, true)).toEqual(['macchiato']);
  expect(sensesOf('noisette', { ...place, kindsBeside: () => new Set(['chocolate']) }, true)).toEqual(['hazelnut']);
  expect(sensesOf('noisette', place, true)).toEqual([]);
  expect(sensesOf('chips', { ...place, locale: 'en', region: 'GB' }, true)).toEqual(['fries']);
  expect(sensesOf('chips', { ...place, locale: 'en' }, true)).toEqual([]);
  expect(sensesOf('persil', place, true)).toBeUndefined();
});

test('a word can mean something else where it is the whole text', () => {
  const heading: SensePlace = { ...place, kind: 'section_title', source: 'nos plats' };
  expect(sensesOf('plats', heading, true)).toEqual(['main course']);
  expect(sensesOf('plats', { ...heading, source: 'plats vegetariens' }, true)).toEqual(['dish']);
});

test('capitals without accents find the rule of the accented word, unless they are a word themselves', () => {
  expect(sensesOf('rose', { ...place, section_kinds: new Set(['wine']) }, false)).toEqual(['rosé']);
  expect(sensesOf('sale', place, true)).toBeUndefined();
});

test('names that mean something else than their words are recognised in a text', () => {
  expect(namedDishesIn('Toad in the Hole, gravy', 'en')).toEqual(['toad in the hole']);
  expect(namedDishesIn('NOIX DE VEAU aux morilles', 'fr')).toEqual(['noix de veau']);
  expect(namedDishesIn('Noix, veau', 'fr')).toEqual([]);
});
