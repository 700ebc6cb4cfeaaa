import { ownLexicon } from '../../food/lexicon.ts';
import { hasDecidedWord, namedDishesIn } from '../../food/senses.ts';
import { lossOf } from '../check/lost-or-added.ts';
import { hasNumbersInOrder } from '../check/numbers.ts';
import { readConcepts } from '../check/read-concepts.ts';
import { isStatement } from '../check/statements.ts';
import { type CheckedPair, translationProblem } from '../model/check-translation.ts';
import type { TextInContext } from '../texts/text-in-context.ts';
import { withChosenMeanings } from './chosen-meanings.ts';
import { hasRepetition } from './is-said-twice.ts';
import { isJoiningIn } from './translate-locally.ts';

type Pair = Omit<CheckedPair, 'contexts'>;

/**
 * Whether what a small model wrote may replace a text. It passes the checks of a large model's answers, and what is eaten or
 * drunk by the source's words, and no other food, is read again in it, as in this machine's own translations. What says that
 * something is not in a dish, or who may eat it, is left out: the same food is named without its "no". A word whose
 * meaning its place would have to decide, a dish's own name and a tag stay in the original: the model sees no place.
 */
export function isSafeGuess({ kind, source, contexts }: TextInContext, text: string, pair: Pair): boolean {
  if (kind === 'tag' || isUnchanged(source, text)) return false;
  if (isStatement(source, pair.from) || isStatement(text, pair.to)) return false;
  if (hasDecidedWord(source, pair.from) || namedDishesIn(source, pair.from).length > 0) return false;
  if (contexts.some((context) => isAmbiguous({ kind, source, contexts: [context] }, pair))) return false;
  if (hasRepetition(source, text) || !hasNumbersInOrder(source, text, pair)) return false;
  if (translationProblem(source, text, { ...pair, contexts })) return false;
  const sides = { ...pair, contexts, wording: 'guess', isJoining: isJoiningIn(pair.from) } as const;
  return lossOf(ownLexicon(), source, text, sides) === undefined;
}

const isUnchanged = (source: string, text: string): boolean =>
  source.trim().toLocaleLowerCase() === text.trim().toLocaleLowerCase();

/** Whether a word of a text has several meanings of which nothing in its place decides. */
function isAmbiguous({ kind, source, contexts }: TextInContext, { from, to }: Pair): boolean {
  const [context] = contexts;
  if (!context) return false;
  const lexicon = ownLexicon();
  const chosen = withChosenMeanings(lexicon, { kind, source, context }, { from, to });
  return readConcepts(lexicon, from, source).spans.some(
    ({ words }) =>
      !words.includes(' ') && lexicon.meanings(from, words).length > 1 && chosen.meanings(from, words).length === 0,
  );
}
