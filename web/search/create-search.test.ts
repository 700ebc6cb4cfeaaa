import { expect, test } from 'vitest';
import { createSearch } from './create-search.ts';

const DISHES = [
  'Crème brûlée',
  'Bœuf bourguignon',
  'Hanger steak, shallot butter',
  'Salade niçoise',
  'Currywurst mit Kartoffeln',
  'Gigot d’agneau',
  '宫保鸡丁',
  '麻婆豆腐',
  'カレーライス',
  '비빔밥',
  'الدَّجاج المشويّ',
  'كسكس بالخضار',
  'Leek soup',
] as const;

const search = createSearch(DISHES.map((title) => ({ title, text: '', place: 'Evening' })));
const titlesFor = (query: string) => search(query).map((at) => DISHES[at]);

test.each([
  ['creme brulee', 'Crème brûlée'],
  ['CRÈME', 'Crème brûlée'],
  ['boeuf', 'Bœuf bourguignon'],
  ['nicoise', 'Salade niçoise'],
  // One letter missing, added, another, or in its neighbour's place.
  ['bourgignon', 'Bœuf bourguignon'],
  ['steaak', 'Hanger steak, shallot butter'],
  ['shollot', 'Hanger steak, shallot butter'],
  ['setak', 'Hanger steak, shallot butter'],
  // The beginnings of words, in any order, and a part of a name.
  ['butt hang', 'Hanger steak, shallot butter'],
  ['wurst', 'Currywurst mit Kartoffeln'],
  ['l’agneau', 'Gigot d’agneau'],
  ['鸡丁', '宫保鸡丁'],
  ['豆腐', '麻婆豆腐'],
  ['かれー', 'カレーライス'],
  ['비빔', '비빔밥'],
  ['دجاج', 'الدَّجاج المشويّ'],
  ['الكسكس', 'كسكس بالخضار'],
  ['soup evening', 'Leek soup'],
])('“%s” finds %s alone', (query, dish) => {
  expect(titlesFor(query)).toEqual([dish]);
});

test.each(['pizza', 'steak soup', '鸡腐', '', ' ', '–'])('“%s” finds nothing', (query) => {
  expect(titlesFor(query)).toEqual([]);
});

test('ranks exact names first, then prefixes, then matches in texts', () => {
  const titles = ['Fish soup with crab', 'Crab', 'Omelette', 'Crab cakes'];
  const texts = ['', '', 'with crab', ''];
  const ranked = createSearch(titles.map((title, at) => ({ title, text: texts[at] ?? '', place: '' })));
  expect(ranked('crab').map((at) => titles[at])).toEqual(['Crab', 'Crab cakes', 'Fish soup with crab', 'Omelette']);
});
