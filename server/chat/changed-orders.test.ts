import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askInTurn, hasTotal, totalLine } from '../../test/order-chats.ts';

/** What changes of an order, or points to what was asked about, is summed as the guest means it. */

type Chat = readonly [locale: MenuLocale, questions: readonly string[]];

describe('a size in place of another, with its number', () => {
  test.each<Chat>([
    ['en', ['a bottle of red wine and a hamburger please', 'change the bottle to two glasses', 'total?']],
    ['fr', ['une bouteille de vin rouge et un hamburger', 'changez la bouteille pour deux verres', 'total ?']],
    ['es', ['una botella de vino tinto y una hamburguesa', 'mejor cámbiame la botella por dos copas', '¿total?']],
    ['de', ['eine Flasche Rotwein und ein Hamburger', 'statt der Flasche lieber zwei Gläser', 'Rechnung']],
    ['it', ['una bottiglia di vino rosso e un hamburger', 'al posto della bottiglia due calici', 'totale?']],
    ['pt', ['uma garrafa de vinho tinto e um hambúrguer', 'troca a garrafa por dois copos', 'total?']],
    ['zh', ['一瓶红葡萄酒和一个汉堡', '把那瓶换成两杯', '一共多少钱']],
    ['ja', ['赤ワインのボトル1本とハンバーガー1つ', 'ボトルをグラス2つに変えてください', '合計は？']],
    ['ko', ['레드 와인 한 병이랑 햄버거 하나 주세요', '병 말고 잔으로 두 잔 주세요', '총 얼마예요?']],
    ['ar', ['زجاجة نبيذ أحمر وهمبرغر واحد', 'بدل الزجاجة كاسين', 'كم المجموع؟']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 2_600));
  });

  test('by a word that no size is called has no sum', () => {
    const text = askInTurn('pt', ['uma garrafa de vinho tinto e um hambúrguer', 'troca a garrafa por duas taças']);
    expect(hasTotal('pt', text)).toBe(false);
  });
});

describe('an add-on of what was ordered, shown with the new sum', () => {
  test.each<Chat>([
    ['en', ['a hamburger and a coffee', 'add bacon to the hamburger please']],
    ['en', ['one hamburger and a coffee', 'add a bacon to the hamburger']],
    ['fr', ['un hamburger et un café', 'ajoutez du bacon au hamburger']],
    ['es', ['una hamburguesa y un café', 'añade bacon a la hamburguesa']],
    ['de', ['ein Hamburger und ein Kaffee', 'zum Hamburger bitte noch Bacon']],
    ['it', ['un hamburger e un caffè', 'aggiunga il bacon all’hamburger']],
    ['pt', ['um hambúrguer e um café', 'acrescenta bacon ao hambúrguer']],
    ['zh', ['一个汉堡和一杯咖啡', '汉堡加一份培根']],
    ['ja', ['ハンバーガー1つとコーヒー1つ', 'ハンバーガーにベーコンを追加してください']],
    ['ko', ['햄버거 하나랑 커피 하나 주세요', '햄버거에 베이컨 추가할게요']],
    ['ar', ['همبرغر واحد وقهوة واحدة', 'زيد بيكون على الهمبرغر']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 1_980));
  });

  test('"and a burger with bacon" is another one', () => {
    expect(askInTurn('en', ['a hamburger and a coffee', 'and a hamburger with bacon', 'total?'])).toContain(
      totalLine('en', 3_480),
    );
  });
});

describe('counts alone part what is ordered', () => {
  test.each<Chat>([
    ['en', ['2 coffees 1 hamburger', 'total?']],
    ['fr', ['deux cafés un hamburger', 'l’addition']],
    ['es', ['ponme 2 cafés 1 hamburguesa', '¿cuánto es?']],
    ['de', ['2x Kaffee 1x Hamburger', 'wieviel macht das zusammen']],
    ['it', ['2 caffè 1 hamburger', 'il conto']],
    ['pt', ['dois cafés um hambúrguer', 'quanto dá?']],
    ['zh', ['来两杯咖啡一个汉堡', '一共多少钱']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 2_060));
  });
});

test('of two sizes that only their counts part, one is removed again', () => {
  expect(askInTurn('en', ['1 small beer 1 large beer', 'without the large one', 'total?'])).toContain(
    totalLine('en', 320),
  );
});

describe('"one of those" and something else', () => {
  test.each<Chat>([
    ['en', ['what’s in the hamburger?', 'ok, one of those and a coffee, how much?']],
    ['fr', ['il y a quoi dans le hamburger ?', 'ok un de ceux-là et un café, ça fait combien ?']],
    ['es', ['¿qué lleva la hamburguesa?', 'vale, una de esas y un café, ¿cuánto sería?']],
    ['de', ['Was ist im Hamburger drin?', 'ok, davon einen und einen Kaffee, was macht das?']],
    ['it', ['cosa c’è nell’hamburger?', 'ok uno di quelli e un caffè, quanto fa?']],
    ['pt', ['o que leva o hambúrguer?', 'ok um desses e um café, quanto fica?']],
    ['zh', ['汉堡里面有什么？', '那来一个这个和一杯咖啡，一共多少钱？']],
    ['ja', ['ハンバーガーには何が入っていますか？', 'じゃあそれ1つとコーヒー1つでいくらですか？']],
    ['ko', ['햄버거에 뭐 들어가요?', '그거 하나랑 커피 한 잔 하면 얼마예요?']],
    ['ar', ['شو مكونات الهمبرغر؟', 'طيب واحد منها وواحد قهوة كم يصير؟']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 1_780));
  });
});

describe('"one of each" of what was asked about', () => {
  test.each<Chat>([
    ['en', ['how much is the hamburger?', 'and the grilled salmon?', 'ok one of each and two coffees, how much?']],
    ['fr', ['c’est combien le hamburger ?', 'et le saumon grillé ?', 'un de chaque et deux cafés, combien ?']],
    ['es', ['¿cuánto es la hamburguesa?', '¿y el salmón a la parrilla?', 'una de cada y dos cafés, ¿cuánto sería?']],
    ['de', ['Was kostet der Hamburger?', 'und der gegrillte Lachs?', 'von jedem eins und zwei Kaffee, was macht das?']],
    ['it', ['quanto costa l’hamburger?', 'e il salmone alla griglia?', 'uno di ciascuno e due caffè, quanto fa?']],
    ['pt', ['quanto custa o hambúrguer?', 'e o salmão grelhado?', 'um de cada e dois cafés, quanto fica?']],
    ['zh', ['汉堡多少钱？', '烤三文鱼呢？', '那各来一个，再加两杯咖啡，一共多少？']],
    ['ko', ['햄버거 얼마예요?', '연어 구이는요?', '그럼 하나씩이랑 커피 두 잔이면 얼마예요?']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 4_010));
  });
});

describe('"one is enough" of the only dish', () => {
  test.each<Chat>([
    ['en', ['two hamburgers', 'one is enough', 'total?']],
    ['fr', ['deux hamburgers', 'un seul suffit', 'total ?']],
    ['es', ['dos hamburguesas', 'una sola', 'cuenta por favor']],
    ['it', ['due hamburger', 'solo uno', 'il conto']],
    ['pt', ['dois hambúrgueres', 'um só chega', 'conta por favor']],
    ['zh', ['两个汉堡', '一个就够了', '一共多少钱']],
    ['ja', ['ハンバーガー2つ', '1つで十分です', '合計は？']],
    ['ko', ['햄버거 두 개 주세요', '하나면 충분해요', '총 얼마예요?']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 1_500));
  });
});

describe('an add-on is removed again', () => {
  test.each<Chat>([
    ['en', ['a hamburger with bacon and a coffee', 'without the bacon please', 'total?']],
    ['fr', ['un hamburger avec bacon et un café', 'sans le bacon', 'total ?']],
    ['de', ['ein Hamburger mit Bacon und ein Kaffee', 'ohne Bacon bitte', 'Rechnung']],
    ['zh', ['一个汉堡加培根，一杯咖啡', '不加培根', '一共多少钱']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 1_780));
  });
});

test('what must not be forgotten stays on the bill', () => {
  expect(askInTurn('en', ['a hamburger and a coffee', 'don’t forget the coffee', 'total?'])).toContain(
    totalLine('en', 1_780),
  );
});

describe('a small and a large one rather than two large ones', () => {
  test.each<Chat>([
    ['de', ['zwei große Bier', 'doch lieber ein kleines und ein großes', 'was macht das?']],
    ['en', ['two large beers', 'actually a small one and a large one', 'total?']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 900));
  });
});

test('"what does that come to?" points to no dish', () => {
  expect(
    askInTurn('de', ['was kostet der Hamburger?', 'okay: ein Hamburger und zwei Kaffee, was macht das insgesamt?']),
  ).toContain(totalLine('de', 2_060));
});

describe('"just one question" and an allergy of one leave the order as it is', () => {
  test.each<Chat>([
    ['en', ['two hamburgers', 'just one question', 'total?']],
    ['fr', ['deux hamburgers', 'juste une question', 'total ?']],
    ['es', ['dos hamburguesas', 'solo una pregunta', 'cuenta por favor']],
    ['de', ['zwei Hamburger', 'nur eine Frage', 'Rechnung']],
    ['it', ['due hamburger', 'solo uno è allergico al latte', 'il conto']],
    ['pt', ['dois hambúrgueres', 'só uma pessoa é celíaca', 'conta por favor']],
  ])('%s %j', (locale, questions) => {
    expect(askInTurn(locale, questions)).toContain(totalLine(locale, 3_000));
  });
});

describe('an add-on that isn’t wanted is not added', () => {
  test.each<Chat>([
    ['en', ['a hamburger and a coffee', 'don’t add cheese', 'total?']],
    ['fr', ['un hamburger et un café', 'pas besoin d’ajouter du fromage', 'total ?']],
    ['es', ['una hamburguesa y un café', 'añada todo menos queso', 'la cuenta']],
    ['it', ['un hamburger e un caffè', 'aggiunga niente formaggio', 'il conto']],
    ['ja', ['ハンバーガー1つとコーヒー1つ', 'ベーコンは追加しないでください', '合計は？']],
    ['ko', ['햄버거 하나랑 커피 하나 주세요', '치즈 추가하지 마세요', '총 얼마예요?']],
  ])('%s %j', (locale, questions) => {
    const text = askInTurn(locale, questions);
    expect(!hasTotal(locale, text) || text.includes(totalLine(locale, 1_780))).toBe(true);
  });
});

test('"not without cheese" removes nothing, nor does a salad without it from a burger', () => {
  const order = 'a hamburger with cheese and a green salad';
  expect(askInTurn('en', [order, 'not without the cheese!', 'total?'])).toContain('“Hamburger” with “Cheese”');
  expect(askInTurn('en', [order, 'the salad without cheese please', 'total?'])).not.toContain(totalLine('en', 2_200));
});

test('each of two children gets one, and a table’s number is no count', () => {
  expect(askInTurn('en', ['my two kids want one hamburger each', 'total?'])).toContain('Hamburger × 2: €30.00');
  expect(askInTurn('en', ['table 4 two coffees one hamburger', 'total?'])).not.toContain('× 4');
});
