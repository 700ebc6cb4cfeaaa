import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** A dish is called by a food that others contain, too: who asks for the food means all of them. */

describe('who can’t have a food reads of every dish that contains it, not of the one that is called by it', () => {
  test.each<[MenuLocale, string, string, string]>([
    ['ja', 'カシューナッツエビ', '豆乳プリン', 'くるみとカシューナッツのアレルギーです。入ってるのはどれですか'],
    ['zh', '腰果虾仁炒饭', '豆奶布丁', '我对腰果过敏，哪些有？'],
    ['ko', '캐슈넛새우볶음', '두유 푸딩', '캐슈넛 알레르기 있는데 어디에 들어가요?'],
    ['en', 'Cashew nut curry', 'Soy pudding', 'allergic to cashew nuts, which ones have it'],
    ['ar', 'كاجو محمص', 'حلوى الصويا', 'عندي حساسية كاجو، وين موجود؟'],
  ])('%s', (main_locale, called, other, question) => {
    const menu = restaurantWith(
      {
        A: [
          { title: called, contains: ['cashew'] },
          { title: other, contains: ['cashew', 'soy'] },
        ],
      },
      { main_locale },
    );
    const answer = askAbout(menu)(main_locale, question);
    expect(lineOf(answer, called)).toMatch(/\(/);
    expect(lineOf(answer, other)).toMatch(/\(/);
  });
});

test('“which dishes have pork in them?” lists all of them, whatever most of one title says', () => {
  const titles = ['كروكيت لحم الخنزير', 'شوربة طماطم', 'سمك مشوي'] as const;
  const [croquette, soup, fish] = titles;
  const menu = restaurantWith(
    {
      A: [
        { title: croquette, description: 'بشاميل ولحم خنزير' },
        { title: soup, description: 'طماطم ولحم خنزير' },
        { title: fish },
      ],
    },
    { main_locale: 'ar' },
  );
  const answer = askAbout(menu)('ar', 'ايش الأطباق اللي فيها لحم خنزير؟');
  expect(titles.filter((title) => answer.includes(title))).toEqual([croquette, soup]);
});

test('a dish that a guest names in full is still the one that is meant', () => {
  const menu = restaurantWith(
    {
      A: [
        { title: 'カシューナッツエビ', contains: ['cashew'] },
        { title: '豆乳プリン', contains: ['cashew'] },
      ],
    },
    { main_locale: 'ja' },
  );
  const answer = askAbout(menu)('ja', 'カシューナッツエビは何が入ってますか');
  expect(answer).toContain('カシューナッツエビ');
  expect(answer).not.toContain('豆乳プリン');
});
