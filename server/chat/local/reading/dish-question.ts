import type { NamedConcept } from '../../../food/concepts-in.ts';
import { pointsToThose } from '../words/of-those.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { isAllergenName } from './avoided-food.ts';
import { type ConcernReading, wordsOfConcept } from './concern-reading.ts';

/** "The cake has them?", said of what was named before. Folded as messages are. */
const HAS_IT =
  / (?:(?:l[aeio]|ce l|ne) ha(?:nno)?|l[aeo]s? (?:lleva|llevan|tiene|tienen)|tem|leva|levam|en (?:a|ont|contient)|y en a|(?:has|have|got) (?:it|them|any)|فيه|فيها) /u;

/** "I can't have sesame. The bass, is that all right?" asks of a dish in a sentence of its own. */
export function isDishQuestion(reading: ConcernReading, clause: string, foods: readonly NamedConcept[]): boolean {
  const { text, locale, isOfTitle } = reading;
  const isOfDish = (namedConcept: NamedConcept) =>
    !isAllergenName(namedConcept.concept) && wordsOfConcept(reading, namedConcept).split(' ').some(isOfTitle);
  const isAsked = /[?？؟]/.test(text) && foods.every(isOfDish);
  if (isAsked && HAS_IT.test(clause)) return true;
  const sentences = text.split(/(?<=[.!;])\s+|(?<=[。！；])/u);
  const lastSentence = sentences.at(-1) ?? '';
  if (!isAsked || sentences.length === 1 || !/[?？؟]/.test(lastSentence)) return false;
  const folded = foldMessage(locale, lastSentence);
  const start = folded.indexOf(clause.trim());
  // "Haddock, avocado, what can I eat?" continues what the guest can't eat: the question is another one.
  return start >= 0 && !asksOpenly(reading, folded.slice(start + clause.trim().length));
}

/** "What can I eat?", "… neither, what have you got?" behind the names of food. Folded as messages are. */
const OPEN_QUESTION =
  / (?:what|which|anything|quoi|quels?|quelles?|que|qu|cuales?|was|welche\p{L}*|cosa|che|quali|o que|quais|شو|ايش|ماذا|وش) |什么|哪些|有啥|吃啥|何|ナニ|オススメ|뭐|뭘|무엇|어떤/u;

function asksOpenly({ locale, language }: ConcernReading, foldedText: string): boolean {
  const rest = ` ${foldedText.trim()} `;
  return (
    OPEN_QUESTION.test(rest) ||
    hasPhrase(locale, language.cannot, rest) ||
    (hasPhrase(locale, language.eat, rest) && !pointsToThose(locale, rest))
  );
}
