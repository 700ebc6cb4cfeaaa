import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** "Are you open on Mondays?" is answered for that day, by the hours as the owner declared or wrote them. */

const askHours = (hours: string, main_locale: MenuLocale = 'en') =>
  askAbout(restaurantWith({ Mains: [{ title: 'Soup', price: 900 }] }, { hours, main_locale }));

describe('a day on which the house is closed', () => {
  const ask = askHours('Tue-Sun 11:30-21:00, closed Monday');
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'are you open on Mondays?', 'Monday: closed'],
    ['fr', 'vous êtes ouverts le lundi ?', 'Lundi: fermé'],
    ['es', '¿abrís los lunes?', 'Lunes: cerrado'],
    ['de', 'habt ihr montags offen?', 'Montag: geschlossen'],
    ['it', 'siete aperti il lunedì?', 'Lunedì: chiuso'],
    ['pt', 'abrem à segunda?', 'Segunda-feira: fechado'],
    ['zh', '星期一开门吗？', '星期一: 休息'],
    ['ja', '月曜日は開いてますか？', '月曜日: 休業'],
    ['ko', '월요일에 열어요?', '월요일: 휴무'],
    ['ar', 'هل تفتحون يوم الاثنين؟', 'الاثنين: مغلق'],
  ])('%s %s', (...[locale, question, line]) => expect(ask(locale, question)).toContain(line));
});

describe('hours of which not every word is understood', () => {
  test.each<readonly [string, MenuLocale, string, string]>([
    ['mar-dom 12:30-15, 19:30-23; lunedì chiuso', 'it', 'are you open on Monday?', 'Monday: closed'],
    ['Di-So 8-18 Uhr, Mo Ruhetag', 'de', 'are you open on Monday?', 'Monday: closed'],
    ['11:30-14:30、17:30-22:00（火曜定休）', 'ja', 'open on Tuesdays?', 'Tuesday: closed'],
  ])('%s (%s): %s', (...[hours, main_locale, question, line]) =>
    expect(askHours(hours, main_locale)('en', question)).toContain(line),
  );

  test('don’t answer for a day that they don’t call closed', () => {
    const answer = askHours('Di-So 8-18 Uhr, Mo Ruhetag', 'de')('en', 'are you open on Sunday?');
    expect(answer).not.toContain('Sunday:');
    expect(answer).toContain('Di-So 8-18 Uhr');
  });

  test('don’t answer for the days within a span', () =>
    expect(askHours('8-18 h, chiuso lun-mer', 'it')('en', 'are you open on Tuesday?')).not.toContain('Tuesday:'));
});

test('the times of a day on which it is open', () =>
  expect(askHours('Tue-Sun 11:30-21:00, closed Monday')('fr', 'et le mardi, vous ouvrez ?')).toMatch(/Mardi: .*11:30/));
