import { expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Intent } from './local/reading/guest-message.ts';
import { readMessage } from './local/reading/read-message.ts';

/** What guests mean, in the many words that they have for it. */

const read = (page: MenuLocale, text: string) => readMessage(text, { page, currency: 'EUR' });

test.each<[locale: MenuLocale, text: string, intent: Intent]>([
  ['en', 'do you take plastic', 'payment'],
  ['en', 'which ones have a kick', 'spicy'],
  ['en', 'what day are you shut', 'hours'],
  ['fr', 'un truc pour les marmots', 'children'],
  ['fr', 'y’a-tu du stationnement', 'house'],
  ['es', '¿qué es lo que más pide la gente?', 'popular'],
  ['es', '¿cuáles pican?', 'spicy'],
  ['de', 'was gibts heut als Tagesteller', 'specials'],
  ['de', 'kann man im Gastgarten sitzen', 'house'],
  ['it', 'sono al verde, cosa costa di meno', 'cheapest'],
  ['pt', 'qual é o carro-chefe da casa', 'popular'],
  ['pt', 'dá pra rachar a conta', 'payment'],
  ['zh', '哪天公休', 'hours'],
  ['zh', '可以外送嗎', 'house'],
  ['ja', '予約なしでも大丈夫？', 'booking'],
  ['ja', '車椅子でも大丈夫ですか', 'house'],
  ['ko', '다들 뭐 시켜요', 'popular'],
  ['ko', '제일 비싼 게 뭐야', 'dearest'],
  ['ko', '아기 의자 있나요', 'house'],
  ['ko', '브레이크타임 있어요?', 'hours'],
  ['en', 'whats the damage for 2 steaks n a fries', 'price'],
  ['en', 'wifey is preggo, anything she should skip', 'medical'],
  ['zh', '你家啥最出名', 'popular'],
  ['zh', '唔該，有咩介紹', 'popular'],
  ['zh', '呢度最抵食係咩', 'cheapest'],
  ['zh', '可以刷国外的卡吗', 'payment'],
  ['zh', '你们店在哪条路上', 'address'],
  ['zh', '我蛋奶素，可以吃哪些', 'diet'],
  ['zh', '一碗酸辣汤多少钱', 'price'],
  ['zh', '有冇唔辣嘅', 'spicy'],
  ['ar', 'وين مكانكم بالضبط', 'address'],
  ['ar', 'كيف اتواصل معكم', 'phone'],
  ['ar', 'عندكم كرسي للبيبي', 'house'],
  ['ar', 'محتار، اختارلي شي', 'popular'],
  ['ar', 'بتوصلوا للبيت', 'house'],
  ['ar', 'ايش اكثر شي ينطلب', 'popular'],
])('%s: %s', (locale, text, intent) => {
  expect(read(locale, text)).toMatchObject({ locale, intent });
});

test.each<[locale: MenuLocale, text: string, most: number]>([
  ['en', 'what can i get for a tenner', 1_000],
  ['fr', 'quelque chose en bas de vingt piasses', 2_000],
  ['de', 'hab nur nen Zehner dabei', 1_000],
  ['it', 'ho venti euro in tasca', 2_000],
  ['zh', '五十块以内有什么', 5_000],
  ['ja', '予算20ユーロです', 2_000],
  ['zh', '20欧以内有什么主菜', 2_000],
  ['zh', '人均五十够不够', 5_000],
  ['zh', '一百块钱两个人能吃什么', 10_000],
  ['ko', '20유로로 뭐 먹을 수 있어요', 2_000],
])('an amount in words is one: %s: %s', (locale, text, most) => {
  expect(read(locale, text)).toMatchObject({ intent: 'price_range', most });
});

test.each<[locale: MenuLocale, text: string, food: string]>([
  ['en', 'mushrooms, can’t stand them', 'mushroom'],
  ['en', 'anything w/o pork', 'pork'],
  ['fr', 'j’ai horreur des champignons', 'mushroom'],
  ['es', 'me da asco la cebolla', 'onion'],
  ['de', 'Zwiebeln kann ich nicht ausstehen', 'onion'],
  ['it', 'mi fa schifo l’aglio', 'garlic'],
  ['ja', 'パクチー無理なんです', 'cilantro'],
  ['ar', 'ما اطيق الثوم', 'garlic'],
  ['ar', 'شيلولي الثوم من الطبق', 'garlic'],
  ['zh', '蒜我不吃', 'garlic'],
])('what a guest dislikes is left out: %s: %s', (locale, text, food) => {
  expect(read(locale, text)).toMatchObject({ intent: 'exclude', excluded: [food] });
});

test.each<[locale: MenuLocale, text: string]>([
  ['es', 'no como carne de cerdo'],
  ['ar', 'ما ناكل لحم الخنزير أبداً'],
  ['it', 'non mangio carne di maiale'],
])('who eats no pork is no vegetarian: %s: %s', (locale, text) => {
  expect(read(locale, text)).toMatchObject({ diet: null, excluded: ['pork'] });
});

test('traditional characters mean the same as simplified ones', () => {
  expect(read('zh', '我對蝦過敏').avoided).toEqual(read('zh', '我对虾过敏').avoided);
  expect(read('zh', '我懷孕五個月').intent).toBe('medical');
});

test('a girlfriend is no gluten', () => {
  expect(read('en', 'my gf is veggie')).toMatchObject({ intent: 'diet', avoided: [] });
});

test.each<[locale: MenuLocale, text: string, allergen: string]>([
  ['en', 'shrimp makes my throat close up', 'crustaceans'],
  ['fr', 'les crevettes me font gonfler la gorge', 'crustaceans'],
  ['es', 'con los camarones me voy al hospital', 'crustaceans'],
  ['de', 'Käse schlägt mir auf den Magen', 'milk'],
  ['it', 'il medico mi ha tolto il pesce', 'fish'],
  ['pt', 'o médico me proibiu peixe', 'fish'],
  ['zh', '医生让我别吃鱼', 'fish'],
  ['zh', '对豆腐过敏', 'soy'],
  ['ja', '息子は卵で湿疹が出ます', 'eggs'],
  ['ko', '아들이 계란 먹으면 발진 나요', 'eggs'],
  ['ar', 'الجمبري بيورملي زوري', 'crustaceans'],
])('what food does to a guest is an allergy: %s: %s', (locale, text, allergen) => {
  expect(read(locale, text)).toMatchObject({ intent: 'allergens', avoided: [allergen] });
});

test.each<[locale: MenuLocale, text: string]>([
  ['en', 'I’m pregnant, nothing with raw fish or undercooked meat please'],
  ['fr', 'je suis enceinte, pas de poisson cru ni de viande saignante'],
  ['es', 'Estoy embarazada. ¿Qué me recomienda que no lleve pescado crudo ni alcohol?'],
  ['de', 'ich bin schwanger und darf keinen rohen Fisch essen'],
  ['it', 'sono incinta, niente pesce crudo'],
  ['pt', 'estou grávida, sem peixe cru'],
  ['zh', '孕妇不能吃生的海鲜，推荐什么'],
  ['ja', '妊娠中なので生魚はダメです'],
  ['ko', '임신 중이라 날생선은 못 먹어요'],
  ['ar', 'انا حامل وما اقدر آكل سمك نيء'],
])('who wants no raw fish has no allergy to fish: %s: %s', (locale, text) => {
  expect(read(locale, text)).toMatchObject({ intent: 'medical', avoided: [], avoids_raw: true });
});

test.each<['zh' | 'ar', string, string]>([
  ['zh', '不能吃生鸡蛋和牛奶', 'milk'],
  ['zh', '我不吃带花生的虾', 'crustaceans'],
  ['ar', 'لا أستطيع أكل السمك النيء والروبيان', 'crustaceans'],
])('what is named beside something raw is avoided, cooked too: %s: %s', (locale, text, avoided) => {
  expect(read(locale, text).avoided).toContain(avoided);
});

test.each<[text: string]>([
  ['I can’t eat fish, raw or cooked'],
  ['I can’t eat raw or cooked fish'],
  ['I’m allergic to fish, raw fish too'],
  ['I’m pregnant and allergic to fish, so no raw fish'],
])('raw fish doesn’t hide an allergy to fish: %s', (text) => {
  expect(read('en', text)).toMatchObject({ intent: 'allergens', avoided: ['fish'] });
});

test('who is allergic to what a dish is called speaks of themselves', () => {
  const isOfTitle = (word: string) => ['豆腐', 'الروبيان', 'روبيان'].includes(word);
  const readAt = (text: string) => readMessage(text, { page: 'zh', currency: 'EUR', isOfTitle });
  expect(readAt('对豆腐过敏')).toMatchObject({ avoided: ['soy'], is_statement: true });
  expect(readAt('عندي حساسية من الروبيان')).toMatchObject({ avoided: ['crustaceans'], is_statement: true });
});

test.each<[locale: MenuLocale, text: string]>([
  ['en', 'what categories do you have?'],
  ['fr', 'c’est quoi vos catégories, en gros ?'],
  ['es', '¿qué tipo de comida tienen?'],
  ['de', 'Was habt ihr hier so alles? nur grob die Kategorien'],
  ['it', 'che tipo di piatti avete?'],
  ['pt', 'que tipos de comida vocês têm?'],
  ['zh', '菜单上有哪些种类？'],
  ['ja', 'どんな種類がありますか'],
  ['ko', '메뉴 종류가 뭐뭐 있어요?'],
  ['ar', 'شو الأقسام عندكم بالمنيو؟'],
])('who asks for the kinds of dishes gets an overview: %s: %s', (locale, text) => {
  expect(read(locale, text)).toMatchObject({ locale, intent: 'sections' });
});

test.each<[locale: MenuLocale, text: string]>([
  ['en', 'what kinds of pizza do you have?'],
  ['de', 'welche Arten von Pizza habt ihr?'],
  ['ko', '디저트 뭐뭐 있나요'],
])('who asks for the kinds of one food gets no overview: %s: %s', (locale, text) => {
  expect(read(locale, text).intent).not.toBe('sections');
});

test.each<[locale: MenuLocale, text: string]>([
  ['en', 'I’ve been sober for two years, is there wine in it?'],
  ['fr', 'je suis abstinent, il y a du vin dedans ?'],
  ['es', 'soy abstemio, ¿lleva vino?'],
  ['de', 'Ist da Wein drin? Ich bin seit drei Jahren trocken'],
  ['it', 'sono astemia, c’è vino dentro?'],
  ['pt', 'parei de beber, leva vinho?'],
  ['zh', '我戒酒了，里面有酒吗'],
  ['ja', '禁酒中です。お酒は入っていますか'],
  ['ko', '술을 끊었는데 술 들어가나요?'],
  ['ar', 'أنا تركت الشرب، فيه نبيذ؟'],
])('alcohol is left out for who drinks none: %s: %s', (locale, text) => {
  expect(read(locale, text).excluded).toContain('alcohol');
});

test('a dry wine is no dry guest', () => {
  expect(read('de', 'Ist der Weißwein trocken?').excluded).toEqual([]);
  expect(read('en', 'is the white wine dry?').excluded).toEqual([]);
});

test.each<[locale: MenuLocale, text: string]>([
  ['en', 'raw fish grosses my wife out, anything cooked?'],
  ['fr', 'le poisson cru dégoûte ma femme, quelque chose de cuit ?'],
  ['es', 'el pescado crudo le da asco, ¿algo cocinado?'],
  ['de', 'roher Fisch ekelt sie, habt ihr was Gekochtes?'],
  ['it', 'a mia moglie il pesce crudo fa senso, di cotto cosa c’è?'],
  ['pt', 'peixe cru dá nojo à minha mulher, há algo cozinhado?'],
  ['zh', '我太太不吃生鱼，有熟的吗'],
  ['ja', '妻は生魚が苦手です。火を通したものはありますか'],
  ['ko', '아내가 날생선을 못 먹어요. 익힌 거 있나요?'],
  ['ar', 'زوجتي ما تحب السمك النيء، فيه شي مطبوخ؟'],
])('who dislikes raw fish has no allergy and is offered cooked food: %s: %s', (locale, text) => {
  expect(read(locale, text)).toMatchObject({ avoids_raw: true, avoided: [] });
});

test.each<[locale: MenuLocale, text: string, allergen: string]>([
  ['ko', '파스타에 땅콩 추가하나요?', 'peanuts'],
  ['ja', 'トッピングはナッツですか', 'tree_nuts'],
  ['ko', '소스에 견과류 들어가나요?', 'tree_nuts'],
  ['zh', '面里有没有花生', 'peanuts'],
  ['de', 'Sind Nüsse drauf?', 'tree_nuts'],
  ['fr', 'il y a des noix en plus ?', 'tree_nuts'],
  ['ja', 'ナッツを乗せてありますか', 'tree_nuts'],
])('whether an allergen is in the food is no wish for it: %s: %s', (locale, text, allergen) => {
  const message = read(locale, text);
  expect(message.intent).toBe('allergens');
  expect(message.avoided).toContain(allergen);
});

test.each<[locale: MenuLocale, text: string]>([
  ['ko', '우유 추가하면 얼마예요?'],
  ['ja', 'チーズをトッピングするといくらですか'],
  ['zh', '可以加芝士吗'],
  ['en', 'how much is it if I add cheese?'],
])('food to be added is a wish: %s: %s', (locale, text) => {
  expect(read(locale, text).avoided).toEqual([]);
});

test.each<[locale: MenuLocale, text: string]>([
  ['en', 'Is there meat or fish in the soup?'],
  ['fr', 'Il y a de la viande ou du poisson dans la soupe ?'],
  ['de', 'Ist in der Suppe Fleisch oder Fisch drin?'],
  ['es', '¿hay carne o pescado en la sopa?'],
  ['it', 'c’è carne o pesce nella zuppa?'],
  ['pt', 'tem carne ou peixe na sopa?'],
])('a question about what is in a soup is about the soup: %s: %s', (locale, text) => {
  const message = read(locale, text);
  expect(message).toMatchObject({ asks_contents: true, avoided: [] });
  expect(message.wished.map(({ concept }) => concept)).toEqual(expect.arrayContaining(['meat', 'fish', 'soup']));
});

test.each<[locale: MenuLocale, text: string]>([
  ['en', 'been sat here half an hour and no one’s taken our order'],
  ['fr', 'personne n’a pris notre commande'],
  ['es', 'nadie nos atiende'],
  ['de', 'wir sitzen seit 40 Minuten hier'],
  ['it', 'nessuno ci ha ancora servito'],
  ['pt', 'ninguém veio à nossa mesa'],
  ['zh', '怎么没人理我们'],
  ['ja', '注文を取りに来ないんですけど'],
  ['ko', '주문 안 받으세요? 아무도 안 와요'],
  ['ar', 'محد جانا ياخذ الطلب'],
])('who complains is sent to the staff: %s: %s', (locale, text) => {
  expect(read(locale, text).intent).toBe('insult');
});

test.each<[locale: MenuLocale, text: string, intent: Intent]>([
  ['en', 'can we split the bill 3 ways', 'payment'],
  ['en', 'You open Tuesday night?', 'hours'],
  ['de', 'gibts was für meine zwei Kleinen?', 'children'],
  ['ja', '二人で5000円くらいで適当に', 'price_range'],
  ['zh', '三个人一共60加币,点什么合适', 'price_range'],
  ['es', 'somos dos y llevamos 5000 yenes, ¿qué pedimos?', 'price_range'],
])('%s: %s', (locale, text, intent) => {
  expect(read(locale, text).intent).toBe(intent);
});

test('a dry sake is not a spicy one, and enchiladas don’t burn by their name', () => {
  expect(read('ja', '辛口の日本酒ありますか').intent).not.toBe('spicy');
  expect(read('es', '¿cuánto cuestan las enchiladas?').intent).toBe('price');
});

test.each<[locale: MenuLocale, text: string, intent: Intent]>([
  ['en', 'sorry my german is rubbish. whats the cheapest cake?', 'cheapest'],
  ['fr', 'désolé pour mon français. vous fermez à quelle heure ?', 'hours'],
  ['es', 'perdón por mi español, ¿qué es lo más barato?', 'cheapest'],
  ['de', 'Tut mir leid für mein schlechtes Deutsch. Was kostet die Suppe?', 'price'],
  ['it', 'scusi il mio italiano, qual è il piatto più caro?', 'dearest'],
  ['pt', 'desculpe o meu português. qual é o mais barato?', 'cheapest'],
  ['zh', '不好意思中文不太好，几点关门', 'hours'],
  ['ja', '日本語が下手ですみません、一番安いのはどれですか', 'cheapest'],
  ['ko', '한국어가 서툴러서 죄송해요. 제일 싼 게 뭐예요?', 'cheapest'],
])('%s: an apology for the language is no complaint: %s', (locale, text, intent) => {
  expect(read(locale, text)).toMatchObject({ locale, intent });
});

test.each<[locale: MenuLocale, text: string, allergen: string]>([
  ['de', 'meine Kleine hat’s mit Eiern, kann sie das Schnitzel essen?', 'eggs'],
  ['es', 'no me sienta nada bien el apio', 'celery'],
  ['it', 'non vado d’accordo con il latte', 'milk'],
  ['pt', 'Não me dou com ovos, que bolos posso pedir?', 'eggs'],
  ['ko', '남편이 조개류에 예민해서요', 'molluscs'],
  ['en', 'I’m allergic to pulses', 'peanuts'],
])('%s: who doesn’t get on with a food can’t eat it: %s', (locale, text, allergen) => {
  expect(read(locale, text)).toMatchObject({
    locale,
    intent: 'allergens',
    avoided: expect.arrayContaining([allergen]),
  });
});

test.each<[locale: MenuLocale, text: string]>([
  ['it', 'Quali tacos non hanno maiale?'],
  ['es', '¿Qué tacos no tienen cerdo?'],
  ['pt', 'Quais tacos não têm porco?'],
  ['fr', 'Quels tacos n’ont pas de porc ?'],
  ['de', 'Welche Tacos haben kein Schwein?'],
  ['en', 'which tacos don’t have pork?'],
])('%s: leaves out what a dish should not have: %s', (locale, text) => {
  expect(read(locale, text).excluded).toContain('pork');
});

test.each([
  ['en', 'Sorry my English bad allergic to nuts. Thank you', 'tree_nuts'],
  ['de', 'Entschuldigung mein Deutsch schlecht keine Milch wegen Allergie. Danke schön', 'milk'],
  ['fr', 'désolé mon français est nul je suis allergique au lait. Merci beaucoup', 'milk'],
] as const)('%s: an allergy beside an apology is heard: %s', (locale, text, allergen) => {
  expect(read(locale, text).avoided).toContain(allergen);
});
