import { LANGUAGE_TAGS, type MenuLocale } from '../../../shared/locales.ts';
import type { MenuText } from '../../../shared/translated-texts.ts';
import { type Lexicon, ownLexicon } from '../../food/lexicon.ts';
import { lossOf } from '../check/lost-or-added.ts';
import type { TextContext, TextInContext } from '../text-in-context.ts';
import { withChosenMeanings } from './chosen-meanings.ts';
import { type ParsedPhrase, parseStretch } from './parse-stretch.ts';
import { isDietMark, type Stretch, splitText } from './split-text.ts';
import { writeParts } from './write-parts.ts';

/** A text with one of its places on the menu. */
export type PlacedText = MenuText & { context: TextContext };

/** A text's translation if it is the same in all of the text's places; else null. */
export function translateEverywhere(
  { kind, source, contexts }: TextInContext,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon = ownLexicon(),
): string | null {
  const [first = null, ...others] = contexts.map((context) =>
    translateLocally({ kind, source, context }, pair, lexicon),
  );
  return others.every((text) => text === first) ? first : null;
}

/**
 * A menu's text in another language, by the lexicon and the ways menus are written; null if a word of it is not known,
 * since half a translation misleads more than the original, or if what was written doesn't name the same food and diets.
 */
export function translateLocally(
  { source, context }: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon = ownLexicon(),
): string | null {
  const text = writtenIn(source, pair, withChosenMeanings(lexicon));
  return text === null || lossOf(lexicon, source, text, { ...pair, contexts: [context], wording: 'lexicon' })
    ? null
    : text;
}

export function writtenIn(
  text: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
): string | null {
  const stretches = splitText(text);
  const parsed = stretches.map((stretch) => parseOne(lexicon, stretch, from));
  if (parsed.includes(undefined) || !arePlain(parsed)) return null;
  const translated = stretches
    .map(({ printed, mark }, place) => {
      const parts = parsed[place];
      return (Array.isArray(parts) ? writeParts(to, parts) : printed) + markIn(to, mark);
    })
    .join('')
    .trim();
  return translated === '' ? null : withCaseOf(text, translated, to);
}

/** What stands as it is in every language, the parts of what is understood, or undefined. */
type Parsed = 'as it is' | ParsedPhrase[] | undefined;

function parseOne(lexicon: Lexicon, stretch: Stretch, from: MenuLocale): Parsed {
  if (stretch.words.length === 0 || isDietMark(stretch) || !/\p{L}/u.test(stretch.printed)) return 'as it is';
  return parseStretch(lexicon, from, stretch.words);
}

/** Adjectives that a comma parts from their noun don't say which noun is theirs: "creamy, spicy sauce". */
function arePlain(parsed: readonly Parsed[]): boolean {
  const parts = parsed.filter((one) => Array.isArray(one));
  const areAdjectives = parts.map((one) => one.every(({ phrase }) => phrase.kind === 'adjectives'));
  return areAdjectives.every(Boolean) || !areAdjectives.some(Boolean);
}

/** Punctuation as the language writes it. */
function markIn(locale: MenuLocale, mark: string): string {
  const sign = mark.trim();
  switch (locale) {
    case 'zh':
    case 'ja':
      if (sign === ',') return '、';
      if (sign === '.') return '。';
      return mark;
    case 'ar':
      if (sign === ',') return '، ';
      if (sign === ';') return '؛ ';
      return mark;
    default:
      return mark;
  }
}

/** Capitals throughout stay capitals, a capital at the beginning stays one. */
function withCaseOf(source: string, text: string, to: MenuLocale): string {
  const letters = source.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  if (isShouted) return text.toLocaleUpperCase(LANGUAGE_TAGS[to]);
  const [first = ''] = source.trim();
  const beginsCapital = first !== first.toLowerCase();
  const [initial = ''] = text;
  return beginsCapital ? initial.toLocaleUpperCase(LANGUAGE_TAGS[to]) + text.slice(initial.length) : text;
}
