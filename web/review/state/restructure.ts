import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { fieldName, isFieldOfItem, type StructureEdit } from '../../../shared/draft.ts';
import { chosenValue } from './choices.ts';
import type { ReviewDraft, ReviewItem } from './review-draft.ts';

type Fields = ReviewChoices['fields'];

/**
 * The choices after a correction of the structure, and the field to go on with. What was decided of the dish or heading stays
 * decided; undefined if it can't be: there is no dish above.
 */
export function restructure(
  draft: ReviewDraft,
  choices: ReviewChoices,
  edit: StructureEdit,
): { choices: ReviewChoices; cursor: string } | undefined {
  const made = { heading: asHeading, dish: asDish, join: asPart }[edit.kind](draft, choices, edit.key);
  if (!made) return undefined;
  const { fields, cursor } = made;
  const removed = choices.removed.filter((key) => key !== edit.key);
  return { choices: { ...choices, fields, removed, edits: [...(choices.edits ?? []), edit] }, cursor };
}

type Made = { fields: Fields; cursor: string } | undefined;

/** Renames decided fields; without a new name a decision is dropped. */
const renamed = (fields: Fields, isMoved: (name: string) => boolean, names: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (!isMoved(name)) return [[name, value]];
      const next = names[name];
      return next === undefined ? [] : [[next, value]];
    }),
  );

function asHeading(draft: ReviewDraft, { fields }: ReviewChoices, key: number): Made {
  if (!draft.items.has(key)) return undefined;
  const names = {
    [fieldName.item(key, 'title')]: fieldName.section(key, 'title'),
    [fieldName.item(key, 'description')]: fieldName.section(key, 'description'),
    [fieldName.item(key, 'price_text')]: fieldName.section(key, 'price_text'),
    [fieldName.price(key, 0, 'amount')]: fieldName.section(key, 'price'),
  };
  // A price that the owner decided to leave empty is none of the section's either.
  return {
    fields: renamed(fields, (name) => isFieldOfItem(name, key), names),
    cursor: fieldName.section(key, 'title'),
  };
}

function asDish(draft: ReviewDraft, choices: ReviewChoices, key: number): Made {
  const section = draft.sections.find((one) => one.key === key);
  if (!section || section.title.read === null) return undefined;
  const { fields } = choices;
  // A dish has a name: an emptied heading is the one that was read.
  const title = chosenValue(section.title, choices).trim() === '' ? [] : [['title', 'title'] as const];
  const names = Object.fromEntries([
    ...title.map(([from, to]) => [fieldName.section(key, from), fieldName.item(key, to)]),
    [fieldName.section(key, 'description'), fieldName.item(key, 'description')],
    [fieldName.section(key, 'price_text'), fieldName.item(key, 'price_text')],
    [fieldName.section(key, 'price'), fieldName.price(key, 0, 'amount')],
  ]);
  const isOfSection = (name: string) => name.startsWith(`section.${key}.`);
  return { fields: renamed(fields, isOfSection, names), cursor: fieldName.item(key, 'title') };
}

/** The dish above another in its section; undefined for the first. */
export function itemAbove(draft: ReviewDraft, key: number): ReviewItem | undefined {
  const items = draft.items.get(key)?.section.items ?? [];
  return items[items.findIndex((item) => item.key === key) - 1];
}

function asPart(draft: ReviewDraft, choices: ReviewChoices, key: number): Made {
  const item = draft.items.get(key)?.item;
  const above = itemAbove(draft, key);
  if (!item || !above || choices.removed.includes(above.key)) return undefined;
  const countOf = ({ prices, options }: ReviewItem) => ({
    prices: prices.filter(({ amount }) => amount.read !== null).length,
    options: options.length,
  });
  const first = countOf(above);
  const names: Record<string, string> = {};
  for (const index of item.prices.keys())
    for (const part of ['label', 'amount', 'amount_max'] as const)
      names[fieldName.price(key, index, part)] = fieldName.price(above.key, first.prices + index, part);
  for (const index of item.options.keys())
    for (const part of ['label', 'amount'] as const)
      names[fieldName.option(key, index, part)] = fieldName.option(above.key, first.options + index, part);
  const description = [above.description, item.title, item.description]
    .map((field) => chosenValue(field, choices))
    .filter((text) => text !== '')
    .join(' ');
  const cursor = fieldName.item(above.key, 'description');
  const hasPrice = item.prices.some(({ amount }) => amount.read !== null);
  const kept = renamed(choices.fields, (name) => isFieldOfItem(name, key), hasPrice ? names : {});
  return { fields: { ...kept, [cursor]: description }, cursor };
}

/** A name's words from one on become the description, before the one that is there. */
export function splitTitle(item: ReviewItem, choices: ReviewChoices, word: number): Fields | undefined {
  const words = wordsOf(chosenValue(item.title, choices));
  if (word < 1 || word >= words.length) return undefined;
  const description = [...words.slice(word), chosenValue(item.description, choices)].filter((text) => text !== '');
  return {
    [item.title.name]: words
      .slice(0, word)
      .join(' ')
      .replace(/[\s,;:·–—-]+$/, ''),
    [item.description.name]: description.join(' '),
  };
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Name and description in each other's place; undefined if there is no description. */
export function swapTitle(item: ReviewItem, choices: ReviewChoices): Fields | undefined {
  const [title, description] = [chosenValue(item.title, choices), chosenValue(item.description, choices)];
  return description === '' ? undefined : { [item.title.name]: description, [item.description.name]: title };
}
