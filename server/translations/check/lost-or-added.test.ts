import { describe, expect, test } from 'vitest';
import { MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { ownLexicon } from '../../food/lexicon.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { lossOf, type TranslationLoss } from './lost-or-added.ts';
import { conceptsOf, readConcepts } from './read-concepts.ts';

type Case = [from: MenuLocale, to: MenuLocale, source: string, text: string];
const problemOf = ([from, to, source, text]: Case, context = {}): TranslationLoss['problem'] | undefined =>
  lossOf(ownLexicon(), source, text, {
    from,
    to,
    contexts: [{ ...NO_CONTEXT, ...context }],
    wording: 'lexicon',
  })?.problem;

describe('what a translation loses or adds is seen', () => {
  test.each<Case>([
    ['en', 'fr', 'Bacon cheeseburger', 'Burger au bacon'],
    ['en', 'fr', 'Grilled chicken and ham', 'Poulet grillé'],
    ['en', 'de', 'Vegan burger', 'Vegetarischer Burger'],
    ['en', 'de', 'Vanilla ice cream', 'Eis'],
    ['en', 'ja', 'Salmon with lemon butter', 'サーモン、レモン添え'],
    ['en', 'zh', 'Chicken with walnuts', '鸡肉'],
    ['fr', 'en', 'Mousse au chocolat', 'Mousse'],
    ['en', 'ar', 'Bacon and eggs', 'لحم مقدد وبيض'],
  ])('%s → %s: %s lost in %s', (...pair) => {
    expect(problemOf(pair)).toBe('lost');
  });

  test.each<Case>([
    ['en', 'fr', 'Green salad', 'Salade verte au poulet'],
    ['en', 'zh', 'Nut salad', '坚果烤肉沙拉'],
    ['fr', 'en', 'Tarte aux pommes', 'Apple and walnut tart'],
    ['en', 'de', 'Tomato soup', 'Tomatensuppe mit Sahne'],
  ])('%s → %s: %s with something more in %s', (...pair) => {
    expect(problemOf(pair)).toBe('added');
  });
});

describe('the same food in other words is no loss', () => {
  test.each<Case>([
    ['en', 'de', 'Grilled salmon with lemon butter', 'Gegrillter Lachs mit Zitronenbutter'],
    ['fr', 'de', 'Soupe à l’oignon', 'Zwiebelsuppe'],
    ['en', 'ko', 'Salmon with lemon butter', '연어, 레몬 버터를 곁들임'],
    ['en', 'ar', 'Grilled salmon with lemon butter', 'سلمون مشوي مع زبدة بالليمون'],
    ['fr', 'ja', 'Saumon fumé', 'スモークサーモン'],
    ['it', 'en', 'Insalata di pollo con noci', 'Chicken salad with walnuts'],
  ])('%s → %s: %s is %s', (...pair) => {
    expect(problemOf(pair)).toBeUndefined();
  });
});

describe('a dish that is called vegan or vegetarian names no meat in any language', () => {
  test.each<[Case, object]>([
    [['en', 'de', 'Roast chicken', 'Brathähnchen'], { tags: ['Vegan'] }],
    [['en', 'fr', 'Salmon tartare', 'Tartare de saumon'], { tags: ['V'] }],
    [['fr', 'en', 'Fromage', 'Cheese'], { tags: ['Végane'] }],
    [['fr', 'en', 'Poulet rôti', 'Roast chicken'], { section: 'Plats végétariens' }],
    [['en', 'fr', 'Butter', 'Beurre'], { dish: 'Vegan croissant' }],
  ])('%s in %o', (pair, context) => {
    expect(problemOf(pair, context)).toBe('diet');
  });

  test('cheese is vegetarian, and "vegan option available" is said of another dish', () => {
    expect(problemOf(['fr', 'en', 'Fromage', 'Cheese'], { tags: ['Végétarien'] })).toBeUndefined();
    const context = { description: 'Vegan option available' };
    expect(problemOf(['en', 'de', 'Roast chicken', 'Brathähnchen'], context)).toBeUndefined();
  });
});

test('words that the lexicon doesn’t know may say what is missing, but not a diet or a meat', () => {
  const freely = (source: string, text: string) =>
    lossOf(ownLexicon(), source, text, { from: 'en', to: 'fr', contexts: [NO_CONTEXT], wording: 'free' })?.problem;
  expect(freely('Peppered greens', 'Verdurette poivrée')).toBeUndefined();
  expect(freely('Peppered chicken', 'Cocotte poivrée')).toBe('lost');
  expect(freely('Peppered greens', 'Verdurette au jambon')).toBe('added');
});

test('every name of a food or a dish that is written is read again as itself', () => {
  const lexicon = ownLexicon();
  const unread = lexicon.concepts.flatMap((concept) =>
    MENU_LOCALES.flatMap((locale) => {
      const { forms, is_unwritten } = concept.words[locale];
      if (is_unwritten || (concept.class !== 'noun' && concept.class !== 'name')) return [];
      return forms.filter((form) => !conceptsOf(readConcepts(lexicon, locale, form).spans).has(concept));
    }),
  );
  expect(unread).toEqual([]);
});
