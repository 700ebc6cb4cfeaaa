import { expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { conceptsIn } from './concepts-in.ts';
import { withMoreWords } from './lexicon/more-words.ts';
import { ownLexicon } from './lexicon.ts';
import { splitWords } from './words.ts';

const namesOf = (locale: MenuLocale, words: string): string[] =>
  ownLexicon()
    .meanings(locale, splitWords(words).join(' '))
    .map(({ concept }) => concept.words.en.forms[0] ?? '');

test.each<[MenuLocale, string, string]>([
  ['fr', 'creme brulee', 'crème brûlée'],
  ['zh', '北京烤鴨', 'Peking duck'],
  ['zh', '冬陰功湯', 'tom yum'],
  ['ja', 'らーめん', 'ramen'],
  ['ja', 'チラシ寿司', 'chirashi'],
  ['ko', '김치 볶음밥', 'kimchi fried rice'],
  ['ko', '소고기쌀국수', 'beef pho'],
  ['ar', 'الارز الابيض', 'white rice'],
  ['ar', 'سلطه خضراء', 'green salad'],
  ['ar', 'بتنجان', 'eggplant'],
  ['es', 'ejotes', 'green bean'],
  ['de', 'Nüsslisalat', 'lamb’s lettuce'],
  ['zh', '滷肉飯', 'braised pork rice'],
])('the %s spelling "%s" names %s', (locale, words, name) => {
  expect(namesOf(locale, words)).toEqual([name]);
});

test('a guest who writes traditional characters is understood', () => {
  expect(conceptsIn('zh', '我對蝦過敏').map(({ concept }) => concept)).toContain('shrimp');
  expect(conceptsIn('zh', '我不吃雞肉').map(({ concept }) => concept)).toContain('chicken');
});

test('more words of a concept are its synonyms', () => {
  const lines = ['noun | eggplant/eggplants ~ aubergine | aubergine f', 'adjective | spicy | épicé'];
  expect(withMoreWords(lines, ['eggplant | fr: mélongène', 'adjective spicy | en: fiery'])).toEqual([
    'noun | eggplant/eggplants ~ aubergine | aubergine f ~ mélongène',
    'adjective | spicy ~ fiery | épicé',
  ]);
  expect(() => withMoreWords(lines, ['courgette | fr: zucchini'])).toThrow('courgette');
  expect(() => withMoreWords(lines, ['eggplant | xx: eggplant'])).toThrow('No language');
});
