import { describe, expect, test } from 'vitest';
import { CHAT_WORDS } from '../../shared/i18n/guest/chat-words.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Guests write dishes' names shortened, in other letters, or as they hear them. */

const TASCA = restaurantWith(
  {
    Pratos: [
      {
        title: 'Açorda de cogumelos',
        description: 'pão alentejano, cogumelos, alho, ovo',
        contains: ['wheat', 'eggs'],
      },
      { title: 'Francesinha', description: 'bife em pão, molho de cerveja', contains: ['wheat'] },
      { title: 'Secretos de porco preto', contains: [] },
    ],
    Gelados: [
      { title: 'Kinderbecher Pinocchio', contains: ['peanuts'] },
      { title: 'Nussbecher', contains: ['hazelnut'] },
    ],
  },
  { main_locale: 'pt' },
);

describe('a dish is found by an altered name', () => {
  test.each<[MenuLocale, string, string]>([
    ['ja', 'アソルダってなに?', 'Açorda de cogumelos'],
    ['fr', 'c’est quoi l’acorda ?', 'Açorda de cogumelos'],
    ['es', '¿qué es la copa de pinocho?', 'Kinderbecher Pinocchio'],
    ['ja', 'フランセジーニャって何ですか', 'Francesinha'],
    ['ko', '프란세지냐가 뭐예요?', 'Francesinha'],
    ['ar', 'شو هي الفرانسيزينيا؟', 'Francesinha'],
  ])('%s %s', (locale, question, title) => {
    expect(askAbout(TASCA)(locale, question)).toContain(title);
  });

  test('with what is declared of it, for a guest who has named an allergy before', () => {
    const answer = askAbout(TASCA)(
      'es',
      'hay un niño con alergia al cacahuete',
      '¿y la copa esa de pinocho, la puede comer?',
    );
    expect(answer).toMatch(/Pinocchio[^\n]*cacahuetes/);
  });
});

test('an ordinary word names no dish, though it has the same consonants', () => {
  const izakaya = restaurantWith(
    { 甘味: [{ title: 'シャーベット', contains: [] }], 揚げ物: [{ title: '天ぷら', contains: ['crustaceans'] }] },
    { main_locale: 'ja' },
  );
  const answer = askAbout(izakaya)('it', 'aspetta, sono allergica ai crostacei, va bene lo stesso?');
  expect(lineOf(answer, '天ぷら')).toContain('crostacei');
});

test('Arabic letters joined to a word of a name don’t hide it', () => {
  const grill = restaurantWith(
    {
      مشاوي: [
        { title: 'شاورما بلحم بقري', price: 1600 },
        { title: 'كفتة', price: 1500 },
      ],
    },
    { main_locale: 'ar' },
  );
  expect(askAbout(grill)('ar', 'كم سعر ثلاث شاورما لحم؟')).toContain('48');
});

test.each<[MenuLocale, string]>([
  ['it', 'avete il gusto puffo?'],
  ['es', '¿tienen sabor pitufo?'],
  ['pt', 'têm sabor smurf?'],
])('a flavour that no dish is called is not on the menu: %s', (locale, question) => {
  const parlour = restaurantWith(
    { Eis: [{ title: 'Kugel Vanille' }, { title: 'Kugel der Woche', description: 'jede Woche eine andere Sorte' }] },
    { main_locale: 'de' },
  );
  const answer = askAbout(parlour)(locale, question);
  expect(answer).toContain(CHAT_WORDS[locale].not_on_menu);
  expect(answer).toContain('Kugel der Woche');
});
