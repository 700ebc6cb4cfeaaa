import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

const size = (label: string, price: number) => ({ label, price });

const PUB = restaurantWith(
  {
    Ales: [{ title: 'Best bitter', price: null, variants: [size('half pint', 260), size('pint', 490)] }],
    Roasts: [{ title: 'Roast beef', description: 'with gravy; Sundays only', price: 1800 }],
  },
  { currency: 'GBP', hours: 'Mon-Sun 12-23', phone: '+44 20 5550 1842' },
);

test.each<[MenuLocale, string]>([
  ['en', 'how much is a half of bitter, and a pint?'],
  ['pt', 'quanto é meia pint de bitter? e a inteira'],
  ['es', 'cuánto vale media pint de bitter y la entera'],
  ['de', 'was kostet ein halbes Pint Bitter und ein ganzes?'],
])('the half and the whole are two sizes: %s', (locale, question) => {
  const answer = askAbout(PUB)(locale, question);
  expect(answer).toMatch(/2[.,]60/);
  expect(answer).toMatch(/4[.,]90/);
  expect(answer).not.toMatch(/9[.,]80/);
});

test.each<[MenuLocale, string]>([
  ['en', 'is the roast beef served on weekdays, what hours?'],
  ['ja', 'Roast beefは平日でも食べれる?'],
  ['de', 'gibt es das Roast beef auch unter der Woche, oder nur sonntags?'],
])('a dish that is asked for on a day is described: %s', (locale, question) => {
  expect(askAbout(PUB)(locale, question)).toContain('Sundays only');
});

describe('a time and a number of people', () => {
  test.each<[MenuLocale, string]>([
    ['ja', '明日7時から2名で予約できますか'],
    ['ko', '내일 7시에 2명 예약 가능해요?'],
    ['zh', '明天晚上7点两个人能订位吗'],
  ])('are of a table, not prices: %s', (locale, question) => {
    const answer = askAbout(PUB)(locale, question);
    expect(answer).toContain('+44 20 5550 1842');
    expect(answer).not.toContain('Roast beef');
  });
});
