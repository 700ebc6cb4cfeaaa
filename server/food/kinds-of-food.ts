import { KINDS } from './relations/kinds.ts';
import { USUAL_PARTS } from './relations/usual-parts.ts';

/** The groups in which every chain of kinds ends. */
export const ROOTS = [
  'animal food',
  'plant food',
  'mineral food',
  'prepared food',
  'drink',
  'menu part',
  'cut',
  'method',
  'quality',
  'measure',
  'place',
  'brand',
] as const;
export type FoodRoot = (typeof ROOTS)[number];

const parents = readRelations(KINDS, '>', ([parent, children]) => children.map((child) => [child, parent]));
const parts = readRelations(USUAL_PARTS, ':', ([part, dishes]) => dishes.map((dish) => [dish, part]));
const ancestors = new Map<string, ReadonlySet<string>>();
const allParts = new Map<string, ReadonlySet<string>>();

/** A concept with all kinds above it, by their English names ("bacon" → bacon, pork, red meat, meat, animal food). */
export function ancestorsOf(concept: string): ReadonlySet<string> {
  const cached = ancestors.get(concept);
  if (cached) return cached;
  const closure = new Set([concept]);
  // A set's iterator also visits what is added during the iteration.
  for (const name of closure) for (const parent of parents.get(name) ?? []) closure.add(parent);
  ancestors.set(concept, closure);
  return closure;
}

/** Whether a concept is another one or a kind of it: bacon is pork. */
export const isKindOf = (concept: string, kind: string): boolean => ancestorsOf(concept).has(kind);

/** What a dish usually contains although its name doesn't say so; empty if nothing is recorded. */
export function usualPartsOf(concept: string): ReadonlySet<string> {
  const cached = allParts.get(concept);
  if (cached) return cached;
  const closure = new Set([...ancestorsOf(concept)].flatMap((name) => parts.get(name) ?? []));
  for (const part of closure)
    for (const name of ancestorsOf(part)) for (const inner of parts.get(name) ?? []) closure.add(inner);
  allParts.set(concept, closure);
  return closure;
}

/** Whether a concept is of a kind or usually contains something of it: a carbonara usually contains pork. */
export const usuallyHas = (concept: string, kind: string): boolean =>
  isKindOf(concept, kind) || [...usualPartsOf(concept)].some((part) => isKindOf(part, kind));

/** Every name that the relations use, and whether it is a parent, for the tests of the knowledge. */
export const relatedNames = (): { parents: ReadonlySet<string>; others: ReadonlySet<string> } => ({
  parents: new Set([...parents.values()].flat()),
  others: new Set([...parents.keys(), ...parts.keys(), ...[...parts.values()].flat()]),
});

function readRelations(
  text: string,
  sign: string,
  pairsOf: (line: [head: string, others: string[]]) => string[][],
): Map<string, string[]> {
  const relations = new Map<string, string[]>();
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [head = '', list = ''] = line.split(` ${sign} `);
    const others = list.split(',').map((name) => name.trim());
    for (const [from = '', to = ''] of pairsOf([head.trim(), others]))
      relations.set(from, [...(relations.get(from) ?? []), to]);
  }
  return relations;
}
