import { conceptsIn, isReadByCharacters } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { stemsIn } from '../../facts/stems.ts';
import type { DishQuery } from '../reading/guest-message.ts';
import { countIn } from '../words/counting.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import { volumesIn } from '../words/volumes.ts';

const labelStems = new WeakMap<MenuFacts, ReadonlySet<string>>();
/** The words of all sizes of a menu: "order" of "half an order". */
function labelStemsOf(facts: MenuFacts): ReadonlySet<string> {
  const cached =
    labelStems.get(facts) ??
    new Set(
      facts.dishes.flatMap(({ item, original }) =>
        [...item.variants, ...original.variants].flatMap(({ label }) => stemsIn(label)),
      ),
    );
  labelStems.set(facts, cached);
  return cached;
}

/** "A bottle of Cannonau", "two large Ichnusas": how much there is to be of a dish is no part of its name. */
export function withoutMeasures(
  facts: MenuFacts,
  { locale }: DishQuery,
  stems: ReadonlySet<string>,
): ReadonlySet<string> {
  // Without spaces a counter may be what distinguishes two dishes.
  if (isReadByCharacters(locale)) return stems;
  const isMeasure = (word: string) =>
    !facts.title_stems.has(word) &&
    (labelStemsOf(facts).has(word) ||
      sizeWordsIn(word).size > 0 ||
      volumesIn(word).size > 0 ||
      countIn(locale, ` ${word} `) !== undefined ||
      conceptsIn(locale, word).some(({ concept }) => isKindOf(concept, 'measure')));
  const names = [...stems].filter((word) => !isMeasure(word));
  return names.length > 0 ? new Set(names) : stems;
}
