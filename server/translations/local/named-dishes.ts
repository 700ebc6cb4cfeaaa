import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { namedDishesIn } from '../../food/senses.ts';
import { splitWords } from '../../food/words.ts';

const OTHER_MARKS = /[^\p{L}\p{N}\p{M}'’ -]+/gu;

/**
 * Whether a text has a dish's name that means something else than its words say, and that the lexicon has neither itself
 * nor as a part of a longer expression that is translated with its chosen meanings: "french onion" isn't such a name in
 * "French onion soup", but "vin jaune" is one in "coq au vin jaune", whose synonym says more than its concept.
 */
export const hasUnknownName = (text: string, locale: MenuLocale, lexicon: Lexicon, chosenLexicon: Lexicon): boolean =>
  namedDishesIn(text, locale)
    .filter((name) => lexicon.meanings(locale, name).length === 0)
    .some((name) => isAlone(name, text, locale, chosenLexicon));

/** Whether a folded expression of a text is somewhere in it no part of a longer expression of the lexicon. */
export function isAlone(expression: string, text: string, locale: MenuLocale, lexicon: Lexicon): boolean {
  // No expression reaches over a comma: "vaca, vieja frita" is no "vaca vieja".
  const stretches = text.split(OTHER_MARKS).map(splitWords);
  const parts = splitWords(expression);
  const places = stretches.flatMap((words) => {
    const folded = words.map(withoutAccents);
    const isAt = (at: number) => parts.every((part, place) => folded[at + place] === part);
    return words.flatMap((_, at) => (isAt(at) ? [{ words, at }] : []));
  });
  return (
    places.length === 0 || places.some(({ words, at }) => !isInLonger(words, at, at + parts.length, locale, lexicon))
  );
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
