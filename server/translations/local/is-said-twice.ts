import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { foldWords } from '../../food/fold-words.ts';
import { isKindOf, usuallyHas } from '../../food/kinds-of-food.ts';
import { isParts, type Parsed } from './parse-menu-text.ts';

/**
 * Whether a translation names one thing twice where the source names two: "vegan & plant-based" as "vegano e vegano",
 * "pommes de terre grenaille" as potatoes and potatoes.
 */
export function isSaidTwice(source: string, parsedStretches: readonly Parsed[], to: MenuLocale): boolean {
  if (isPartOfDishAgain(source, parsedStretches, to)) return true;
  const phrases = parsedStretches.flatMap((each) => (isParts(each) ? each.map(({ phrase }) => phrase) : []));
  const isTwice = (concepts: readonly Concept[]): boolean => {
    const forms = concepts.map(({ words }) => words[to].forms[0] ?? '');
    return new Set(forms).size < forms.length && !hasRepeatedWord(source);
  };
  const bareHeads = phrases.flatMap((phrase) =>
    phrase.kind === 'noun' && phrase.qualifiers.length === 0 && phrase.head.adjectives.length === 0
      ? [phrase.head.concept]
      : [],
  );
  const wholeOnes = phrases.flatMap((phrase) => (phrase.kind === 'whole' ? [phrase.meaning.concept] : []));
  const alone = phrases.flatMap((phrase) => (phrase.kind === 'adjectives' ? phrase.adjectives : []));
  const within = phrases.flatMap((phrase) =>
    phrase.kind === 'noun'
      ? [
          [phrase.head, ...phrase.qualifiers].map(({ concept }) => concept),
          ...[phrase.head, ...phrase.qualifiers].map(({ adjectives }) => adjectives),
        ]
      : [],
  );
  return [bareHeads, wholeOnes, alone, ...within, ...joinedHeads(parsedStretches)].some(isTwice);
}

/**
 * "Crostini with chicken liver" with chicken livers: a dish's name has what comes with it in a language, and the source
 * names it once.
 */
const isPartOfDishAgain = (source: string, parsedStretches: readonly Parsed[], to: MenuLocale): boolean =>
  parsedStretches.some((parsed) => {
    const [dish, ...further] = isParts(parsed) ? parsed : [];
    if (dish?.phrase.kind !== 'noun' || hasRepeatedWord(source)) return false;
    const dishForm = foldWords(dish.phrase.head.concept.words[to].forms[0] ?? '');
    const dishName = dish.phrase.head.concept.words.en.forms[0] ?? '';
    return further.some(({ relation, phrase }) => {
      if ((relation !== 'with' && relation !== 'and') || phrase.kind !== 'noun' || phrase.head.adjectives.length > 0)
        return false;
      const partForm = foldWords(phrase.head.concept.words[to].forms[0] ?? '');
      const partName = phrase.head.concept.words.en.forms[0] ?? '';
      return (
        partForm.length > 1 &&
        dishForm !== partForm &&
        dishForm.includes(partForm) &&
        !isKindOf(dishName, partName) &&
        usuallyHas(dishName, partName)
      );
    });
  });

/** The heads of two things that "and" joins, of which one has no word of its own: "Hausgemachte Kuchen & Torten". */
const joinedHeads = (parsedStretches: readonly Parsed[]): Concept[][] =>
  parsedStretches.flatMap((parsedStretch) =>
    isParts(parsedStretch)
      ? parsedStretch.flatMap(({ relation, phrase }, partIndex) => {
          const before = parsedStretch[partIndex - 1]?.phrase;
          if ((relation !== 'and' && relation !== 'or') || phrase.kind !== 'noun' || before?.kind !== 'noun') return [];
          const areTold = [before, phrase].every(
            ({ head, qualifiers }) => head.adjectives.length > 0 || qualifiers.length > 0,
          );
          return areTold ? [] : [[before.head.concept, phrase.head.concept]];
        })
      : [],
  );

/** Whether a word of a text occurs in it again, of scripts without spaces two letters in a row. */
function hasRepeatedWord(text: string): boolean {
  const words = foldWords(text).split(/[^\p{L}]+/u);
  const parts = words.flatMap((word) =>
    /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(word)
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : [word],
  );
  const longOnes = parts.filter((part) => part.length >= 4 || !/\p{Script=Latin}/u.test(part));
  return new Set(longOnes).size < longOnes.length;
}

/** The same word twice, which two concepts of one word make: "Rumpsteak-Steak", "牛肉肉". */
const REPEATED =
  /(?!可可|塔塔|莎莎)(\p{Script=Han}{1,4}|[\p{Script=Katakana}ー]{3,})\1|(\p{L}{4,})[- ]?\2|(?<!\p{L})(\p{L}{3,}) (?:de |di |of )?\3(?!\p{L})/iu;

/** "Meatballs in caper sauce with caper sauce": a part of a dish's name, and the same part by itself. */
const REPEATED_PART = /(?<!\p{L})(\p{L}{3,}(?: [\p{L}’]+){1,3}) (?:with|and|avec|et|con|y|e|com|mit|und) \1(?!\p{L})/iu;

/** Japanese and Korean say "with" behind what a dish comes with, which two parts would repeat: "ローズマリー添え添え". */
const REPEATED_JOIN = /添え添え|[을를] 곁들임[을를] 곁들임/u;

/** "Small Spanish sandwiches and sandwiches": two words of the source that a language has one for. */
const REPEATED_END = /(?<!\p{L})(\p{L}{4,}) (?:und|and|et|y|e|ed|&|with|con|avec|mit|com) \1(?!\p{L})/iu;

/** Ways to cook in Chinese, by one letter. */
const DONE_TWICE = /([炸烤煎蒸炒煮炖熏拌腌咸])(?:(?![配和与或佐])\p{Script=Han})*\1/u;

/** "招牌人气招牌": the same two letters twice in one thing. */
const isLettersSaidAgain = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) &&
  !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) &&
  text.split(/[,.;:()/|–—·•\n、。，：；（）+\s配和与或佐]+/u).some((thing) => {
    const letters = thing.replace(/[^\p{Script=Han}]+/gu, ' ');
    const pairs = Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)).filter(
      (pair) => !pair.includes(' ') && pair[0] !== pair[1],
    );
    return new Set(pairs).size < pairs.length;
  });

const WITHIN_STRETCH = /[,.;:()/|–—·•\n、。，：；（）،]+/u;

/** "Marinated vinegar-marinated fish": within a stretch nothing is said twice that the source says once. */
const isWordSaidAgain = (text: string): boolean =>
  text.split(WITHIN_STRETCH).some((stretch) => {
    const words = stretch
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word.length >= MIN_WORD && /\p{Script=Latin}/u.test(word));
    return new Set(words).size < words.length;
  });

const MIN_WORD = 8;

export const hasRepetition = (source: string, text: string): boolean =>
  [REPEATED, REPEATED_PART, REPEATED_JOIN, DONE_TWICE].some(
    (repeated) => repeated.test(text) && !repeated.test(source),
  ) ||
  (!hasRepeatedWord(source) && (REPEATED_END.test(text) || isWordSaidAgain(text) || isLettersSaidAgain(text)));
