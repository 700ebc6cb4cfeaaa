import { contradictedTags, findDietTag, isSameTag } from '../../../../shared/diet-tags.ts';
import { MAX_TAGS } from '../../../../shared/limits.ts';
import type { Item } from '../../../../shared/menu.ts';
import type { ItemEdit } from '../../../draft/many-edits.ts';

/** By tag or tax: whether each dish gets it or loses it. Keys without a mark stay as they are. */
export type Marks<Key> = ReadonlyMap<Key, boolean>;

export const hasTag = ({ tags }: Pick<Item, 'tags'>, tag: string): boolean =>
  tags.some((ownTag) => isSameTag(ownTag, tag));

/** With a typed tag added; another spelling of a tag that is offered is that tag. */
export function withTypedTag(marks: Marks<string>, typedTag: string, offeredTags: readonly string[]): Marks<string> {
  return typedTag === '' ? marks : new Map(marks).set(asOffered(typedTag, offeredTags), true);
}

/** The tag that is offered already, however it is written ("vegan", "Végane"); or else the typed one. */
export function asOffered(typedTag: string, offeredTags: readonly string[]): string {
  const diet = findDietTag(typedTag);
  return offeredTags.find((tag) => isSameTag(tag, typedTag) || (diet && findDietTag(tag) === diet)) ?? typedTag;
}

type TaggedItems = {
  edits: ItemEdit[];
  /** They stay as they are: with the added tags they would have more than a dish can have. */
  full: Item[];
  /** After the edit, a tag contradicts what is declared of the dish. */
  contradicted: Item[];
};

/** The dishes whose tags change. */
export function tagItems(items: readonly Item[], marks: Marks<string>): TaggedItems {
  const tagged: TaggedItems = { edits: [], full: [], contradicted: [] };
  for (const item of items) {
    const remainingTags = item.tags.filter(
      (ownTag) => ![...marks].some(([tag, isOn]) => !isOn && isSameTag(tag, ownTag)),
    );
    const addedTags = [...marks].flatMap(([tag, isOn]) => (isOn && !hasTag(item, tag) ? [tag] : []));
    const tags = [...remainingTags, ...addedTags];
    if (tags.length > MAX_TAGS) tagged.full.push(item);
    else if (tags.length !== item.tags.length || addedTags.length > 0) {
      tagged.edits.push({ item, fields: { tags } });
      const contradictions = contradictedTags({ ...item, tags: addedTags });
      if (contradictions.length > 0) tagged.contradicted.push(item);
    }
  }
  return tagged;
}

type TaxNumbers = readonly { number: number }[];

const taxesOf = ({ taxes }: Pick<Item, 'taxes'>, restaurantTaxes: TaxNumbers): number[] =>
  taxes ?? restaurantTaxes.map(({ number }) => number);

export const hasTax = (item: Pick<Item, 'taxes'>, tax: number, restaurantTaxes: TaxNumbers): boolean =>
  taxesOf(item, restaurantTaxes).includes(tax);

/** The dishes whose taxes change; a dish with all of the restaurant's has none of its own. */
export function taxItems(items: readonly Item[], marks: Marks<number>, restaurantTaxes: TaxNumbers): ItemEdit[] {
  return items.flatMap((item) => {
    const numbers = restaurantTaxes
      .map(({ number }) => number)
      .filter((number) => marks.get(number) ?? hasTax(item, number, restaurantTaxes));
    const isSame = restaurantTaxes.every(
      ({ number }) => numbers.includes(number) === hasTax(item, number, restaurantTaxes),
    );
    return isSame ? [] : [{ item, fields: { taxes: numbers.length === restaurantTaxes.length ? null : numbers } }];
  });
}
