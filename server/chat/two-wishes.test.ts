import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askInTurn } from '../../test/ask-in-turn.ts';
import { type AskedDish, askAbout, factsOf, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Guests name two wishes at once, change their minds, and ask casually: each wish holds, and no tag hides meat. */

const SECTIONS: Readonly<Record<string, readonly AskedDish[]>> = {
  Starters: [
    { title: 'Green salad', tags: ['Vegan'] },
    { title: 'Caprese', description: 'tomato, mozzarella', contains: ['milk'], tags: ['Vegetarian'] },
    { title: 'Garlic prawns', contains: ['crustaceans'] },
    { title: 'Mussels in cider', contains: ['molluscs'] },
    { title: 'Farmer plate', description: 'ham, sausage, bread', contains: ['wheat'], tags: ['Vegetarian'] },
    { title: 'Caesar bowl', description: 'romaine, dressing', contains: ['fish', 'eggs'], tags: ['Vegan'] },
  ],
  Mains: [
    { title: 'Lentil stew', tags: ['Vegan'] },
    { title: 'Vegetarian haggis', description: 'oats, beans', contains: ['oats'] },
    { title: 'Chilli chicken', description: 'very spicy' },
    { title: 'Peanut noodles', contains: ['peanuts', 'wheat'] },
    { title: 'Potato rösti', price: 1_200, options: [{ label: 'fried egg', price: 300 }] },
    { title: 'Platter for two', description: 'beef, chicken, rice; for two people', price: 5_200 },
  ],
};

const ask = askAbout(restaurantWith(SECTIONS, { currency: 'GBP' }, { price: 900, contains: [] }));

describe('dishes marked as vegetarian or vegan', () => {
  test('are shown with the meat in their own words', () => {
    const answer = ask('en', 'what do you have for vegetarians?');
    expect(lineOf(answer, 'Farmer plate')).toMatch(/\(.*meat.*\)/);
    expect(lineOf(answer, 'Green salad')).not.toContain('(');
    expect(lineOf(answer, 'Vegetarian haggis')).not.toContain('(');
  });

  test('are shown with the contradicting declarations', () =>
    expect(lineOf(ask('en', 'what is vegan?'), 'Caesar bowl')).toMatch(/\(contains fish.*eggs|\(contains eggs.*fish/));

  const namedLike = (locale: MenuLocale, title: string) =>
    factsOf(restaurantWith({ '-': [{ title }] }, { main_locale: locale }), locale);

  test('are not read from characters inside of a dish’s name', () => {
    expect(askInTurn(namedLike('ja', 'ハモン・イベリコ・デ・ベジョータ'), 'ベジタリアンです')).toContain(
      'ベジタリアンと表示している料理はありません',
    );
    expect(askInTurn(namedLike('ko', '닭고기 달걀 덮밥'), '채식주의자예요')).not.toContain(
      '채식(으)로 표시한 요리입니다',
    );
  });
});

describe('vegetarian, but not with cheese', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'something veggie but not with cheese'],
    ['fr', 'un truc végétarien mais pas au fromage'],
    ['es', 'algo vegetariano pero no con queso'],
    ['de', 'was vegetarisches aber nicht mit käse'],
    ['it', 'qualcosa di vegetariano ma non col formaggio'],
    ['pt', 'algo vegetariano mas não com queijo'],
    ['zh', '吃素的，但是不要奶酪'],
    ['ja', 'ベジタリアンで、チーズなしのものは？'],
    ['ko', '채식인데 치즈는 빼고요'],
    ['ar', 'شي نباتي بس مو بالجبن'],
  ])('%s', (locale, question) => {
    const answer = ask(locale, question);
    expect(lineOf(answer, 'Caprese')).toMatch(/[(（]/);
    expect(answer).toContain('Lentil stew');
    expect(answer).not.toContain('Chilli chicken');
  });
});

describe('not spicy, and without prawns', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'not spicy and without prawns, what can we have'],
    ['fr', 'pas épicé et sans crevettes, vous avez quoi'],
    ['es', 'lo menos picante y que no lleve gambas'],
    ['de', 'nicht scharf und ohne garnelen was gibts'],
    ['it', 'qualcosa di non piccante e senza gamberi'],
    ['pt', 'não picante e sem camarão'],
    ['zh', '不辣的，不能有虾'],
    ['ja', '辛くなくてエビなしのもの'],
    ['ko', '안 매운 거, 새우 없는 걸로'],
    ['ar', 'شي مو حار وبدون روبيان'],
  ])('%s', (locale, question) => {
    const answer = ask(locale, question);
    expect(lineOf(answer, 'Garlic prawns')).toMatch(/[(（]/);
    expect(answer).toContain('Lentil stew');
    expect(answer).not.toContain('Chilli chicken');
  });
});

describe('peanuts beside spice', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'can’t do spicy or peanuts'],
    ['fr', 'je supporte pas le piquant ni les cacahuètes'],
    ['es', 'no aguanto el picante ni el cacahuete'],
    ['it', 'non sopporto il piccante né le arachidi'],
    ['pt', 'não aguento pimenta nem amendoim'],
    ['zh', '不吃辣也不吃花生'],
    ['ja', '辛いのとピーナッツがダメ'],
    ['ko', '매운거랑 땅콩 못먹어요'],
    ['ar', 'ما باكل حار ولا فول سوداني'],
  ])('%s', (locale, question) => {
    const answer = ask(locale, question);
    expect(lineOf(answer, 'Peanut noodles')).toMatch(/[(（]/);
    expect(answer).not.toContain('Chilli chicken');
  });
});

describe('an allergy that is corrected', () => {
  test.each<readonly [MenuLocale, string, string, string]>([
    ['en', 'im allergic to nuts', 'sorry i meant shellfish', 'what can i eat?'],
    ['fr', 'allergique aux noix', 'pardon, je voulais dire aux crustacés', 'je peux manger quoi ?'],
    ['es', 'alergia a los frutos secos', 'perdón, quería decir a los crustáceos', 'qué puedo comer?'],
    ['de', 'ich bin gegen nüsse allergisch', 'äh nein, ich meinte krebstiere', 'was kann ich essen'],
    ['it', 'allergia alle noci', 'scusi, volevo dire ai crostacei', 'cosa posso mangiare?'],
    ['pt', 'alergia a nozes', 'desculpe, quis dizer crustáceos', 'o que posso comer?'],
    ['zh', '我对坚果过敏', '说错了，是虾', '那我能吃什么'],
    ['ja', 'ナッツアレルギーです', '間違えました、エビです', '何が食べられますか'],
    ['ko', '견과류 알레르기 있어요', '아 잘못 말했어요 새우요', '뭐 먹을 수 있어요?'],
    ['ar', 'عندي حساسية من المكسرات', 'لا قصدي القشريات', 'شو اقدر اكل؟'],
  ])('%s', (locale, ...questions) => expect(lineOf(ask(locale, ...questions), 'Garlic prawns')).toMatch(/[(（]|^$/));
});

test('mussels behind a fear of crustaceans are listed with what they declare', () =>
  expect(lineOf(ask('en', 'im allergic to prawns. are the mussels ok?'), 'Mussels')).toContain('(contains molluscs)'));

test('"nor anything that contains wine" leaves wine out', () => {
  const answer = ask('es', 'no como cerdo ni nada que contenga vino');
  expect(answer).toContain('vino');
  expect(lineOf(answer, 'Farmer plate')).toMatch(/\(/);
});

describe('an add-on after a price', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'how much is the potato rösti?', 'and with a fried egg?'],
    ['de', 'was kostet der Potato rösti?', 'und mit Spiegelei?'],
    ['es', 'cuánto cuesta el Potato rösti?', 'y con huevo frito?'],
    ['pt', 'quanto custa o Potato rösti?', 'e com ovo estrelado?'],
    ['fr', 'c’est combien le Potato rösti ?', 'et avec un œuf au plat ?'],
    ['ar', 'بكم Potato rösti؟', 'ومع بيض مقلي؟'],
  ])('%s', (locale, ...questions) => expect(ask(locale, ...questions)).toMatch(/\b15\b/));
});

describe('another dish after a price', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['ar', 'كم سعر الروبيان بالثوم؟', 'طيب و Mussels in cider؟'],
    ['en', 'how much are the garlic prawns?', 'and the mussels?'],
  ])('%s is no allergy', (locale, ...questions) => expect(ask(locale, ...questions)).toMatch(/\b9\b/));
});

test('something to share for about an amount lists dishes for several', () => {
  const answer = ask('en', 'two of us really hungry, anything to share for about 50-55 quid?');
  expect(answer).toContain('Platter for two');
  expect(answer).not.toContain('Green salad');
});

describe('a main, or just salad', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'im vegan, is there a main for me or just salad'],
    ['fr', 'je suis végane, vous avez un plat pour moi ou juste de la salade'],
    ['de', 'bin vegan, gibts was richtiges oder nur salat'],
    ['es', 'soy vegana, hay algún plato o solo ensalada?'],
    ['it', 'sono vegana, c’è un piatto per me o solo insalata'],
    ['pt', 'sou vegana, tem algum prato pra mim ou só salada'],
    ['zh', '我吃纯素，有主菜吗还是只有沙拉'],
    ['ja', 'ヴィーガンです。メインはありますか、それともサラダだけですか'],
    ['ko', '비건인데 메인 요리 있나요 아니면 샐러드만 있나요'],
    ['ar', 'انا نباتي صرف، في طبق رئيسي ولا بس سلطة؟'],
  ])('%s', (locale, question) => expect(ask(locale, question)).toContain('Lentil stew'));
});

test('the meat of a dish is named in the guest’s language', () => {
  expect(ask('de', 'was für fleisch ist im platter for two?')).toContain('Rindfleisch');
  expect(ask('ja', 'Platter for twoって何の肉？')).toContain('牛肉');
});

test('"no pork, no alcohol" asks for something to eat', () =>
  expect(ask('de', 'kein schwein kein alkohol')).toContain('Lentil stew'));
