import { describe, expect, test } from 'vitest';
import type { AllergenCode } from '../../shared/allergens.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Of a list of what a guest can't eat nothing is lost, whatever ends it. */

const dish = (title: string, description: string, contains: readonly AllergenCode[] = []) => ({
  title,
  description,
  contains,
});

const SECTIONS = {
  Snacks: [
    dish('Grilled prawns', 'prawns, parsley', ['crustaceans']),
    dish('Steamed mussels', 'mussels, thyme', ['molluscs']),
    dish('Garlic bread', 'bread, garlic', ['wheat']),
    dish('Olives', 'olives, lemon'),
  ],
  Mains: [
    dish('Egg salad', 'eggs, lettuce', ['eggs']),
    dish('Braised oxtail', 'oxtail, wine'),
    dish('Pork chop', 'pork, apples'),
    dish('Baked pumpkin', 'pumpkin, rosemary'),
    dish('Baked cod', 'cod, lemon', ['fish']),
  ],
};

const ask = askAbout(restaurantWith(SECTIONS, {}, { price: 500 }));

/** Neither offered without a mark in brackets nor by itself. */
function expectMarked(text: string, ...dishes: string[]): void {
  for (const dish of dishes)
    for (const line of text.split('\n').filter((one) => one.startsWith('•') && one.includes(dish)))
      expect(line).toMatch(/[(（]/);
}

describe('a list ends with "and so on"', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'I can’t have mussels, prawns etc. (allergy)'],
    ['fr', 'je ne supporte pas les moules, les crevettes etc. (allergie)'],
    ['de', 'ich vertrag keine Muscheln, Krebse usw. (Allergie)'],
    ['it', 'non tollero le cozze, i gamberi ecc. (allergia)'],
    ['pt', 'não posso comer mexilhões, camarões etc. (alergia)'],
    ['es', 'no puedo comer mejillones, gambas etc. (alergia)'],
  ])('%s: %s', (locale, question) => {
    const text = ask(locale, question);
    expectMarked(text, 'Grilled prawns', 'Steamed mussels');
    expect(text).toMatch(/Grilled prawns.*[(（]/);
    expect(text).toMatch(/Steamed mussels.*[(（]/);
  });
});

describe('an allergy is named behind its list', () => {
  test.each<readonly [MenuLocale, string]>([
    ['zh', '我对贻贝、虾过敏'],
    ['zh', '我对贻贝、虾等等过敏'],
    ['zh', '我们对虾、鸡蛋、贻贝都过敏'],
    ['ja', '私はムール貝、エビアレルギーです'],
    ['ja', 'ムール貝とか、エビのアレルギー'],
    ['ko', '저는 홍합, 새우에 알레르기가 있어요'],
    ['de', 'Ich bin gegen Muscheln, Garnelen allergisch'],
    ['de', 'auf Muscheln, Garnelen reagiere ich allergisch'],
    ['it', 'alle cozze, ai gamberi sono allergica'],
    ['fr', 'aux moules, aux crevettes je suis allergique'],
  ])('%s: %s', (locale, question) => {
    const text = ask(locale, question);
    expectMarked(text, 'Grilled prawns', 'Steamed mussels');
    expect(text).toMatch(/Grilled prawns.*[(（]/);
    expect(text).toMatch(/Steamed mussels.*[(（]/);
  });
});

describe('a reaction is an allergy, and the second food of it counts', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'I react badly to egg and also fish'],
    ['en', 'she breaks out if she eats eggs or fish'],
    ['en', 'one of us has an allergy to fish, the other to eggs'],
    ['fr', 'je fais une réaction aux œufs et au poisson'],
    ['it', 'se mangio uova o pesce sto male'],
    ['zh', '有鸡蛋过敏史，还有鱼'],
    ['zh', '我不可以吃鸡蛋，也不可以吃鱼'],
    ['ar', 'اتورم اذا اكلت بيض او سمك'],
  ])('%s: %s', (locale, question) => {
    const text = ask(locale, question);
    expectMarked(text, 'Egg salad', 'Baked cod');
    expect(text).toMatch(/Egg salad.*[(（]/);
    expect(text).toMatch(/Baked cod.*[(（]/);
  });
});

describe('"no meat, fish or eggs" leaves out all three', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'no meat, fish or eggs, and no onion, garlic or leeks. anything at all?'],
    ['en', 'without pork, eggs or garlic, what is there?'],
    ['fr', 'sans porc, œufs ou ail, vous avez quoi ?'],
    ['it', 'senza maiale, uova o aglio, cosa c’è?'],
    ['es', 'sin cerdo, huevos ni ajo, ¿qué hay?'],
    ['pt', 'sem porco, ovos nem alho, o que há?'],
    ['de', 'ohne Schwein, Eier oder Knoblauch, was gibt es?'],
    ['zh', '不要猪肉、鸡蛋和大蒜，有什么？'],
    ['ja', '豚肉、卵、にんにく抜きで何がありますか'],
    ['ko', '돼지고기, 계란, 마늘 빼고 뭐 있어요?'],
  ])('%s: %s', (locale, question) => {
    const text = ask(locale, question);
    expectMarked(text, 'Egg salad', 'Garlic bread', 'Pork chop');
    expect(text).toContain('Baked pumpkin');
  });

  test('a dish before what it should lack stays asked for', () => {
    const text = ask('ja', 'サラダ、卵抜きで');
    expectMarked(text, 'Egg salad');
  });

  test('what is asked for behind it stays asked for', () => {
    const text = ask('en', 'no pork, fish is fine, what is there?');
    expect(text).toMatch(/• Baked cod[^(]*$/m);
  });
});

describe('"nor anything with wine in it" asks of no dish', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'I don’t eat pork or anything with wine in it, which mains do you have?'],
    ['fr', 'je ne mange pas de porc ni rien qui contient du vin, quels plats avez-vous ?'],
    ['de', 'ich esse kein Schwein und nichts wo Wein enthalten ist, welche Hauptgerichte gibt es?'],
    ['it', 'non mangio maiale né niente che contenga vino, cosa c’è?'],
    ['pt', 'não como porco nem nada que leva vinho, o que há?'],
    ['ar', 'ما آكل خنزير ولا أي شي فيه نبيذ، شو في عندكم؟'],
  ])('%s: %s', (locale, question) => {
    const text = ask(locale, question);
    expectMarked(text, 'Braised oxtail', 'Pork chop');
    expect(text).toContain('Baked pumpkin');
  });
});

describe('what a Jain doesn’t eat', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'I’m Jain, what can I eat?'],
    ['fr', 'je suis jaïn, que puis-je manger ?'],
    ['de', 'ich bin Jain, was kann ich essen?'],
    ['it', 'sono giainista, cosa posso mangiare?'],
    ['zh', '我信耆那教，能吃什么？'],
    ['ja', 'ジャイナ教徒です。何が食べられますか'],
  ])('%s: %s', (locale, question) => {
    const text = ask(locale, question);
    expectMarked(text, 'Egg salad', 'Garlic bread', 'Pork chop', 'Baked cod', 'Grilled prawns', 'Steamed mussels');
  });
});

describe('which of a section are out behind an allergy', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'I’m allergic to crustaceans', 'what in the category Snacks is out?'],
    ['fr', 'je suis allergique aux crustacés', 'dans la rubrique Snacks, qu’est-ce qui est exclu ?'],
    ['de', 'Ich bin allergisch gegen Krebstiere', 'Was aus der Rubrik Snacks fällt da weg?'],
    ['it', 'sono allergico ai crostacei', 'cosa devo evitare della categoria Snacks?'],
    ['ar', 'عندي حساسية من القشريات', 'إيه الممنوع عليا من Snacks؟'],
  ])('%s', (locale, allergy, question) => {
    expect(ask(locale, allergy, question)).toMatch(/Grilled prawns.*[(（]/);
  });
});
