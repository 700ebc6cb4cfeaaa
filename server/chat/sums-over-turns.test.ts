import { describe, expect, test } from 'vitest';
import { CHAT_WORDS } from '../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { amount, askInTurn, hasTotal, totalLine } from '../../test/order-chats.ts';

/** What guests of ten languages order, change and add up over several messages, on one menu that each reads translated. */

type Chat = readonly [locale: MenuLocale, questions: readonly string[], minor: number];

const expectTotal = ([locale, questions, minor]: Chat): void => {
  expect(askInTurn(locale, questions)).toContain(totalLine(locale, minor));
};

describe('one message is summed', () => {
  test.each<Chat>([
    ['en', ['How much for two tomato soups and a coffee?'], 1_580],
    ['en', ['a couple of lemonades, 3 coffees and one hamburger, what’s the total?'], 3_140],
    ['en', ['what would a small beer and two large beers come to?'], 1_480],
    ['en', ['how much is a green salad with burrata and a glass of red wine'], 1_700],
    ['fr', ['Ça fait combien deux soupes de tomate et un café ?'], 1_580],
    ['fr', ['2 hamburgers avec bacon, une frite et 3 limonades svp, combien en tout'], 5_050],
    ['fr', ['combien pour une petite bière et deux grandes ?'], 1_480],
    ['es', ['¿Cuánto es por dos sopas de tomate y un café?'], 1_580],
    ['es', ['tres limonadas, una hamburguesa con queso y unas papas fritas, cuánto sale?'], 3_300],
    ['de', ['Was kosten zwei Tomatensuppen und ein Kaffee zusammen?'], 1_580],
    ['de', ['3 Limonaden, 1 Hamburger mit Käse und einmal Pommes, was macht das?'], 3_300],
    ['de', ['was kosten ein großes und zwei kleine Bier?'], 1_220],
    ['it', ['Quanto vengono due zuppe di pomodoro e un caffè?'], 1_580],
    ['it', ['tre limonate, un hamburger con formaggio e patatine fritte quanto fa?'], 3_300],
    ['pt', ['Quanto é duas sopas de tomate e um café?'], 1_580],
    ['pt', ['3 limonadas, um hambúrguer com bacon e batatas fritas, quanto fica tudo?'], 3_350],
    ['zh', ['两份番茄汤和一杯咖啡一共多少钱'], 1_580],
    ['zh', ['我要三杯柠檬水，一个汉堡加芝士，一份薯条，总共多少'], 3_300],
    ['zh', ['２份番茄汤和１杯咖啡多少钱'], 1_580],
    ['ja', ['トマトスープ二つとコーヒー一つでいくらですか'], 1_580],
    ['ja', ['レモネード3つ、ハンバーガー1つ、フライドポテト1つで合計いくら？'], 3_150],
    ['ja', ['コーヒー２杯とトマトスープ１つ、全部でいくら'], 1_210],
    ['ko', ['토마토 수프 두 개랑 커피 한 잔 얼마예요?'], 1_580],
    ['ko', ['레모네이드 세 잔, 햄버거 하나, 감자튀김 하나 다 합쳐서 얼마?'], 3_150],
    ['ko', ['커피 3잔이랑 햄버거 2개 총 얼마'], 3_840],
    ['ar', ['كم سعر شوربة طماطم اثنين وقهوة واحدة؟'], 1_580],
    ['ar', ['ثلاث ليموناضة وهمبرغر واحد كم المجموع؟'], 2_700],
    ['ar', ['قهوتين وهمبرغر بكم؟'], 2_060],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('one each', () => {
  test.each<Chat>([
    ['en', ['one coffee and one tiramisu each for three people, how much?'], 2_880],
    ['en', ['there are four of us, a hamburger each and two coffees, total?'], 6_560],
    ['fr', ['on est trois, un hamburger chacun et un café chacun, ça fait combien ?'], 5_340],
    ['de', ['wir sind zu viert, für jeden einen Hamburger, was macht das?'], 6_000],
    ['es', ['somos tres, una hamburguesa para cada uno, ¿cuánto sería?'], 4_500],
    ['it', ['siamo in quattro, un hamburger a testa, quanto fa?'], 6_000],
    ['pt', ['somos três, um hambúrguer cada um, quanto fica?'], 4_500],
    ['zh', ['我们三个人，每人一个汉堡，一共多少钱'], 4_500],
    ['ja', ['3人で、ハンバーガーを1つずつ、合計いくらですか'], 4_500],
    ['ko', ['세 명인데 햄버거 하나씩 총 얼마예요?'], 4_500],
    ['ar', ['نحن ثلاثة أشخاص، همبرغر لكل واحد، كم المجموع؟'], 4_500],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('the next message adds to it', () => {
  test.each<Chat>([
    ['en', ['two hamburgers please', 'and a coffee with that, how much?'], 3_280],
    ['en', ['how much is the hamburger?', 'with bacon and cheese?', 'plus a large beer, total?'], 2_430],
    ['fr', ['2 hamburgers', 'et avec un café en plus ?'], 3_280],
    ['fr', ['je prends une salade verte', 'avec la burrata', 'et deux cafés, ça fait combien en tout ?'], 1_710],
    ['es', ['quiero dos hamburguesas', 'y un café también, ¿cuánto es en total?'], 3_280],
    ['de', ['ich nehme zwei Hamburger', 'und dazu noch ein Kaffee, was macht das zusammen?'], 3_280],
    ['it', ['prendo due hamburger', 'e anche un caffè, quanto fa in tutto?'], 3_280],
    ['pt', ['quero dois hambúrgueres', 'e mais um café, quanto dá no total?'], 3_280],
    ['zh', ['我要两个汉堡', '再加一杯咖啡，一共多少？'], 3_280],
    ['ja', ['ハンバーガーを2つください', 'それとコーヒーも一つ、合計は？'], 3_280],
    ['ko', ['햄버거 두 개 주세요', '커피도 한 잔 추가하면 총 얼마예요?'], 3_280],
    ['ar', ['أريد همبرغر اثنين', 'وقهوة كمان، كم المجموع؟'], 3_280],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('the next message changes a number', () => {
  test.each<Chat>([
    ['en', ['a hamburger and a coffee, how much?', 'make that three coffees'], 2_340],
    ['en', ['how much is the hamburger?', 'make that three'], 4_500],
    ['fr', ['un hamburger et un café, combien ?', 'finalement trois cafés'], 2_340],
    ['es', ['una hamburguesa y un café, ¿cuánto es?', 'mejor que sean tres cafés'], 2_340],
    ['de', ['ein Hamburger und ein Kaffee, was macht das?', 'doch drei Kaffee'], 2_340],
    ['it', ['un hamburger e un caffè, quanto viene?', 'anzi, facciamo tre caffè'], 2_340],
    ['pt', ['um hambúrguer e um café, quanto é?', 'na verdade três cafés'], 2_340],
    ['zh', ['一个汉堡和一杯咖啡多少钱', '咖啡改成三杯呢'], 2_340],
    ['ja', ['ハンバーガー1つとコーヒー1つでいくら？', 'コーヒーを3つにしたら？'], 2_340],
    ['ko', ['햄버거 하나랑 커피 한 잔 얼마예요?', '커피를 세 잔으로 하면요?'], 2_340],
    ['ar', ['همبرغر واحد وقهوة واحدة كم؟', 'خليها ثلاث قهوة'], 2_340],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('the next message leaves something out', () => {
  test.each<Chat>([
    ['en', ['a hamburger, a glass of red wine and a coffee, how much?', 'without the wine then?'], 1_780],
    ['fr', ['un hamburger, un verre de vin rouge et un café, combien ?', 'et sans le vin ?'], 1_780],
    ['es', ['una hamburguesa, una copa de vino tinto y un café, ¿cuánto es?', '¿y sin el vino?'], 1_780],
    ['de', ['ein Hamburger, ein Glas Rotwein und ein Kaffee, was macht das?', 'und ohne den Wein?'], 1_780],
    ['it', ['un hamburger, un calice di vino rosso e un caffè, quanto viene?', 'e senza il vino?'], 1_780],
    ['pt', ['um hambúrguer, um copo de vinho tinto e um café, quanto é?', 'e sem o vinho?'], 1_780],
    ['zh', ['一个汉堡、一杯红酒和一杯咖啡多少钱', '不要红酒呢？'], 1_780],
    ['ja', ['ハンバーガー1つ、レモネード1つ、コーヒー1つでいくら？', 'レモネードなしだと？'], 1_780],
    ['ko', ['햄버거 하나, 레모네이드 한 잔, 커피 한 잔 얼마예요?', '레모네이드 빼면요?'], 1_780],
    ['ar', ['همبرغر وليموناضة وقهوة كم المجموع؟', 'وبدون الليموناضة؟'], 1_780],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('the next message chooses a size', () => {
  test.each<Chat>([
    ['en', ['a hamburger and a beer, how much?', 'what’s the total with the large one?'], 2_080],
    ['fr', ['un hamburger et une bière, combien ?', 'et avec la grande, ça fait combien en tout ?'], 2_080],
    ['es', ['una hamburguesa y una cerveza, ¿cuánto es?', '¿y en total con la grande?'], 2_080],
    ['de', ['ein Hamburger und ein Bier, was macht das?', 'und mit dem großen zusammen?'], 2_080],
    ['it', ['un hamburger e una birra, quanto viene?', 'e in totale con quella grande?'], 2_080],
    ['pt', ['um hambúrguer e uma cerveja, quanto é?', 'e no total com a grande?'], 2_080],
    ['zh', ['一个汉堡和一杯啤酒多少钱', '要大杯的话一共多少'], 2_080],
    ['ja', ['ハンバーガー1つとビール1つでいくら？', '大きい方だと合計いくら？'], 2_080],
    ['ko', ['햄버거 하나랑 맥주 하나 얼마예요?', '큰 걸로 하면 총 얼마예요?'], 2_080],
    ['ar', ['همبرغر وبيرة كم السعر؟', 'كم المجموع مع الكبيرة؟'], 2_080],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('the whole order several times', () => {
  test.each<Chat>([
    ['en', ['a hamburger and a coffee, how much?', 'and for four people, how much?'], 7_120],
    ['fr', ['un hamburger et un café, combien ?', 'et pour quatre personnes, combien ?'], 7_120],
    ['es', ['una hamburguesa y un café, ¿cuánto es?', '¿y cuánto es para cuatro personas?'], 7_120],
    ['de', ['ein Hamburger und ein Kaffee, was macht das?', 'und was kostet das für vier Personen?'], 7_120],
    ['it', ['un hamburger e un caffè, quanto viene?', 'e quanto viene per quattro persone?'], 7_120],
    ['pt', ['um hambúrguer e um café, quanto é?', 'e quanto é para quatro pessoas?'], 7_120],
    ['zh', ['一个汉堡和一杯咖啡多少钱', '四个人一共多少钱？'], 7_120],
    ['ja', ['ハンバーガー1つとコーヒー1つでいくら？', '4人分だといくら？'], 7_120],
    ['ko', ['햄버거 하나랑 커피 한 잔 얼마예요?', '네 명이면 얼마예요?'], 7_120],
    ['ar', ['همبرغر وقهوة كم المجموع؟', 'كم المجموع لأربعة أشخاص؟'], 7_120],
  ])('%s %j', (...chat) => expectTotal(chat));
});

type Answer = readonly [locale: MenuLocale, questions: readonly string[], parts: readonly number[]];

describe('whether an amount is enough is answered with what is left or missing', () => {
  test.each<Answer>([
    ['en', ['two hamburgers and a coffee, how much?', 'do I have enough with 50 €?'], [3_280, 1_720]],
    ['en', ['two hamburgers and a coffee, how much?', 'is 30 euros enough?'], [3_280, 280]],
    ['fr', ['deux hamburgers et un café, combien ?', 'j’ai assez avec 50 € ?'], [3_280, 1_720]],
    ['es', ['dos hamburguesas y un café, ¿cuánto es?', '¿me alcanza con 50 euros?'], [3_280, 1_720]],
    ['de', ['zwei Hamburger und ein Kaffee, was macht das?', 'reichen 50 Euro?'], [3_280, 1_720]],
    ['it', ['due hamburger e un caffè, quanto viene?', 'bastano 50 euro?'], [3_280, 1_720]],
    ['pt', ['dois hambúrgueres e um café, quanto é?', '50 euros chegam?'], [3_280, 1_720]],
    ['zh', ['两个汉堡和一杯咖啡多少钱', '50欧元够吗？'], [3_280, 1_720]],
    ['ja', ['ハンバーガー2つとコーヒー1つでいくら？', '50ユーロで足りますか？'], [3_280, 1_720]],
    ['ko', ['햄버거 두 개랑 커피 한 잔 얼마예요?', '50유로면 충분해요?'], [3_280, 1_720]],
    ['ar', ['همبرغر اثنين وقهوة كم المجموع؟', 'هل 50 يورو تكفي؟'], [3_280, 1_720]],
  ])('%s %j', (locale, questions, parts) => {
    const text = askInTurn(locale, questions);
    for (const part of parts) expect(text).toContain(amount(locale, part));
  });
});

describe('a sum is divided by how many pay', () => {
  test.each<Answer>([
    ['en', ['two hamburgers and two lemonades, how much?', 'split by three?'], [3_800, 1_267]],
    ['en', ['two hamburgers and two lemonades, how much?', 'how much is that each if we’re four?'], [3_800, 950]],
    ['fr', ['deux hamburgers et deux limonades, combien ?', 'divisé par quatre ?'], [3_800, 950]],
    ['es', ['dos hamburguesas y dos limonadas, ¿cuánto es?', '¿y dividido entre cuatro?'], [3_800, 950]],
    ['de', ['zwei Hamburger und zwei Limonaden, was macht das?', 'durch vier geteilt?'], [3_800, 950]],
    ['it', ['due hamburger e due limonate, quanto viene?', 'diviso per quattro?'], [3_800, 950]],
    ['pt', ['dois hambúrgueres e duas limonadas, quanto é?', 'dividido por quatro?'], [3_800, 950]],
    ['zh', ['两个汉堡和两杯柠檬水多少钱', '四个人平分每人多少？'], [3_800, 950]],
    ['ja', ['ハンバーガー2つとレモネード2つでいくら？', '4人で割るといくら？'], [3_800, 950]],
    ['ko', ['햄버거 두 개랑 레모네이드 두 잔 얼마예요?', '넷이서 나누면요?'], [3_800, 950]],
    ['ar', ['همبرغر اثنين وليموناضة اثنين كم المجموع؟', 'ولو قسمناها على أربعة؟'], [3_800, 950]],
  ])('%s %j', (locale, questions, parts) => {
    const text = askInTurn(locale, questions);
    for (const part of parts) expect(text).toContain(amount(locale, part));
  });
});

describe('a size that the guest didn’t name is not guessed: both prices, no sum', () => {
  test.each<Answer>([
    ['en', ['How much for two hamburgers and a beer?'], [3_000, 320, 580]],
    ['fr', ['combien pour deux hamburgers et une bière ?'], [3_000, 320, 580]],
    ['es', ['¿cuánto por dos hamburguesas y una cerveza?'], [3_000, 320, 580]],
    ['de', ['was kosten zwei Hamburger und ein Bier?'], [3_000, 320, 580]],
    ['it', ['quanto vengono due hamburger e una birra?'], [3_000, 320, 580]],
    ['pt', ['quanto é dois hambúrgueres e uma cerveja?'], [3_000, 320, 580]],
    ['zh', ['两个汉堡和一杯啤酒多少钱'], [3_000, 320, 580]],
    ['ja', ['ハンバーガー2つとビール1つでいくら？'], [3_000, 320, 580]],
    ['ko', ['햄버거 두 개랑 맥주 하나 얼마예요?'], [3_000, 320, 580]],
    ['ar', ['همبرغر اثنين وبيرة كم السعر؟'], [3_000, 320, 580]],
  ])('%s %j', (locale, questions, parts) => {
    const text = askInTurn(locale, questions);
    for (const part of parts) expect(text).toContain(amount(locale, part));
    expect(hasTotal(locale, text)).toBe(false);
  });
});

describe('what the menu doesn’t have is said, and the rest is summed apart', () => {
  test.each<Answer>([
    ['en', ['How much for two hamburgers and a sushi?'], [3_000]],
    ['fr', ['combien pour deux hamburgers et un sushi ?'], [3_000]],
    ['es', ['¿cuánto por dos hamburguesas y un sushi?'], [3_000]],
    ['de', ['was kosten zwei Hamburger und ein Sushi?'], [3_000]],
    ['it', ['quanto vengono due hamburger e un sushi?'], [3_000]],
    ['pt', ['quanto é dois hambúrgueres e um sushi?'], [3_000]],
    ['zh', ['两个汉堡和一份寿司多少钱'], [3_000]],
    ['ja', ['ハンバーガー2つと寿司1つでいくら？'], [3_000]],
    ['ko', ['햄버거 두 개랑 초밥 하나 얼마예요?'], [3_000]],
    ['ar', ['همبرغر اثنين وسوشي واحد كم المجموع؟'], [3_000]],
  ])('%s %j', (locale, questions, parts) => {
    const text = askInTurn(locale, questions);
    for (const part of parts) expect(text).toContain(amount(locale, part));
    expect(hasTotal(locale, text)).toBe(false);
    const [, end = ''] = CHAT_WORDS[locale].order_missing.split('{{food}}');
    expect(text).toContain(end);
  });
});

test.each<Chat>([
  ['en', ['How much for a lasagne and a coffee?'], 280],
  ['fr', ['combien pour une lasagne et un café ?'], 280],
  ['de', ['was kosten eine Lasagne und ein Kaffee?'], 280],
  ['ja', ['ラザニア1つとコーヒー1つでいくら？'], 280],
])('a dish that is sold out is said to be, and the sum is of the others: %s %j', (...[locale, questions, minor]) => {
  const [mark = ''] = CHAT_WORDS[locale].marked_out.split('{{dish}}').filter((part) => part !== '');
  const [, out = ''] = CHAT_WORDS[locale].dish_out.split('{{dish}}');
  const text = askInTurn(locale, questions);
  expect(text.includes(mark) || text.includes(out)).toBe(true);
  expect(hasTotal(locale, text)).toBe(false);
  expect(text).toContain(interpolate(CHAT_WORDS[locale].order_rest, { price: amount(locale, minor) }));
});

describe('an allergy that was named before marks the dishes of each sum', () => {
  test.each<Chat>([
    ['en', ['I’m allergic to milk', 'how much are two chocolate cakes and a coffee?'], 1_780],
    ['fr', ['je suis allergique au lait', 'combien pour deux gâteaux au chocolat et un café ?'], 1_780],
    ['es', ['soy alérgica a la leche', '¿cuánto es por dos pasteles de chocolate y un café?'], 1_780],
    ['de', ['ich habe eine Milchallergie', 'was kosten zwei Schokoladenkuchen und ein Kaffee?'], 1_780],
    ['it', ['sono allergico al latte', 'quanto vengono due torte al cioccolato e un caffè?'], 1_780],
    ['pt', ['sou alérgico a leite', 'quanto é dois bolos de chocolate e um café?'], 1_780],
    ['zh', ['我对牛奶过敏', '两份巧克力蛋糕和一杯咖啡一共多少钱'], 1_780],
    ['ja', ['牛乳アレルギーです', 'チョコレートケーキ2つとコーヒー1つでいくらですか'], 1_780],
    ['ko', ['우유 알레르기가 있어요', '초콜릿 케이크 두 개랑 커피 한 잔 총 얼마예요?'], 1_780],
    ['ar', ['عندي حساسية من الحليب', 'كم سعر كعكة شوكولاتة اثنين وقهوة واحدة؟'], 1_780],
  ])('%s %j', (...chat) => {
    const [locale, questions] = chat;
    const text = askInTurn(locale, questions);
    expect(text).toContain(totalLine(locale, chat[2]));
    const [mark = ''] = CHAT_WORDS[locale].mark_contains.split('{{allergens}}').filter((part) => part.trim() !== '');
    expect(text).toContain(mark.trim());
    expect(text).toContain(CHAT_WORDS[locale].allergen_ask);
  });
});

describe('no sum leaves a part out', () => {
  test.each<readonly [locale: MenuLocale, questions: readonly string[]]>([
    ['en', ['How much for two hamburgers and a zorgle?']],
    ['fr', ['combien pour deux hamburgers avec zorgle et un café ?']],
    ['de', ['Was kosten ein Hamburger mit Zorgel und einmal Pommes?']],
    ['es', ['¿cuánto por dos hamburguesas y un zorguele?']],
    ['it', ['quanto vengono due hamburger e uno zorghello?']],
    ['pt', ['quanto é dois hambúrgueres e um zorguelo?']],
    ['en', ['a hamburger each and a coffee, how much?']],
  ])('%s %j', (locale, questions) => {
    expect(hasTotal(locale, askInTurn(locale, questions))).toBe(false);
  });
});

test.each<Chat>([
  ['en', ['How much is the beer?', 'one small and one large, together?'], 900],
  ['de', ['Was kostet das Bier?', 'Dann einmal klein und einmal groß, was macht das zusammen?'], 900],
  ['fr', ['combien coûte la bière ?', 'une petite et une grande, ça fait combien ?'], 900],
  ['es', ['¿cuánto cuesta la cerveza?', 'una pequeña y una grande, ¿cuánto es en total?'], 900],
  ['it', ['quanto costa la birra?', 'una piccola e una grande, quanto fa in tutto?'], 900],
  ['pt', ['quanto custa a cerveja?', 'uma pequena e uma grande, quanto dá no total?'], 900],
])('sizes of the dish before are summed: %s %j', (...chat) => expectTotal(chat));

/** What a guest asks for who has ordered a hamburger, a coffee and more. */
const ORDERS: Readonly<Record<MenuLocale, string>> = {
  en: 'two hamburgers and a coffee, how much?',
  fr: 'deux hamburgers et un café, combien ?',
  es: 'dos hamburguesas y un café, ¿cuánto es?',
  de: 'zwei Hamburger und ein Kaffee, was macht das?',
  it: 'due hamburger e un caffè, quanto viene?',
  pt: 'dois hambúrgueres e um café, quanto é?',
  zh: '两个汉堡和一杯咖啡多少钱',
  ja: 'ハンバーガー2つとコーヒー1つでいくら？',
  ko: '햄버거 두 개랑 커피 한 잔 얼마예요?',
  ar: 'همبرغر اثنين وقهوة كم المجموع؟',
};

describe('the bill sums all messages, with their corrections', () => {
  test.each<Chat>([
    ['en', ['3 hamburgers', 'actually make that 4', 'and a lemonade', 'total?'], 6_400],
    ['en', ['two hamburgers please', 'no, the grilled salmon rather', 'a coffee too', 'what do I owe?'], 4_180],
    ['fr', ['deux hamburgers', 'et trois limonades', 'total svp'], 4_200],
    ['fr', ['je prends un hamburger', 'finalement plutôt le tiramisu', 'et un café', 'l’addition ?'], 960],
    ['es', ['me das dos hamburguesas', 'y una limonada', 'súmame todo'], 3_400],
    ['es', ['quiero una cerveza grande', 'mejor una pequeña', 'y una hamburguesa', '¿cuánto te debo?'], 1_820],
    [
      'de',
      [
        'ich nehme eine große Pizza Margherita',
        'ach nee, doch die kleine',
        'plus einen Kaffee. Wie viel zahl ich dann?',
      ],
      1_180,
    ],
    ['it', ['due hamburger per favore', 'e due caffè', 'quant’è?'], 3_560],
    ['it', ['un hamburger', 'anzi no, meglio il tiramisù', 'e un caffè', 'totale?'], 960],
    ['pt', ['queria um hambúrguer', 'e dois cafés', 'quanto deu tudo?'], 2_060],
    ['zh', ['要一份番茄汤', '算了 换成汉堡', '再来一杯咖啡', '总共多少'], 1_780],
    ['ja', ['とりあえずハンバーガー二つ', 'コーヒー3つ', 'あ、コーヒーはやっぱ2つで', '全部でいくら？'], 3_560],
    [
      'ko',
      ['햄버거 두 개 주세요', '토마토 수프 하나', '아 토마토 수프 말고 티라미수로 바꿔주세요', '총 얼마예요'],
      3_680,
    ],
    ['ar', ['بدي همبرغر وقهوة', 'شيل القهوة وحط ليموناضة محلها', 'قديش الحساب؟'], 1_900],
  ])('%s %j', (...chat) => expectTotal(chat));

  test('a dish that a guest only asked about is on no bill', () => {
    const text = askInTurn('en', ['what’s in the lasagne?', 'two hamburgers please', 'a coffee too', 'the bill?']);
    expect(text).toContain(totalLine('en', 3_280));
  });

  test('the add-on that a guest names is added, not another with a word of it', () => {
    expectTotal(['en', ['a hamburger with extra bacon, how much?'], 1_700]);
    expectTotal(['ja', ['ハンバーガーにベーコン追加でいくら？'], 1_700]);
    expectTotal(['ko', ['햄버거에 베이컨 추가하면 얼마예요?'], 1_700]);
  });
});

describe('a message that says anything else changes and sums no order', () => {
  test.each<readonly [locale: MenuLocale, question: string]>([
    ['en', 'two of us can’t eat garlic'],
    ['en', 'no pork please'],
    ['en', 'we don’t drink alcohol'],
    ['en', 'can we share one dessert?'],
    ['en', 'do they share a fryer with the fish, for two people?'],
    ['en', 'there are 3 of us'],
    ['en', 'a table for 4 people at 8, how much is the deposit?'],
    ['en', 'do you have a room for four people?'],
    ['en', 'don’t forget the coffee'],
    ['en', 'the hamburger without tomato'],
    ['en', 'a hamburger without bacon'],
    ['en', 'is a 5 € tip enough?'],
    ['en', 'is 50 dollars enough?'],
    ['en', 'can you give me change for 50 €, is that enough?'],
    ['en', 'is 10 € enough for the cover charge?'],
    ['en', 'can we each pay separately?'],
    ['fr', 'deux d’entre nous ne mangent pas d’ail'],
    ['fr', 'on est trois'],
    ['fr', 'on peut partager un dessert à deux ?'],
    ['fr', 'n’oubliez pas le café'],
    ['fr', 'moins de sel dans le hamburger'],
    ['fr', 'au moins deux cafés sans sucre'],
    ['es', 'somos cuatro'],
    ['es', 'al menos sin café para los dos niños'],
    ['es', '¿podemos compartir un postre entre dos?'],
    ['de', 'wir sind zu dritt'],
    ['de', 'für die Kleinen'],
    ['de', 'ist jede Speise mit zwei Beilagen?'],
    ['de', 'einen Hamburger ohne Zwiebeln'],
    ['it', 'siamo in tre'],
    ['it', 'ciascuno dei due ha glutine?'],
    ['pt', 'somos três'],
    ['pt', 'podemos partilhar uma sobremesa para dois?'],
    ['zh', '咖啡不要糖'],
    ['zh', '我们两个人不能吃大蒜'],
    ['zh', '要给小费吗'],
    ['zh', '有小孩'],
    ['ja', 'コーヒーは砂糖なしで'],
    ['ja', '2人はニンニクがだめです'],
    ['ko', '햄버거에 토마토 빼주세요'],
    ['ko', '두 명은 마늘을 못 먹어요'],
    ['ko', '작은 아이가 있어요'],
    ['ar', 'اثنين منا ما يقدرون ياكلون ثوم'],
    ['ar', 'نحن ثلاثة أشخاص'],
  ])('%s %j', (locale, question) => {
    const text = askInTurn(locale, [ORDERS[locale], question]);
    expect(hasTotal(locale, text)).toBe(false);
    expect(text).not.toContain(amount(locale, 3_280));
  });
});

test.each<Answer>([
  ['en', ['two hamburgers and a coffee, how much?', 'is 32.80 € enough?'], []],
  ['de', ['zwei Hamburger und ein Kaffee, was macht das?', 'reichen 32,80 €?'], []],
  ['fr', ['deux hamburgers et un café, combien ?', '32,80 € suffisent ?'], []],
])('an amount that leaves nothing is exactly enough: %s %j', (locale, questions) => {
  expect(askInTurn(locale, questions)).toContain(
    interpolate(CHAT_WORDS[locale].budget_exact, { amount: amount(locale, 3_280) }),
  );
});

test.each<readonly [MenuLocale, string]>([
  ['en', 'how much are two non-alcoholic beers and a coffee?'],
  ['de', 'was kosten zwei alkoholfreie Bier und ein Kaffee?'],
  ['it', 'quanto vengono due birre analcoliche e un caffè?'],
  ['zh', '两杯无酒精啤酒和一杯咖啡多少钱'],
  ['ja', 'ノンアルコールビール2つとコーヒー1つでいくら？'],
  ['ko', '무알콜 맥주 두 잔이랑 커피 한 잔 얼마예요?'],
])('a beer without alcohol is not priced as the one with it: %s %j', (locale, question) => {
  const text = askInTurn(locale, [question]);
  for (const price of [640, 920, 1_440]) expect(text).not.toContain(amount(locale, price));
  expect(hasTotal(locale, text)).toBe(false);
});

test('add-ons stay with a dish whose number changes, and half a dozen is six', () => {
  const changed = askInTurn('en', ['two hamburgers and a coffee, how much?', 'make it one hamburger with cheese']);
  expect(changed).toContain(totalLine('en', 1_930));
  expectTotal(['en', ['how much are half a dozen coffees and a lemonade?'], 2_080]);
});

test('"two coffees each" has no total that counts them once', () => {
  const text = askInTurn('en', ['there are three of us, two coffees each and a hamburger, total?']);
  expect(text).not.toContain(totalLine('en', 2_060));
});

test('a plain "together?" behind more messages than are read has no sum without the first ones', () => {
  const dishes = ['a tomato soup', 'a hamburger', 'a lemonade', 'a coffee', 'a tiramisu', 'a grilled salmon'];
  const text = askInTurn('en', [...dishes.map((dish) => `how much is ${dish}?`), 'all together?']);
  const all = 650 + 1_500 + 400 + 280 + 680 + 1_950;
  expect(hasTotal('en', text)).toBe(text.includes(totalLine('en', all)));
});

describe('an order without an add-on is summed without it', () => {
  test.each<Chat>([
    ['en', ['hamburger without bacon', 'bill'], 1_500],
    ['fr', ['un hamburger sans fromage', 'addition'], 1_500],
    ['es', ['hamburguesa sin queso por favor', 'la cuenta'], 1_500],
    ['de', ['Hamburger ohne Bacon', 'Rechnung'], 1_500],
    ['it', ['hamburger senza formaggio', 'il conto'], 1_500],
    ['zh', ['汉堡不加芝士', '埋单'], 1_500],
    ['ja', ['ハンバーガー、チーズなしで', '合計は？'], 1_500],
    ['ko', ['햄버거 치즈 없이 하나', '총 얼마'], 1_500],
    ['ar', ['همبرغر بدون جبنة', 'الحساب'], 1_500],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('what a guest refuses or only speaks of is not summed', () => {
  test.each<Chat>([
    ['en', ['I won’t have the chocolate cake, just two coffees please', 'total?'], 560],
    ['de', ['Den Hamburger nicht, lieber zwei Kaffee', 'Rechnung'], 560],
    ['zh', ['不要汉堡，来两杯咖啡', '一共多少'], 560],
    ['en', ['2 hamburgers', 'take off one hamburger', 'total?'], 1_500],
    ['en', ['3 hamburgers', 'drop one of the hamburgers', 'total?'], 3_000],
    ['fr', ['trois cafés', 'enlevez un café', 'addition'], 560],
    ['es', ['tres cafés', 'quita un café', 'la cuenta'], 560],
    ['en', ['a hamburger and a coffee', 'actually no coffee', 'total?'], 1_500],
    ['en', ['one hamburger with bacon', 'make it cheese instead of bacon', 'total?'], 1_650],
    ['de', ['ein Hamburger mit Bacon', 'doch Käse statt Bacon', 'Rechnung'], 1_650],
    ['en', ['last time I had two hamburgers', 'a coffee please', 'total?'], 280],
    ['de', ['letztes Mal hatte ich zwei Hamburger', 'einen Kaffee bitte', 'Rechnung'], 280],
    ['en', ['is the hamburger big enough for two?', 'a coffee please', 'total?'], 280],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('orders beside an allergy, in shares or with a question is summed as it is', () => {
  test.each<Chat>([
    ['en', ['a chocolate cake please', 'and a coffee. oh and I can’t have walnuts', 'the bill please'], 1_030],
    ['it', ['tre caffè', 'e un tiramisù, ma senza mandorle che sono allergico', 'quanto devo?'], 1_520],
    ['zh', ['唔该两杯咖啡，我唔食得蛋', '埋单'], 560],
    ['it', ['due margherite, una piccola e una grande', 'il conto'], 2_200],
    ['en', ['how much come to, 2 hamburgers, and does the hamburger contain milk?'], 3_000],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('an unclear order has no total', () => {
  test.each<readonly [MenuLocale, readonly string[]]>([
    ['en', ['a hamburger and a coffee', 'not the coffee, sorry', 'total?']],
    ['en', ['2 hamburgers', 'one of them with bacon', 'total?']],
    ['es', ['tres hamburguesas', 'una con queso', 'la cuenta']],
    ['de', ['zwei Hamburger mit Bacon', 'und eins ohne', 'Rechnung']],
    ['zh', ['汉堡，奶酪过敏', '一共多少']],
  ])('%s %j', (locale, questions) => {
    expect(hasTotal(locale, askInTurn(locale, questions))).toBe(false);
  });
});

describe('a comma without a space parts an order', () => {
  test.each<Chat>([
    ['en', ['2 coffees,1 hamburger', 'total?'], 2_060],
    ['fr', ['2 cafés,1 hamburger', 'total ?'], 2_060],
    ['es', ['2 cafés,1 hamburguesa', 'total'], 2_060],
    ['de', ['2 Kaffee,1 Hamburger', 'Rechnung'], 2_060],
    ['it', ['2 caffè,1 hamburger', 'totale'], 2_060],
    ['pt', ['2 cafés,1 hambúrguer', 'total'], 2_060],
    ['ar', ['2 قهوة،1 همبرغر', 'كم المجموع؟'], 2_060],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('"that" is the dish that was asked about', () => {
  test.each<Chat>([
    ['en', ['Do you have hamburgers?', 'that and a coffee, how much?'], 1_780],
    ['en', ['a lemonade please', 'Do you have hamburgers?', 'that and a coffee, how much?'], 1_780],
    ['fr', ['Vous avez du hamburger ?', 'celui-là et un café, combien en tout ?'], 1_780],
    ['de', ['Haben Sie Hamburger?', 'den und einen Kaffee, was macht das?'], 1_780],
    ['zh', ['有汉堡吗', '那个和一杯咖啡一共多少'], 1_780],
    ['ja', ['ハンバーガーはありますか', 'それとコーヒー1つで合計いくら？'], 1_780],
  ])('%s %j', (...chat) => expectTotal(chat));

  test('it keeps its mark', () => {
    const text = askInTurn('en', ["I'm allergic to wheat", 'Do you have hamburgers?', 'that and a coffee, how much?']);
    expect(text).toContain(totalLine('en', 1_780));
    expect(text).toContain('contains wheat');
  });

  test('it is priced beside what is named, also where no sum is sure', () => {
    const text = askInTurn('ko', ['햄버거 있나요?', '그거 하나랑 커피 한 잔 총 얼마예요?']);
    expect(text).toContain(amount('ko', 1_500));
    expect(text).toContain(amount('ko', 280));
  });

  test('it is not added to what is named', () => {
    expectTotal(['en', ['Do you have hamburgers?', 'one coffee and one lemonade, how much?'], 680]);
  });
});

describe('an order is heard beside what the guest eats', () => {
  test.each<Chat>([
    ['en', ["we're vegetarian: two coffees and a lemonade", 'total?'], 960],
    ['fr', ['nous sommes végétariens : deux cafés et une limonade', 'total ?'], 960],
    ['de', ['wir sind Muslime: zwei Kaffee und eine Limonade', 'Rechnung'], 960],
    ['ja', ['妊娠中です。レモネード2つとコーヒー1つお願いします', '合計は？'], 1_080],
  ])('%s %j', (...chat) => expectTotal(chat));
});
