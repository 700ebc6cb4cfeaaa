import type { MenuLocale } from '../../../shared/locales.ts';
import type { Part, Phrase } from './parse-stretch.ts';
import type { Relation } from './source-grammar.ts';
import { type Case, nounForm, writeAdjective, writeNoun } from './write-noun.ts';

/** How languages join what stands before to what follows; the forms of "and" that depend on a sound are made below. */
const JOINS: Record<MenuLocale, Record<Relation, (before: string, after: string) => string>> = {
  en: joins({ with: 'with', and: 'and', or: 'or', in: 'in', on: 'on', choice: 'choice of' }),
  fr: joins({ with: 'avec', and: 'et', or: 'ou', in: 'en', on: 'sur', choice: 'au choix :' }),
  es: {
    ...joins({ with: 'con', and: 'y', or: 'o', in: 'en', on: 'sobre', choice: 'a elegir:' }),
    and: (before, after) => `${before} ${/^h?i(?!e)/i.test(after) ? 'e' : 'y'} ${after}`,
    or: (before, after) => `${before} ${/^h?o/i.test(after) ? 'u' : 'o'} ${after}`,
  },
  de: joins({ with: 'mit', and: 'und', or: 'oder', in: 'in', on: 'auf', choice: 'nach Wahl:' }),
  it: joins({ with: 'con', and: 'e', or: 'o', in: 'in', on: 'su', choice: 'a scelta:' }),
  pt: joins({ with: 'com', and: 'e', or: 'ou', in: 'em', on: 'sobre', choice: 'à escolha:' }),
  zh: {
    with: (before, after) => `${before}配${after}`,
    and: (before, after) => `${before}和${after}`,
    or: (before, after) => `${before}或${after}`,
    in: (before, after) => `${before}、${after}`,
    on: (before, after) => `${before}配${after}`,
    choice: (before, after) => `${before}任选${after}`,
    beside: (before, after) => `${before}、${after}`,
  },
  ja: {
    with: (before, after) => `${before}、${after}添え`,
    and: (before, after) => `${before}と${after}`,
    or: (before, after) => `${before}または${after}`,
    in: (before, after) => `${before}、${after}`,
    on: (before, after) => `${before}、${after}添え`,
    choice: (before, after) => `${before}、お好みの${after}`,
    beside: (before, after) => `${before}、${after}`,
  },
  ko: {
    with: (before, after) => `${before}, ${after}${afterConsonant(after) ? '을' : '를'} 곁들임`,
    and: (before, after) => `${before}${afterConsonant(before) ? '과' : '와'} ${after}`,
    or: (before, after) => `${before} 또는 ${after}`,
    in: (before, after) => `${before}, ${after}`,
    on: (before, after) => `${before}, ${after}${afterConsonant(after) ? '을' : '를'} 곁들임`,
    choice: (before, after) => `${before} 선택: ${after}`,
    beside: (before, after) => `${before}, ${after}`,
  },
  ar: {
    ...joins({ with: 'مع', and: 'و', or: 'أو', in: 'في', on: 'على', choice: 'حسب الاختيار:' }),
    and: (before, after) => `${before} و${after}`,
    beside: (before, after) => `${before}، ${after}`,
  },
};

function joins(
  words: Record<Exclude<Relation, 'beside'>, string>,
): Record<Relation, (before: string, after: string) => string> {
  const join = (word: string) => (before: string, after: string) => `${before} ${word} ${after}`;
  return {
    with: join(words.with),
    and: join(words.and),
    or: join(words.or),
    in: join(words.in),
    on: join(words.on),
    choice: join(words.choice),
    beside: (before, after) => `${before}, ${after}`,
  };
}

/** German says what is with, in or on something in the dative, and so all that is joined to that. */
const DATIVE: readonly Relation[] = ['with', 'in', 'on'];

/** The parts of a stretch in a language. */
export function writeParts(locale: MenuLocale, parts: readonly Part[]): string {
  let wanted: Case = 'nominative';
  let written = '';
  for (const { relation, phrase } of parts) {
    if (relation !== null && DATIVE.includes(relation)) wanted = 'dative';
    if (relation === 'choice' || relation === 'beside') wanted = 'nominative';
    const words = writePhrase(locale, phrase, wanted);
    written = relation === null ? words : JOINS[locale][relation](written, words).trim();
  }
  // What begins with a relation has nothing before it to be parted from.
  return written.replace(/^[、,]\s*/, '');
}

function writePhrase(locale: MenuLocale, phrase: Phrase, wanted: Case): string {
  switch (phrase.kind) {
    case 'adjectives': {
      const glue = locale === 'zh' || locale === 'ja' ? '' : ' ';
      return phrase.adjectives.map((adjective) => writeAdjective(locale, adjective)).join(glue);
    }
    case 'whole':
      return nounForm(locale, { ...phrase.meaning, adjectives: [] });
    case 'noun': {
      const noun = writeNoun(locale, phrase.head, phrase.qualifiers, wanted);
      const counted = phrase.quantity === null ? noun : withQuantity(locale, phrase.quantity, noun);
      return [counted, ...phrase.measures].join(' ');
    }
  }
}

/** Counters and the cases of numbers are left to languages that need none. */
const withQuantity = (locale: MenuLocale, quantity: string, noun: string): string =>
  ['zh', 'ja', 'ko', 'ar'].includes(locale) ? `${noun} ×${quantity}` : `${quantity} ${noun}`;

/** Whether a Hangul syllable at the end is closed (Unicode 3.12: 28 forms of each open syllable). */
function afterConsonant(text: string): boolean {
  const code = text.charCodeAt(text.length - 1) - 0xac00;
  return code >= 0 && code < 11_172 && code % 28 !== 0;
}
