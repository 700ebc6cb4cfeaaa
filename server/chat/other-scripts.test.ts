import { describe, expect, test } from 'vitest';
import type { AllergenCode } from '../../shared/allergens.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { EMPTY_CONTENT } from '../../shared/menu-edits.ts';
import type { PublicItem } from '../../shared/publication.ts';
import { sampleRestaurant } from '../../test/sample-publication.ts';
import { answerLocally } from './local/answer-locally.ts';
import type { EarlierQuestion } from './local/following/follow-up.ts';
import { makeMenuFacts } from './menu-facts.ts';

/** Questions in Chinese, Japanese, Korean and Arabic, which name dishes without spaces or with what is joined to them. */

type Dish = { title: string; description?: string; price: number; contains?: readonly AllergenCode[] };

/** Every dish has a list of what it contains. */
const SECTIONS: Readonly<Record<string, readonly Dish[]>> = {
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
  ],
  飲み物: [
    { title: 'ウーロン茶', price: 300 },
    { title: '生ビール', price: 500, contains: ['barley'] },
  ],
};

function restaurantOf(sections: typeof SECTIONS) {
  let last_id = 0;
  return sampleRestaurant({
    main_locale: 'ja',
    currency: 'JPY',
    menus: [
      {
        id: 1,
        title: 'お品書き',
        display_mode: 'simple',
        serving_periods: [],
        sections: Object.entries(sections).map(([title, dishes], at) => ({
          id: at + 1,
          menu_id: 1,
          title,
          description: null,
          price: null,
          price_text: null,
          items: dishes.map((dish): PublicItem => {
            last_id += 1;
            return {
              ...EMPTY_CONTENT,
              id: last_id,
              menu_id: 1,
              menu_section_id: at + 1,
              title: dish.title,
              description: dish.description ?? null,
              price: dish.price,
              allergens: (dish.contains ?? []).map((code) => ({ code, state: 'contains' as const })),
              allergens_checked_at: '2026-11-01T10:00:00.000Z',
            };
          }),
        })),
      },
    ],
  });
}

/** The answer to the last of some questions of a guest who reads the page in a language. */
function lastOf(locale: MenuLocale, ...questions: string[]): string {
  const facts = makeMenuFacts({ public: restaurantOf(SECTIONS), assistant: { details: [] } }, [], locale);
  const earlier: EarlierQuestion[] = [];
  let text = '';
  for (const question of questions) {
    const { lines, item_ids } = answerLocally(facts, question, new Set(), earlier);
    earlier.push({ question, item_ids });
    text = lines.join('\n');
  }
  return text;
}

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
  expect(text).toContain('1,050 (菜单提到猪肉)');
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
