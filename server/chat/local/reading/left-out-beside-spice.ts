import type { NamedConcept } from '../../../food/concepts-in.ts';
import { placesOf, withoutPhrases } from '../words/phrases.ts';
import { type ConcernReading, wordsOfConcept } from './concern-reading.ts';
import { leftOut } from './left-out.ts';

/** Joints between spice and other denied food: "nothing spicy or with nuts". Folded as messages are. */
const JOINT_BEHIND =
  /(?:·| {2}) ?(?:(?:or|nor|and no|and also no|ou|ni|o|u|oder|und kein\p{L}*|noch|ne|nem|او|ولا|و) |也?(?:不|别)(?:能|要|可以|会)?(?:吃|放|加|碰)?|[和跟与、或]|以及|[ヤト、モ]|(?:하고|이랑|랑|과|와|도) ?)/u;
const LINKS_BEHIND =
  /^(?:(?:with|any|anything|of|the|de|d|du|des|avec|la|le|les|l|con|los|las|el|mit|e|col|i|gli|com|o|os|as) ){0,3}/u;

/** Joins a food and spice inside of words that deny both: "매운 거랑 땅콩 못 먹어요", "no prawns or spicy food". */
const JOINT_WITHIN =
  / (?:or|nor|and|ou|et|ni|o|y|u|e|oder|und|noch|ne|nem|او|ولا) |[和跟与、或也]|以及|[トヤモ、]|[랑과와도]|하고|이나/u;

/** The food that a clause about spice leaves out, too: "not spicy and without prawns", "I can't do spicy or dairy". */
export function leftOutBesideSpice(
  reading: ConcernReading,
  clause: string,
  foods: readonly NamedConcept[],
): readonly NamedConcept[] {
  const { locale, language } = reading;
  const plainClause = withoutPhrases(locale, language.mild, clause);
  const joint = JOINT_BEHIND.exec(plainClause);
  const textBehind = joint === null ? '' : plainClause.slice(joint.index + joint[0].length).replace(LINKS_BEHIND, '');
  const deniedTexts = placesOf(locale, language.mild, clause)
    .map(({ from, to }) => clause.slice(from, to))
    // In Japanese and Korean whatever is before the one "can't eat" may be meant by it.
    .filter((words) => locale === 'ja' || locale === 'ko' || JOINT_WITHIN.test(words));
  const leftOutFoods = new Set(leftOut(reading, plainClause, foods));
  return foods.filter((named) => {
    const name = wordsOfConcept(reading, named);
    return (
      leftOutFoods.has(named) ||
      (textBehind !== '' && textBehind.startsWith(name)) ||
      deniedTexts.some((words) => words.includes(name))
    );
  });
}
