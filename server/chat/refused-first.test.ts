import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';
import { readMessage } from './local/reading/read-message.ts';

/** Food that guests refuse by naming it first, spice that they can't bear, and allergies that they say they don't have. */

const read = (page: MenuLocale, text: string) => readMessage(text, { page, currency: 'EUR' });

describe('food that is named before it is refused is left out', () => {
  test.each<[locale: MenuLocale, text: string, food: string]>([
    ['en', 'pork’s a no for me', 'pork'],
    ['fr', 'les champignons c’est non', 'mushroom'],
    ['es', 'el cerdo ni lo toco', 'pork'],
    ['de', 'Schwein ess ich nicht', 'pork'],
    ['de', 'mit Oliven kann man mich jagen', 'olive'],
    ['it', 'il maiale non lo tocchiamo', 'pork'],
    ['pt', 'a cebola eu dispenso', 'onion'],
    ['zh', '大蒜我老公闻都不能闻', 'garlic'],
    ['ja', '羊はどうも…', 'lamb'],
    ['ko', '돼지고기는 좀…', 'pork'],
    ['ar', 'البصل ما اطيقه', 'onion'],
  ])('%s: %s', (locale, text, food) =>
    expect(read(locale, text)).toMatchObject({ intent: 'exclude', excluded: [food] }),
  );

  test.each<[locale: MenuLocale, text: string, choices: string[]]>([
    ['es', 'el huevo no lo quiero ni ver', ['eggs']],
    ['ja', '貝はちょっと…', ['molluscs']],
  ])('also an allergen: %s: %s', (locale, text, choices) => expect(read(locale, text).avoided).toEqual(choices));
});

describe('who is allergic to one food and not to another', () => {
  test.each<[locale: MenuLocale, text: string]>([
    ['en', 'i’m not allergic to milk but i am to eggs'],
    ['en', 'not allergic to milk, but to eggs yes'],
    ['fr', 'je suis pas allergique au lait mais aux œufs oui'],
    ['es', 'no soy alérgica a la leche pero al huevo sí'],
    ['de', 'ich bin nicht gegen Milch allergisch, aber gegen Eier schon'],
    ['it', 'non sono allergico al latte ma alle uova sì'],
    ['pt', 'não sou alérgico a leite mas a ovos sim'],
    ['zh', '我对牛奶不过敏，但对鸡蛋过敏'],
    ['ja', '牛乳アレルギーじゃなくて卵アレルギーです'],
    ['ko', '우유 알레르기는 아니고 계란 알레르기예요'],
    ['ar', 'ما عندي حساسية من الحليب بس من البيض ايه'],
  ])('%s: %s', (locale, text) => expect(read(locale, text).avoided).toContain('eggs'));
});

describe('who says that it is no allergy', () => {
  test.each<[locale: MenuLocale, text: string]>([
    ['en', 'i’m not allergic, i just don’t like mushrooms'],
    ['fr', 'allergique je ne le suis pas, mais les champignons j’aime pas'],
    ['es', 'alergia no tengo, pero los champiñones no me gustan'],
    ['de', 'Allergisch bin ich nicht, aber Pilze mag ich nicht'],
    ['it', 'allergico non sono, ma i funghi non mi piacciono'],
    ['pt', 'alérgico não sou, só não gosto de cogumelos'],
    ['zh', '我不是过敏，就是不喜欢吃蘑菇'],
    ['ja', 'アレルギーではないけど、きのこが苦手です'],
    ['ko', '알레르기는 아닌데 버섯을 싫어해요'],
    ['ar', 'مو حساسية بس ما احب الفطر'],
  ])('reads what leaves the food out: %s: %s', (locale, text) =>
    expect(read(locale, text)).toMatchObject({ intent: 'exclude', excluded: ['mushroom'], avoided: [] }),
  );

  test.each<[locale: MenuLocale, text: string]>([
    ['en', 'I’m not allergic but my son is, to eggs'],
    ['es', 'no es alergia, es intolerancia al huevo'],
    ['de', 'nicht allergisch gegen Nüsse, aber gegen Eier allergisch'],
  ])('names another one that stays one: %s: %s', (locale, text) =>
    expect(read(locale, text)).toMatchObject({ intent: 'allergens', avoided: expect.arrayContaining(['eggs']) }),
  );

  test('the Spanish "soy" is no soy', () => {
    expect(read('es', 'alérgico no soy, es que no me gusta').avoided).toEqual([]);
    expect(read('es', 'soy alérgica').avoided).toEqual([]);
    expect(read('es', 'soy alérgica a la soja').avoided).toEqual(['soy']);
    expect(read('es', 'alergia a la soy sauce').avoided).toEqual(['soy']);
  });

  test('what the guest asks for besides is not blamed', () =>
    expect(read('ja', 'いやアレルギーじゃなくて、嫌いなだけ。魚だと何がありますか').avoided).toEqual([]));
});

const grill = askAbout(
  restaurantWith({
    Grill: [
      { title: 'Grilled pork belly', price: 1_500 },
      { title: 'Grilled chicken', price: 1_400 },
      { title: 'Grilled sardines', description: 'with boiled potatoes', price: 1_100, contains: ['fish'] },
      { title: 'Grilled prawns', description: 'hot chilli sauce', tags: ['Spicy'], price: 1_600 },
    ],
  }),
);

test.each<[locale: MenuLocale, refusal: string, question: string]>([
  ['en', 'pork’s a no for me', 'what have you got grilled?'],
  ['de', 'Schwein ess ich nicht', 'was habt ihr vom Grill?'],
  ['fr', 'le porc, j’en mange pas', 'qu’avez-vous comme grillades ?'],
])('a list that is asked for later has no dish of it: %s: %s', (locale, ...questions) => {
  const answer = grill(locale, ...questions);
  expect(answer).toContain('Grilled chicken');
  expect(answer).not.toContain('pork belly');
});

test('a dish of what was refused is listed for whoever asks for it', () =>
  expect(grill('en', 'pork’s a no for me', 'which dishes have pork?')).toContain('Grilled pork belly'));

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'my wife can’t handle anything spicy, what can she get?'],
  ['fr', 'le piquant elle supporte pas, elle peut prendre quoi ?'],
  ['es', 'el picante no lo aguanto'],
  ['de', 'Scharf verträgt meine Frau nicht, was geht für sie?'],
  ['it', 'mia moglie il piccante non lo regge, cosa può prendere?'],
  ['pt', 'picante ela não come'],
  ['zh', '辣的我一点都吃不了，吃什么好'],
  ['ja', '辛いものに弱いんですが、何がいいですか'],
  ['ko', '아내가 매운 음식에 약해요'],
  ['ar', 'ما ناكل حار، ايش عندكم'],
])('who can’t bear spice reads what isn’t called hot: %s: %s', (locale, question) => {
  const answer = grill(locale, question);
  expect(answer).toContain('Grilled chicken');
  expect(answer).not.toContain('Grilled prawns');
});

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'can i choose how spicy it is?'],
  ['fr', 'on peut choisir le niveau de piment ?'],
  ['es', '¿se puede elegir el nivel de picante?'],
  ['de', 'kann man die Schärfe aussuchen?'],
  ['it', 'si può scegliere quanto piccante?'],
  ['pt', 'dá para escolher o nível de picante?'],
  ['zh', '这个辣度能自己选吗'],
  ['ja', '辛さは選べますか'],
  ['ko', '맵기 조절 되나요?'],
  ['ar', 'هل يمكن اختيار درجة الحار؟'],
])('how hot it is made only the staff know: %s: %s', (locale, question) =>
  expect(grill(locale, question)).not.toContain('Grilled'),
);
