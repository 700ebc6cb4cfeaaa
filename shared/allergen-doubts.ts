import { withCell } from './allergen-edits.ts';
import {
  type AllergenCode,
  type DeclaredAllergen,
  declaredList,
  explainStatus,
  NOTHING_DECLARED,
} from './allergens.ts';
import { MAX_CHECKED_WORDS } from './limits.ts';
import type { CheckedWords, Item, NamedAllergen } from './menu.ts';

/** One allergen that the words of a dish or a part name, with all the words that do. */
export type AllergenInWords = Omit<NamedAllergen, 'words'> & { words: readonly string[] };
/** One that isn't declared, or of which only traces are: the owner's question. */
export type AllergenDoubt = AllergenInWords & Pick<CheckedWords, 'declared'>;

type DoubtedItem = Pick<
  Item,
  'title' | 'description' | 'details' | 'variants' | 'options' | 'allergens' | 'allergens_checked_at' | 'checked_words'
>;

/**
 * What the words of a dish name that its declaration doesn't say, without what the owner has confirmed. Parts of which
 * nothing is declared aren't asked about.
 * @param namedAllergens What the server read in the dish's words; what they don't say any more doesn't count.
 */
export const allergenDoubts = (item: DoubtedItem, namedAllergens: readonly NamedAllergen[]): AllergenDoubt[] =>
  contradictions(item, namedAllergens, { isConfirmed: false });

/** What the words of a dish name that its declaration doesn't say, and of which the owner has said that this is right. */
export const confirmedAllergens = (item: DoubtedItem, namedAllergens: readonly NamedAllergen[]): AllergenDoubt[] =>
  // Of most dishes nothing is confirmed.
  item.checked_words.length === 0 ? [] : contradictions(item, namedAllergens, { isConfirmed: true });

const contradictions = (
  item: DoubtedItem,
  namedAllergens: readonly NamedAllergen[],
  kind: { isConfirmed: boolean },
): AllergenDoubt[] =>
  groupByAllergen(
    namedAllergens.flatMap((allergen) => {
      const declared = isStillSaid(item, allergen) ? contradictingState(item, allergen) : null;
      if (declared === null) return [];
      const checkedWords = { ...allergen, declared, title: item.title };
      const isConfirmed = item.checked_words.some((checked) => isSame(checked, checkedWords));
      return isConfirmed === kind.isConfirmed ? [{ ...allergen, declared }] : [];
    }),
  ).map(([{ codes, part, declared }, words]) => ({ codes, part, declared, words }));

/** What the words name of a dish or part of which that isn't declared at all: a suggestion, never a declaration. */
export const suggestedAllergens = (item: DoubtedItem, namedAllergens: readonly NamedAllergen[]): AllergenInWords[] =>
  groupByAllergen(
    namedAllergens.filter(
      (allergen) =>
        isStillSaid(item, allergen) &&
        allergen.codes.every((code) => statusIn(item, allergen.part, code) === 'nothing_declared'),
    ),
  ).map(([{ codes, part }, words]) => ({ codes, part, words }));

/** The fields of the item once its owner has confirmed a declaration against its words. */
export const confirmedWords = (item: DoubtedItem, { codes, part, words, declared }: AllergenDoubt) => ({
  // What is no doubt any more needn't be remembered.
  checked_words: [
    ...item.checked_words.filter((checked) => isStillSaid(item, checked)),
    ...words.map((text) => ({ codes, part, words: text, declared, title: item.title })),
  ].slice(-MAX_CHECKED_WORDS),
});

/** Each allergen of the dish and of each part once, with all of its words. */
function groupByAllergen<Named extends NamedAllergen>(allergens: readonly Named[]): [Named, string[]][] {
  const groups = Map.groupBy(allergens, ({ codes, part }) => JSON.stringify([codes, part]));
  return [...groups.values()].flatMap((group) =>
    group[0] ? [[group[0], group.map(({ words }) => words)] satisfies [Named, string[]]] : [],
  );
}

/** What is declared against the words; null if they agree, or nothing is declared. */
function contradictingState(item: DoubtedItem, allergen: NamedAllergen): CheckedWords['declared'] | null {
  const statuses = allergen.codes.map((code) => statusIn(item, allergen.part, code));
  // Of "nuts", one that isn't declared at all doesn't settle the other one.
  if (statuses.includes('contains')) return null;
  if (statuses.includes('declared_without')) return 'without';
  const isTrace = statuses.length === 1 && statuses[0] === 'may_contain' && isOwnTrace(item, allergen);
  return isTrace ? 'may_contain' : null;
}

/** The list that is declared of the dish, or of a size or add-on; undefined if none is. */
export function listOfDeclared(item: DoubtedItem, part: string | null): readonly DeclaredAllergen[] | undefined {
  const ownList = declaredList(item);
  if (part === null) return ownList;
  const variant = item.variants.find(({ label }) => label === part);
  if (variant) return variant.allergens ?? ownList;
  return item.options.find(({ label }) => label === part)?.allergens;
}

function findingIn(item: DoubtedItem, part: string | null, code: AllergenCode) {
  const list = listOfDeclared(item, part);
  return explainStatus(
    { allergens: list ?? [], allergens_checked_at: list === undefined ? null : '', variants: [], options: [] },
    [code],
  );
}

const statusIn = (item: DoubtedItem, part: string | null, code: AllergenCode) => findingIn(item, part, code).status;

/** "Tree nuts" without a kind may be walnut for a guest, and is declared as contained. */
const isOwnTrace = (item: DoubtedItem, { codes: [code], part }: NamedAllergen): boolean =>
  code !== undefined && !findingIn(item, part, code).reasons.some(({ state }) => state === 'contains');

function isStillSaid(item: DoubtedItem, { part, words }: Pick<NamedAllergen, 'part' | 'words'>): boolean {
  if (part !== null)
    return part.includes(words) && [...item.variants, ...item.options].some(({ label }) => label === part);
  return [item.title, item.description, item.details].some((text) => text?.includes(words) === true);
}

const isSame = (checked: CheckedWords, { codes, part, words, declared, title }: CheckedWords): boolean =>
  checked.title === title &&
  checked.part === part &&
  checked.words === words &&
  checked.declared === declared &&
  checked.codes.join() === codes.join();

/** The fields of the item once it is declared, of the dish or of a part, that it contains an allergen. */
export function fieldsContaining(
  item: DoubtedItem,
  part: string | null,
  code: AllergenCode,
): Partial<Pick<Item, 'allergens' | 'variants' | 'options'>> {
  const list = withCell(listOfDeclared(item, part) ?? NOTHING_DECLARED, code, 'contains');
  if (part === null) return { allergens: list };
  const field = item.variants.some(({ label }) => label === part) ? 'variants' : 'options';
  return { [field]: item[field].map((each) => (each.label === part ? { ...each, allergens: list } : each)) };
}
