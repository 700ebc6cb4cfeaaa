import { WEEKDAYS } from './open-status.ts';
import type { OpeningHours, OpeningPeriod } from './opening-hours.ts';

/**
 * Opening hours as an owner wrote them ("Mardi au samedi, 17 h à 23 h") → days and times. Null unless every word is
 * understood: what is only guessed would send guests to a closed door.
 */
export function readHours(text: string): OpeningHours | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const periods: OpeningPeriod[] = [];
  const statedDays = new Set<number>();
  let at = 0;
  const isNext = (kind: Token['kind'], ahead = 0) => tokens[at + ahead]?.kind === kind;
  while (at < tokens.length) {
    if (isNext('break')) {
      at += 1;
      continue;
    }
    const isClosedFirst = isNext('closed');
    if (isClosedFirst) at += 1;
    const days = readDays();
    // The same day twice would be two answers to one question.
    if (!days || days.some((day) => statedDays.has(day))) return null;
    for (const day of days) statedDays.add(day);
    while (isNext('break') && !isClosedFirst && (isNext('time', 1) || isNext('closed', 1))) at += 1;
    if (isClosedFirst) continue;
    if (isNext('closed')) {
      at += 1;
      continue;
    }
    const spans = readSpans();
    if (!spans) return null;
    periods.push(...spans.map((span) => ({ days, ...span, valid_from: null, valid_through: null })));
  }
  return periods.length > 0 ? { periods, closed: [] } : null;

  function readDays(): number[] | undefined {
    const days: number[] = [];
    while (isNext('days')) {
      const [first] = daysOf(tokens?.[at]);
      const [last] = isNext('range', 1) && isNext('days', 2) ? daysOf(tokens?.[at + 2]) : [];
      if (first !== undefined && last !== undefined) {
        days.push(...rangeOf(first, last));
        at += 3;
      } else {
        days.push(...daysOf(tokens?.[at]));
        at += 1;
      }
      if ((isNext('and') || isNext('break')) && isNext('days', 1)) at += 1;
    }
    return days.length > 0 ? days : undefined;
  }

  function readSpans(): { from: string; to: string }[] | undefined {
    const spans: { from: string; to: string }[] = [];
    while (isNext('time')) {
      const [from, range, to] = [tokens?.[at], tokens?.[at + 1], tokens?.[at + 2]];
      if (from?.kind !== 'time' || range?.kind !== 'range' || to?.kind !== 'time') return undefined;
      const span = spanOf(from, to);
      if (!span) return undefined;
      spans.push(span);
      at += 3;
      if ((isNext('and') || isNext('break')) && isNext('time', 1)) at += 1;
    }
    return spans.length > 0 ? spans : undefined;
  }
}

type Time = { kind: 'time'; hour: number; minute: number; half: 'am' | 'pm' | 'none' | 'of24' };
type Token = Time | { kind: 'days'; days: number[] } | { kind: 'range' | 'and' | 'closed' | 'break' };

const daysOf = (token: Token | undefined): number[] => (token?.kind === 'days' ? token.days : []);

/** Sunday to Tuesday: 7, 1, 2. */
function rangeOf(first: number, last: number): number[] {
  const length = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, index) => ((first - 1 + index) % WEEKDAYS.length) + 1);
}

/** Undefined if it is unclear in which half of the day a time is. */
function spanOf(from: Time, to: Time): { from: string; to: string } | undefined {
  // "5 – 11 pm" begins in the afternoon, "11 – 3 pm" in the morning.
  const isEarlier = from.hour % 12 < to.hour % 12;
  const half = from.half === 'none' && to.half === 'pm' ? (isEarlier ? 'pm' : 'am') : from.half;
  const [start, end] = [textOf({ ...from, half }), textOf(to)];
  return start === undefined || end === undefined || start === end ? undefined : { from: start, to: end };
}

function textOf({ hour, minute, half }: Time): string | undefined {
  if (half === 'none') return undefined;
  const isHalved = half === 'am' || half === 'pm';
  if (isHalved && (hour < 1 || hour > 12)) return undefined;
  const full = isHalved ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour === 24 ? 0 : hour;
  if (full > 23 || minute > 59) return undefined;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** English, French, German, Spanish, Italian and Portuguese; folded. Abbreviations of two letters are too many things. */
const DAY_WORDS: readonly string[] = [
  'mondays?|mon|lundis?|lun|montags?|lunes|lunedi|segunda(?:-feira)?|seg',
  'tuesdays?|tues?|mardis?|mar|dienstags?|martes|martedi|terca(?:-feira)?|ter',
  'wednesdays?|wed|mercredis?|mer|mittwochs?|miercoles|mie|mercoledi|quarta(?:-feira)?|qua',
  'thursdays?|thurs?|thu|jeudis?|jeu|donnerstags?|jueves|jue|giovedi|gio|quinta(?:-feira)?|qui',
  'fridays?|fri|vendredis?|ven|freitags?|viernes|vie|venerdi|sexta(?:-feira)?|sex',
  'saturdays?|sat|samedis?|sam|samstags?|sabados?|sabato|sab',
  'sundays?|sun|dimanches?|dim|sonntags?|domingos?|domenica|dom',
];
const ALL_DAYS =
  /^(?:every day|daily|7 days(?: a week)?|seven days a week|open daily|tous les jours|7 ?j(?:ours)? ?(?:sur|\/) ?7|taglich|todos los dias|tutti i giorni|todos os dias)(?![a-z])/;
const WORDS: readonly (readonly [RegExp, Token | null])[] = [
  [ALL_DAYS, { kind: 'days', days: [...WEEKDAYS] }],
  ...DAY_WORDS.map((words, index): readonly [RegExp, Token] => [
    new RegExp(`^(?:${words})(?![a-z])\\.?`),
    { kind: 'days', days: [index + 1] },
  ]),
  [/^(?:closed|fermes?|geschlossen|ruhetag|cerrado|chiuso|fechado)(?![a-z])/, { kind: 'closed' }],
  [/^(?:noon|midi|mezzogiorno)(?![a-z])/, { kind: 'time', hour: 12, minute: 0, half: 'of24' }],
  [
    /^(?:midnight|minuit|mitternacht|medianoche|mezzanotte)(?![a-z])/,
    { kind: 'time', hour: 0, minute: 0, half: 'of24' },
  ],
  [/^(?:[-–—−]|(?:to|through|until|till|thru|au|a|bis|al|alle|ate)(?![a-z]))/, { kind: 'range' }],
  [/^(?:[&+/]|(?:and|et|und|y|e)(?![a-z]))/, { kind: 'and' }],
  [/^[\n,;:.|·•]/, { kind: 'break' }],
  [
    /^(?:opening hours|hours|horaires?|heures d['’]ouverture|offnungszeiten|horario|orari|open|ouvert|geoffnet|abierto|aperto|aberto|du|de|des|le|les|from|on|von|am|los|el|dalle|dal|das|uhr)(?![a-z])/,
    null,
  ],
];
const TIME =
  /^(\d{1,2})(?: ?(?:h|[:.])(?: ?(\d{2})(?!\d))?| ?(?=[ap]\.?m)| ?(?=uhr)|(?!\d))(?: ?([ap])\.?m\.?(?![a-z]))?/;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ');

/** Undefined if there is a word that is none of these. */
function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let rest = folded(text).trim();
  while (rest !== '') {
    const word = WORDS.find(([pattern]) => pattern.test(rest));
    const length = word ? (word[0].exec(rest)?.[0].length ?? 0) : 0;
    if (word && length > 0) {
      if (word[1]) tokens.push(word[1]);
      rest = rest.slice(length).replace(/^ +/, '');
      continue;
    }
    const time = TIME.exec(rest);
    if (!time) return undefined;
    const [whole, hour = '', minute, letter] = time;
    const isOf24 = /[h:]|\.\d/.test(whole) || /^ ?uhr/.test(rest.slice(whole.length));
    const half = letter === 'a' ? 'am' : letter === 'p' ? 'pm' : isOf24 ? 'of24' : 'none';
    tokens.push({ kind: 'time', hour: Number(hour), minute: Number(minute ?? 0), half });
    rest = rest.slice(whole.length).replace(/^ +/, '');
  }
  return tokens;
}
