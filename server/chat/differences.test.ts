import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

const MEZZE: Partial<Record<MenuLocale, [hummus: string, mutabal: string]>> = {
  en: ['Hummus', 'Mutabal'],
  fr: ['Houmous', 'Moutabal'],
  ja: ['フムス', 'ムタバル'],
  ko: ['후무스', '무타발'],
  zh: ['鹰嘴豆泥', '烤茄子泥'],
  ar: ['حمص', 'متبل'],
};

describe('who asks for the difference reads what the menu says of each', () => {
  test.each<[MenuLocale, string]>([
    ['en', "what's the difference between the mutabal and the hummus?"],
    ['fr', 'le moutabal et le houmous, c’est quoi la différence ?'],
    ['ja', 'フムスとムタバルってどう違うんですか'],
    ['ko', '후무스랑 무타발 뭐가 달라요?'],
    ['zh', '鹰嘴豆泥和烤茄子泥有什么区别？'],
    ['ar', 'شو الفرق بين الحمص والمتبل؟'],
  ])('%s %s', (locale, question) => {
    const [hummus = '', mutabal = ''] = MEZZE[locale] ?? [];
    const menu = restaurantWith(
      { Mezze: [{ title: hummus, description: 'AAA' }, { title: mutabal, description: 'BBB' }, { title: 'Falafel' }] },
      { main_locale: locale },
    );
    const answer = askAbout(menu)(locale, question);
    expect(answer).toContain('AAA');
    expect(answer).toContain('BBB');
  });

  test('with their prices', () => {
    const menu = restaurantWith({
      Desserts: [
        { title: 'Matcha ice cream', price: 380 },
        { title: 'Yuzu sorbet', price: 350 },
      ],
    });
    const answer = askAbout(menu)('en', 'matcha ice cream or yuzu sherbet, whats the difference and what do they cost');
    expect(answer).toContain('3.80');
    expect(answer).toContain('3.50');
  });
});

describe('a description that is not translated', () => {
  const menu = restaurantWith(
    {
      Plats: [
        { title: 'Jallab', description: 'crème de sésame, pois chiches, citron, sans lait' },
        { title: 'Sauce', description: 'noix' },
      ],
    },
    { main_locale: 'fr' },
  );

  test.each<[MenuLocale, string, RegExp]>([
    ['en', 'what is jallab?', /name .*sesame.*lemon/],
    ['it', 'cos’è il jallab?', /nominano.*ceci/],
    ['de', 'was ist Jallab?', /nennt.*Zitrone/],
    ['ja', 'Jallabって何ですか', /ひよこ豆.*の記載/],
  ])('is followed by the foods that it names: %s', (locale, question, foods) => {
    const answer = askAbout(menu)(locale, question);
    expect(answer).toMatch(foods);
    // "Crème de sésame" is no cream, and "sans lait" names no milk.
    expect(answer).not.toMatch(/cream|panna|Sahne|milk|latte|Milch|クリーム|牛乳/);
  });

  test('has no such list for a guest with an allergy, who would miss what it lacks', () => {
    expect(askAbout(menu)('en', 'I’m allergic to nuts, what is jallab?')).not.toMatch(/name .*sesame/);
  });
});
