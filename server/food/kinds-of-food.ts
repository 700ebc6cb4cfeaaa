import { KINDS } from './relations/kinds.ts';
import { USUAL_PARTS } from './relations/usual-parts.ts';

/** The groups in which every chain of kinds ends. */
export const ROOTS = [
  'animal food',
  'plant food',
  'mineral food',
  'prepared food',
  'drink',
  'substance',
  'cut',
  'method',
  'style',
  'quality',
  'measure',
  'menu part',
  'service',
  'place',
  'brand',
] as const;
export type FoodRoot = (typeof ROOTS)[number];

const parents = readKinds(KINDS);
const recipes = readParts(USUAL_PARTS);
const ancestors = new Map<string, ReadonlySet<string>>();
const allParts = new Map<string, ReadonlySet<string>>();

/** A concept with all kinds above it, by their English names ("bacon" → bacon, pork, red meat, meat, animal food). */
export function ancestorsOf(concept: string): ReadonlySet<string> {
  const cachedAncestors = ancestors.get(concept);
  if (cachedAncestors) return cachedAncestors;
  const closure = new Set([concept]);
  // A set's iterator also visits what is added during the iteration.
  for (const name of closure) for (const parent of parents.get(name) ?? []) closure.add(parent);
  ancestors.set(concept, closure);
  return closure;
}

/** Whether a concept is another one or a kind of it: bacon is pork. */
export const isKindOf = (concept: string, kind: string): boolean => ancestorsOf(concept).has(kind);

export const isAnyKindOf = (concept: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => isKindOf(concept, kind));

/** What a dish usually contains although its name doesn't say so; empty if nothing is recorded. */
export function usualPartsOf(concept: string): ReadonlySet<string> {
  const cachedParts = allParts.get(concept);
  if (cachedParts) return cachedParts;
  const closure = new Set(directPartsOf(concept));
  const excludes = [...ancestorsOf(concept)].flatMap((name) => recipes.get(name)?.excludes ?? []);
  for (const part of closure)
    for (const inner of directPartsOf(part)) if (!excludes.some((kind) => isKindOf(inner, kind))) closure.add(inner);
  allParts.set(concept, closure);
  return closure;
}

/** Whether a concept is of a kind or usually contains something of it: a carbonara usually contains pork. */
export const usuallyHas = (concept: string, kind: string): boolean =>
  isKindOf(concept, kind) || [...usualPartsOf(concept)].some((part) => isKindOf(part, kind));

/** What the relations name, for the tests of the knowledge. */
export const relatedNames = (): {
  /** Every name that is a parent. */
  parents: ReadonlySet<string>;
  /** Every name that must be a concept, a parent or a root. */
  others: ReadonlySet<string>;
  directParents(name: string): readonly string[];
} => ({
  parents: new Set([...parents.values()].flat()),
  others: new Set([
    ...parents.keys(),
    ...recipes.keys(),
    ...[...recipes.values()].flatMap(({ includes, excludes }) => [...includes, ...excludes]),
  ]),
  directParents: (name) => parents.get(name) ?? [],
});

/** The parts of one dish or kind: those of its own, and those that it does not inherit. */
type Recipe = { includes: string[]; excludes: string[] };

/** The parts of a dish's own recipe, and those that its kinds pass on to it. */
function directPartsOf(concept: string): readonly string[] {
  const { includes = [], excludes = [] } = recipes.get(concept) ?? {};
  const inherited = (parents.get(concept) ?? []).flatMap(directPartsOf);
  return [...includes, ...inherited.filter((part) => !excludes.some((kind) => isKindOf(part, kind)))];
}

/** The lines of a text of relations, each split at its sign. */
function readLines(text: string): { head: string; sign: string; others: string[] }[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, head = '', sign = '', list = ''] = /^(.+?) ([>:=]) (.+)$/.exec(line) ?? [];
      if (sign === '') throw new Error(`No relation: "${line}"`);
      return { head, sign, others: list.split(',').map((name) => name.trim()) };
    });
}

function readKinds(text: string): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const { head, others } of readLines(text))
    for (const child of others) kinds.set(child, [...(kinds.get(child) ?? []), head]);
  return kinds;
}

function readParts(text: string): Map<string, Recipe> {
  const parts = new Map<string, Recipe>();
  const recipeOf = (dish: string): Recipe => {
    const recipe = parts.get(dish) ?? { includes: [], excludes: [] };
    parts.set(dish, recipe);
    return recipe;
  };
  for (const { head, sign, others } of readLines(text))
    for (const name of others)
      if (sign === ':') recipeOf(name).includes.push(head);
      else if (name.startsWith('no ')) recipeOf(head).excludes.push(name.slice(3));
      else recipeOf(head).includes.push(name);
  return parts;
}
