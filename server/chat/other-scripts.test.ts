import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { type AskedDish, askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Questions in Chinese, Japanese, Korean and Arabic, which name dishes without spaces or with what is joined to them. */

/** Every dish has a list of what it contains. */
const SECTIONS: Readonly<Record<string, readonly AskedDish[]>> = {
  ブランチ: [
    { title: 'シャクシュカ', price: 1_100, contains: ['eggs'] },
    { title: 'Crème brûlée French toast', price: 1_200, contains: ['eggs', 'wheat'] },
  ],
  ラーメン: [
    { title: '鶏白湯ラーメン', price: 980, contains: ['eggs', 'wheat'] },
    { title: '豚骨醤油ラーメン', price: 1_050, contains: ['eggs', 'wheat'] },
    { title: '煮干しラーメン', price: 950, contains: ['fish', 'wheat'] },
    { title: '精進ラーメン', price: 1_000, contains: ['wheat'] },
  ],
  メイン: [
    { title: 'ローストチキン', price: 1_400 },
    { title: '鶏ハツの炭火焼き', price: 900 },
    { title: '唐辛子豆腐', price: 1_150, contains: ['soy'] },
    { title: '刺身盛り合わせ', description: '二人前', price: 1_900, contains: ['fish'] },
    { title: '海鮮炒飯', description: 'えび、いか', price: 1_300, contains: ['crustaceans', 'molluscs'] },
  ],
  サイド: [
    { title: 'フライドポテト', price: 450 },
    { title: '豚キムチ', description: '豚肉、キムチ', price: 500, contains: ['wheat'] },
  ],
  飲み物: [
    { title: 'ウーロン茶', price: 300 },
    { title: '生ビール', price: 500, contains: ['barley'] },
    { title: 'コーヒー', price: 350, options: [{ label: 'ミルク', price: 30 }] },
  ],
};

const lastOf = askAbout(restaurantWith(SECTIONS, { main_locale: 'ja', currency: 'JPY' }, { contains: [] }));

describe('a kind of dish whose word ends several titles', () => {
  test('is told of whole to who has an allergy, not of the dish with the shortest title', () => {
    const text = lastOf('ja', '卵アレルギーの子がいるんですが、ラーメンはどれがダメですか');
    for (const title of ['鶏白湯ラーメン', '豚骨醤油ラーメン']) expect(text).toMatch(new RegExp(`${title}.*卵を含む`));
    expect(text).toContain('スタッフ');
  });

  test('is found by what is declared to be in it', () => {
    expect(lastOf('ja', '魚のだしのラーメンはありますか')).toContain('煮干しラーメン');
  });
});

test('a Hindu guest who eats no pork either is offered none', () => {
  const text = lastOf('zh', '我们信印度教，牛肉猪肉都不吃，有什么推荐吗');
  expect(text).toContain('1,050 (通常含猪肉)');
});

test.each<[locale: MenuLocale, question: string]>([
  ['zh', '早饭有什么'],
  ['ja', '朝ごはんメニューある？'],
  ['ko', '아침 메뉴 있어요?'],
  ['ar', 'شو في عندكم فطور'],
])('breakfast is brunch, in %s: %s', (locale, question) => {
  const text = lastOf(locale, question);
  expect(text).toContain('1,100');
  expect(text).not.toContain('1,400');
});

test('a word that only sounds like one of a title names no dish: “그럼” is no crème', () => {
  const text = lastOf('ko', '그럼 메인 중에 제일 싼 거 뭐예요');
  expect(text).toMatch(/：?\n• .*900/);
});

test('two Korean words name nothing across the space between them: “빼고 추천” has no chilli', () => {
  expect(lastOf('ko', '임신했는데 날거 빼고 추천해주세요')).not.toMatch(/”:.*\n.*밝히지/);
});

test('who drinks no alcohol and asks what to eat is told of food', () => {
  const text = lastOf('ar', 'انا مسلم ما آكل خنزير ولا اشرب كحول، وش تنصحني آكل؟');
  expect(text).toContain('1,400');
});

test('“烤肉” is meat from the grill, too', () => {
  expect(lastOf('zh', '烤肉里最便宜的是哪个？')).toMatch(/：\n• .*900/);
});

describe('a part of the menu, of who has an allergy', () => {
  test.each<[locale: MenuLocale, question: string]>([
    ['zh', '副菜我能点什么'],
    ['ja', 'サイドはどれがいけますか'],
    ['ko', '그럼 사이드는요?'],
  ])('is told with what it contains, in %s: %s', (locale, question) => {
    const text = lastOf(locale, '小麦だめなんですけど', question);
    expect(text).toMatch(/500.*\(.+\)/);
    expect(text).toContain('450');
    expect(text).not.toContain('1,400');
  });
});

test.each<[locale: MenuLocale, question: string]>([
  ['zh', '我不吃肉也不吃鱼'],
  ['ja', '肉も魚も食べられないんですが'],
  ['ko', '고기랑 생선 안 먹어요'],
  ['ar', 'ما اكل لحم ولا سمك'],
])('who eats neither meat nor fish is offered no prawns without their mark: %s: %s', (locale, question) => {
  const lines = lastOf(locale, question).split('\n');
  expect(lines.filter((line) => line.includes('1,300') && !/\(.+\)/.test(line))).toEqual([]);
});

test.each<[locale: MenuLocale, question: string]>([
  ['zh', '有没有不带猪肉的副菜'],
  ['ja', '卵を使っていないラーメンはありますか'],
  ['ko', '라면 중에 계란 안 들어간 거 있어요?'],
])('what is asked for is not left out with what must not be in it, in %s: %s', (locale, question) => {
  expect(lastOf(locale, question)).not.toMatch(/450.*\(|菜单提到面|メニューにラーメン|메뉴에 라멘/);
});

test.each<[locale: MenuLocale, question: string, words: RegExp]>([
  ['zh', '有没有畅饮', /没有找到/],
  ['ja', '飲み放題ありますか', /見当たりません/],
  ['ko', '무한리필 되나요', /찾을 수 없습니다/],
  ['ar', 'عندكم بوفيه مفتوح؟', /لا أجد/],
])('all one can drink is not on a menu that names nothing of it, in %s', (locale, question, words) => {
  expect(lastOf(locale, question)).toMatch(words);
});

test.each<[locale: MenuLocale, questions: readonly string[], total: string]>([
  ['zh', ['炸薯条多少钱', '咖啡呢', '两个一共多少钱'], '800'],
  ['ja', ['フライドポテトはいくら？', 'コーヒーは？', '二つでいくらになりますか'], '800'],
  ['ko', ['감자튀김 얼마예요?', '커피는요?', '둘이 합쳐서 얼마예요?'], '800'],
])('the two that were asked about come to their sum, in %s', (locale, questions, total) => {
  expect(lastOf(locale, ...questions)).toContain(total);
});

test.each<[locale: MenuLocale, question: string]>([
  ['ja', 'コーヒーにミルク追加するといくら？'],
  ['ko', '커피에 우유 추가하면 얼마예요?'],
  ['zh', '咖啡加一份牛奶多少钱'],
])('milk that is to be added is no allergy, in %s: %s', (locale, question) => {
  const text = lastOf(locale, question);
  expect(text).toMatch(/380|[¥￥]30/);
});

test('whether milk is in it still is a question of allergies', () => {
  expect(lastOf('ko', '커피에 우유 들어가요?')).toContain('직원');
  expect(lastOf('zh', '咖啡里加了牛奶吗')).toContain('店员');
});

test.each<[locale: MenuLocale, question: string]>([
  ['zh', '烧鸟可以换成盐味的吗'],
  ['ja', '鶏ハツって塩に変えてもらえます？'],
  ['ko', '감자튀김 대신 밥으로 바꿀 수 있나요'],
  ['ar', 'ممكن ابدل البطاطس برز؟'],
])('the staff know what the kitchen may change, in %s: %s', (locale, question) => {
  expect(lastOf(locale, question)).toMatch(/店员|スタッフ|직원|الموظفين/);
});

test.each<[locale: MenuLocale, question: string]>([
  ['zh', '哪些菜适合分着吃'],
  ['ja', '二人でシェアできるものは？'],
  ['ko', '둘이 나눠 먹기 좋은 거 있어요?'],
  ['ar', 'ايش ينفع نتشاركه احنا الاثنين'],
])('what is for several is told to who shares, in %s: %s', (locale, question) => {
  expect(lastOf(locale, question)).toContain('1,900');
});

test('a word in Latin letters within another script is read', () => {
  expect(lastOf('zh', '有没有coffee')).toContain('350');
  expect(lastOf('ja', 'coffeeはありますか')).toContain('350');
});
