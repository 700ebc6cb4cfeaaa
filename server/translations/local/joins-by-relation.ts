import type { MenuLocale } from '../../../shared/locales.ts';
import type { Relation } from './source-grammar.ts';

/** How languages join a text to what follows it; the forms of "and" that depend on a sound are made below. */
export const JOINS: Record<MenuLocale, Record<Relation, (before: string, after: string) => string>> = {
  en: joins({ with: 'with', and: 'and', or: 'or', in: 'in', on: 'on', choice: 'choice of' }),
  fr: {
    ...joins({ with: 'avec', and: 'et', or: 'ou', in: 'en', on: 'sur', choice: 'au choix :' }),
    in: (before, after) => `${before} ${/^une? /.test(after) ? 'dans' : 'en'} ${after}`,
  },
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
    comma: (before, after) => `${before}、${after}`,
    in: (before, after) => `${before}、${after}`,
    on: (before, after) => `${before}配${after}`,
    choice: (before, after) => `${before}任选${after}`,
    beside: (before, after) => `${before}、${after}`,
    note: (before, after) => `${before}（${after}）`,
  },
  ja: {
    with: (before, after) => `${before}、${after}添え`,
    and: (before, after) => `${before}と${after}`,
    or: (before, after) => `${before}または${after}`,
    comma: (before, after) => `${before}、${after}`,
    in: (before, after) => `${before}、${after}`,
    on: (before, after) => `${before}、${after}添え`,
    choice: (before, after) => `${before}、お好みの${after}`,
    beside: (before, after) => `${before}、${after}`,
    note: (before, after) => `${before}（${after}）`,
  },
  ko: {
    with: (before, after) => `${before}, ${after}${hasFinalConsonant(after) ? '을' : '를'} 곁들임`,
    and: (before, after) => `${before}${hasFinalConsonant(before) ? '과' : '와'} ${after}`,
    or: (before, after) => `${before} 또는 ${after}`,
    comma: (before, after) => `${before}, ${after}`,
    in: (before, after) => `${before}, ${after}`,
    on: (before, after) => `${before}, ${after}${hasFinalConsonant(after) ? '을' : '를'} 곁들임`,
    choice: (before, after) => `${before} 선택: ${after}`,
    beside: (before, after) => `${before}, ${after}`,
    note: (before, after) => `${before} (${after})`,
  },
  ar: {
    ...joins({ with: 'مع', and: 'و', or: 'أو', in: 'في', on: 'على', choice: 'حسب الاختيار:' }),
    and: (before, after) => `${before} و${after}`,
    comma: (before, after) => `${before}، ${after}`,
    beside: (before, after) => `${before}، ${after}`,
  },
};

function joins(
  words: Record<Exclude<Relation, 'comma' | 'beside' | 'note'>, string>,
): Record<Relation, (before: string, after: string) => string> {
  const join = (word: string) => (before: string, after: string) => `${before} ${word} ${after}`;
  return {
    with: join(words.with),
    and: join(words.and),
    or: join(words.or),
    in: join(words.in),
    on: join(words.on),
    comma: (before, after) => `${before}, ${after}`,
    choice: join(words.choice),
    beside: (before, after) => `${before}, ${after}`,
    note: (before, after) => `${before} ${after}`,
  };
}

export const joinedByAnd = (locale: MenuLocale, before: string, after: string): string =>
  JOINS[locale].and(before, after);

/** Whether a Hangul syllable at the end is closed (Unicode 3.12: 28 forms of each open syllable). */
function hasFinalConsonant(text: string): boolean {
  const code = text.charCodeAt(text.length - 1) - 0xac00;
  return code >= 0 && code < 11_172 && code % 28 !== 0;
}
