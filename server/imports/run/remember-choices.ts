import { countDecisions, NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { draftDoubts } from '../../../shared/doubts.ts';
import { type AmountField, type Draft, type DraftItem, draftFields, type TextField } from '../../../shared/draft.ts';
import { editStructure } from '../../../shared/draft-structure.ts';
import { takeLines } from '../../../shared/left-out.ts';
import type { Box } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import { applyChoices, choiceProblems } from '../apply/choices.ts';

/** The draft of an import that was reviewed, and what the owner decided about it. */
type ReviewedDraft = { draft: Draft; choices: ReviewChoices };

/**
 * What the owner decided about the same files before, for what was read alike at the same place: a doubt that was settled isn't
 * asked again, and a correction isn't undone. If another version of the reader finds another structure, corrections of the
 * structure and what depends on them are not remembered. The comparison with the menu and the restaurant's settings are asked
 * about again: those have changed since.
 * @returns Undefined if nothing is remembered.
 */
export function rememberChoices(
  draft: Draft,
  { draft: earlierDraft, choices }: ReviewedDraft,
): ReviewChoices | undefined {
  const keys = sameKeys(earlierDraft, draft);
  const renameKeys = (list: readonly number[] = []) => list.flatMap((key) => keys.get(key) ?? []);
  const takenKeys = renameKeys(choices.taken);
  const unused = renameKeys(choices.unused);
  const edits = (choices.edits ?? []).flatMap((edit) => {
    const key = keys.get(edit.key);
    if (edit.to === undefined) return key === undefined ? [] : [{ ...edit, key }];
    const to = keys.get(edit.to);
    return key === undefined || to === undefined ? [] : [{ ...edit, key, to }];
  });
  const structure = { ...(takenKeys.length > 0 ? { taken: takenKeys } : {}), ...(edits.length > 0 ? { edits } : {}) };
  const earlierStructured = structuredDraft(earlierDraft, choices);
  const structured = structuredDraft(draft, structure);
  const isRestructured = choices.edits !== undefined || choices.taken !== undefined;
  if (isRestructured && outlineOf(earlierStructured, keys) !== outlineOf(structured)) return undefined;
  const fields = sameFields(choices.fields, { earlierDraft: earlierStructured, draft: structured, keys });
  const remembered: ReviewChoices = {
    ...NO_CHOICES,
    fields,
    removed: renameKeys(choices.removed),
    ...structure,
    ...(unused.length > 0 ? { unused } : {}),
  };
  if (countDecisions(remembered) === 0 || Object.keys(choiceProblems(draft, remembered)).length > 0) return undefined;
  // A menu is never emptied by what nobody looks at.
  return applyChoices(draft, remembered).sections.some(({ items }) => items.length > 0) ? remembered : undefined;
}

const structuredDraft = (draft: Draft, { taken: takenLines, edits }: Pick<ReviewChoices, 'taken' | 'edits'>): Draft =>
  editStructure(takeLines(draft, takenLines), edits);

/** Which items are in which sections; with `keys` as the other draft names them. */
const outlineOf = ({ sections }: Draft, keys?: ReadonlyMap<number, number>): string =>
  JSON.stringify(
    sections.map(({ key, items }) =>
      [key, ...items.map((item) => item.key)].map((own) => (keys ? keys.get(own) : own)),
    ),
  );

type SameDrafts = { earlierDraft: Draft; draft: Draft; keys: ReadonlyMap<number, number> };
type Fields = ReviewChoices['fields'];

/** The decided values of the fields that were read alike, by their names in the new draft. */
function sameFields(decided: Fields, { earlierDraft, draft, keys }: SameDrafts): Fields {
  const earlierFields = new Map<string, TextField | AmountField>(draftFields(earlierDraft));
  const readFields = new Map<string, TextField | AmountField>(draftFields(draft));
  const earlierItems = itemsByKey(earlierDraft);
  const items = itemsByKey(draft);
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(decided)) {
    const [kind, keyText, ...parts] = name.split('.');
    const earlierKey = Number(keyText);
    const key = keys.get(earlierKey);
    if (key === undefined) continue;
    const newName = [kind, key, ...parts].join('.');
    const [earlierField, field] = [earlierFields.get(name), readFields.get(newName)];
    const isReadAlike =
      earlierField?.value === field?.value && (!field || isSamePlace(earlierField?.boxes[0], field.boxes[0]));
    // A size is named, and a price typed, beside the others of the dish.
    const hasSameAmounts = kind !== 'item' || amountsOf(earlierItems.get(earlierKey)) === amountsOf(items.get(key));
    if (isReadAlike && hasSameAmounts) fields[newName] = value;
  }
  return fields;
}

const itemsByKey = ({ sections }: Draft): Map<number, DraftItem> =>
  new Map(sections.flatMap(({ items }) => items.map((item) => [item.key, item] as const)));

const amountsOf = (item: DraftItem | undefined): string =>
  JSON.stringify([item?.prices.map(({ amount }) => amount.value), item?.options.map(({ label }) => label.value)]);

/** At most this share of the page apart, two places are the same. */
const SAME_PLACE = 0.002;

const isSamePlace = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.page === b.page &&
  Math.abs(a.x - b.x) <= SAME_PLACE &&
  Math.abs(a.y - b.y) <= SAME_PLACE;

/** A dish, a heading or a line that was left out. */
type Anchor = { key: number; name: string; box: Box | undefined };

function anchorsOf({ sections, left_out = [] }: Draft): Anchor[] {
  return [
    ...sections.flatMap(({ key, title, items }) => [
      { key, name: `section ${title?.value}`, box: (title ?? items[0]?.title)?.boxes[0] },
      ...items.map((item) => ({ key: item.key, name: `item ${item.title.value}`, box: item.title.boxes[0] })),
    ]),
    ...left_out.map(({ key, text, box }) => ({ key, name: `line ${text}`, box })),
  ];
}

/** The keys of the earlier draft with those of what has the same text and place in the new one. */
function sameKeys(earlierDraft: Draft, draft: Draft): Map<number, number> {
  const byName = Map.groupBy(anchorsOf(draft), ({ name }) => name);
  const keys = new Map<number, number>();
  for (const { key, name, box } of anchorsOf(earlierDraft)) {
    const anchors = byName.get(name) ?? [];
    const index = anchors.findIndex((anchor) => isSamePlace(box, anchor.box));
    const [sameAnchor] = index < 0 ? [] : anchors.splice(index, 1);
    if (sameAnchor) keys.set(key, sameAnchor.key);
  }
  return keys;
}

/** How many doubts of the draft the choices leave open. */
export function countOpenDoubts(draft: Draft, choices: ReviewChoices, currency: Currency): number {
  const doubtNames = [...draftDoubts(structuredDraft(draft, choices), currency).keys()];
  return doubtNames.filter((name) => !isSettled(name, choices)).length;
}

function isSettled(name: string, { fields, removed, taken: takenLines = [], unused = [] }: ReviewChoices): boolean {
  const [kind, keyText] = name.split('.');
  const key = Number(keyText);
  if (kind === 'line') return takenLines.includes(key) || unused.includes(key);
  return fields[name] !== undefined || (kind === 'item' && removed.includes(key));
}
