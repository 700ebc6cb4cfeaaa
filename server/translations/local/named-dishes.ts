import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { namedDishesIn } from '../../food/senses.ts';
import { splitWords } from '../../food/words.ts';

const OTHER_MARKS = /[^\p{L}\p{N}\p{M}'’ -]+/gu;

/**
 * Whether a text has a dish's name that means something else than its words say, and that the lexicon has neither itself
 * nor as a part of a longer expression: "french onion" isn't such a name in "French onion soup".
 */
export function hasUnknownName(text: string, locale: MenuLocale, lexicon: Lexicon): boolean {
  const words = splitWords(text.replace(OTHER_MARKS, ' '));
  const folded = words.map(withoutAccents);
  return namedDishesIn(text, locale)
    .filter((name) => lexicon.meanings(locale, name).length === 0)
    .some((name) => {
      const parts = splitWords(name);
      const starts = folded.flatMap((_, at) => (parts.every((part, place) => folded[at + place] === part) ? [at] : []));
      return starts.length === 0 || starts.some((at) => !isInLonger(words, at, at + parts.length, locale, lexicon));
    });
}

/** Whether the lexicon has an expression that begins before a stretch of words or ends after it. */
function isInLonger(words: string[], from: number, to: number, locale: MenuLocale, lexicon: Lexicon): boolean {
  const longest = lexicon.longest(locale);
  for (let start = Math.max(0, to - longest); start <= from; start += 1)
    for (let end = to; end <= Math.min(words.length, start + longest); end += 1)
      if (end - start > to - from && lexicon.meanings(locale, words.slice(start, end).join(' ')).length > 0)
        return true;
  return false;
}
