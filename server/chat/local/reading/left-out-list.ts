import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { placesOf } from '../words/phrases.ts';
import { isAskingWhichThere } from '../words/which-words.ts';
import { type ConcernReading, isBareList, wordsOfConcept } from './concern-reading.ts';
import { leftOut } from './left-out.ts';
import { foodsIn } from './take-food.ts';

/** Joins the last name of a list of what is left out. Folded as messages are. */
const OR = / (?:or|nor|ou|ni|o|u|y|oder|noch|und|e|ne|nem|and|et|او|ولا) |或|和|및/u;
/** "No pork, some chicken or beef" wishes for chicken. */
const SOME = / (?:some|any|du|de la|des|del|dello|della|dei|delle|etwas) /u;

/** What the clauses behind "no meat," leave out, too: "no meat, fish or eggs, and no onion, garlic or leeks". */
export function listsLeftOut(reading: ConcernReading, clauses: readonly string[]): NamedConcept[] {
  const { locale, language } = reading;
  const left: NamedConcept[] = [];
  let list: NamedConcept[] = [];
  let isOpen = false;
  for (const clause of clauses) {
    const [first] = placesOf(locale, language.without, clause);
    const head = first === undefined ? clause : clause.slice(0, first.from + 1);
    const headFoods = foodsIn(reading, head);
    const isContinued: boolean =
      isOpen &&
      headFoods.length > 0 &&
      !SOME.test(head) &&
      !isAskingWhichThere(head, reading.text) &&
      isBareList(reading, head, headFoods) &&
      !headFoods.some(isDish);
    list = isContinued ? [...list, ...headFoods] : [];
    // "Sin cerdo, huevos ni ajo": the last of them has its own word for "without".
    const isLast = OR.test(first === undefined ? head : clause.slice(0, first.to + 1));
    if (isContinued && isLast) left.push(...list);
    isOpen = first === undefined ? isContinued && !isLast : isEndingLeftOut(reading, clause);
  }
  return left;
}

/** "No meat," and not "no meat please". */
function isEndingLeftOut(reading: ConcernReading, clause: string): boolean {
  const left = leftOut(reading, clause, foodsIn(reading, clause));
  return left.some((named) => clause.trim().endsWith(wordsOfConcept(reading, named)));
}

const isDish = ({ concept }: NamedConcept): boolean => isKindOf(concept, 'prepared food') || isKindOf(concept, 'drink');
