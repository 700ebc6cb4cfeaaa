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
  '',
])('leaves %j to its owner', (text) => {
  expect(readHours(text)).toBeNull();
});
