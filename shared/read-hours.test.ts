import { expect, test } from 'vitest';
import { readHours } from './read-hours.ts';

/** "2-6 17:00-23:00", the days and times of each period. */
const wordsOf = (text: string): string[] | null =>
  readHours(text)?.periods.map(({ days, from, to }) => `${days.join('')} ${from}-${to}`) ?? null;

test.each([
  ['Tuesday to Saturday, 5 pm to 11 pm', ['23456 17:00-23:00']],
  [
    'Mon–Fri 11:30–14:30, 17:30–23:00\nSat 12:00–00:00\nClosed Sunday',
    ['12345 11:30-14:30', '12345 17:30-23:00', '6 12:00-00:00'],
  ],
  ['Open daily 8am–3pm', ['1234567 08:00-15:00']],
  ['Monday: closed. Tuesday and Thursday: 5–11 pm; Friday: 11 – 3 pm', ['24 17:00-23:00', '5 11:00-15:00']],
  ['Fri & Sat noon to midnight', ['56 12:00-00:00']],
  ['Du mardi au samedi, de 17 h à 23 h', ['23456 17:00-23:00']],
  [
    'Ouvert du lundi au vendredi de 11h30 à 14h et de 18h à 22h30. Fermé le samedi et dimanche.',
    ['12345 11:30-14:00', '12345 18:00-22:30'],
  ],
  ['Tous les jours de midi à minuit', ['1234567 12:00-00:00']],
  ['Dimanche au mardi : 9 h – 15 h', ['712 09:00-15:00']],
  ['Montag bis Samstag 17.30 – 23 Uhr, Sonntag Ruhetag', ['123456 17:30-23:00']],
  ['mar-sáb 13:00-16:30, dom 13:00-17:00, lunes cerrado', ['23456 13:00-16:30', '7 13:00-17:00']],
  ['seg-sex 12:00-15:00; sáb 12:00-16:00; dom fechado', ['12345 12:00-15:00', '6 12:00-16:00']],
  ['5 pm to 11 pm, closed Monday', ['234567 17:00-23:00']],
  ['17:00〜23:30(ラストオーダー 23:00)、日曜定休', ['123456 17:00-23:30']],
  ['火〜日 11時半〜14時、17:00〜22:00、月曜定休', ['234567 11:30-14:00', '234567 17:00-22:00']],
  ['11:00〜22:00 年中無休', ['1234567 11:00-22:00']],
  ['每天 11:00-14:30, 17:00-22:00', ['1234567 11:00-14:30', '1234567 17:00-22:00']],
  ['周一至周五 上午11点至晚上10点半，周六、周日休息', ['12345 11:00-22:30']],
  ['화-일 11:30-22:00 (라스트오더 21:15), 월요일 휴무', ['234567 11:30-22:00']],
  ['월~토 오전 11시 30분 ~ 오후 10시, 일요일 휴무', ['123456 11:30-22:00']],
  ['يومياً 12:00-00:00', ['1234567 12:00-00:00']],
  ['من السبت إلى الخميس ١٢ ظهرا حتى ١١ مساءً، الجمعة مغلق', ['671234 12:00-23:00']],
  ['السبت - الأربعاء 12:00-23:00 والخميس 13:00-00:00', ['67123 12:00-23:00', '4 13:00-00:00']],
  ['Martes a domingo 13:00 - 16:00 y 20:00 - 23:30', ['234567 13:00-16:00', '234567 20:00-23:30']],
])('reads %j', (text, periods) => {
  expect(wordsOf(text)).toEqual(periods);
});

test.each([
  'Tuesday to Saturday, from five',
  'Monday to Friday 5 to 11',
  'Mon-Fri 17:00-23:00, kitchen closes at 22:00',
  'By appointment',
  '5 pm to 11 pm',
  'Monday to Friday',
  'Closed in August',
  'Monday 25:00-26:00',
  'Monday 13 pm to 14 pm',
  'Lundi 10h à 12h, lundi 14h à 16h',
  'Mardi au samedi dès 17 h',
  '第3月曜定休 11:00-20:00',
  '不定休 17:00〜23:00',
  '1月1日休み',
  '17:00〜22:00 毎日休業',
  '月〜金 11:00〜14:00 土日祝 休み',
  'السبت 12:00-23:00 ما عدا رمضان',
  '',
])('leaves %j to its owner', (text) => {
  expect(readHours(text)).toBeNull();
});
