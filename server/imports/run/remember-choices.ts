import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { type AmountField, type Draft, draftFields, type TextField } from '../../../shared/draft.ts';
import { editStructure, idleEdits } from '../../../shared/draft-structure.ts';
import { takeLines } from '../../../shared/left-out.ts';
import type { Box } from '../../../shared/menu.ts';
import { choiceProblems } from '../apply/choices.ts';

/** The draft of an earlier import, and what the owner decided about it. */
export type ReviewedDraft = { draft: Draft; choices: ReviewChoices };

/** At most this share of the page apart, two places are the same; a file that is read again has exactly the same. */
const SAME_PLACE = 0.005;

/**
 * What the owner decided about earlier imports, for the same words at the same place of a new one: a doubt that was settled
 * isn't asked again, and a correction isn't undone. A dish, heading or line is the same if its text was read alike and it is at
 * the same place, or is the only one of that text in both. A price is decided only at the same place: a new edition of a menu
 * may print at another what was misread before.
 * @param reviewed The newest first: its decisions win.
 * @returns Undefined if nothing is remembered.
 */
export function rememberChoices(draft: Draft, reviewed: readonly ReviewedDraft[]): ReviewChoices | undefined {
  let remembered: ReviewChoices | undefined;
  for (const earlier of reviewed) {
    const choices = choicesFor(draft, earlier);
    if (isEmpty(choices)) continue;
    // The structure of the newest only: edits of two imports don't mix.
    const joined = remembered ? { ...remembered, fields: { ...choices.fields, ...remembered.fields } } : choices;
    if (Object.keys(choiceProblems(draft, joined)).length === 0) remembered = joined;
  }
  return remembered;
}

const isEmpty = ({ fields, removed, taken, unused, edits, keeps }: ReviewChoices): boolean =>
  Object.keys(fields).length + removed.length === 0 &&
  [taken, unused, edits, keeps].every((list) => list === undefined || list.length === 0);

/** How many of the decisions change what was read; a text that was accepted as it is changes nothing. */
export function countCorrections(draft: Draft, choices: ReviewChoices): number {
  const { fields, removed, taken = [], edits = [] } = choices;
  const readFields = fieldsOf(draft, choices);
  const changedNames = Object.keys(fields).filter((name) => (readFields.get(name)?.value ?? '') !== fields[name]);
  return changedNames.length + removed.length + taken.length + edits.length;
}

function choicesFor(draft: Draft, { draft: earlierDraft, choices: earlier }: ReviewedDraft): ReviewChoices {
  const keys = sameKeys(earlierDraft, draft);
  const renameKeys = (list: readonly number[] = []) => list.flatMap((key) => keys.get(key)?.key ?? []);
  const taken = renameKeys(earlier.taken);
  const unused = renameKeys(earlier.unused);
  const edits = withoutIdle(
    takeLines(draft, taken),
    (earlier.edits ?? []).flatMap((edit) => {
      const sameKey = keys.get(edit.key);
      return sameKey ? [{ ...edit, key: sameKey.key }] : [];
    }),
  );
  const structure = { ...(taken.length > 0 ? { taken } : {}), ...(edits.length > 0 ? { edits } : {}) };
  const earlierFields = fieldsOf(earlierDraft, earlier);
  const newFields = fieldsOf(draft, structure);
  const itemKeys = new Set(structured(draft, structure).sections.flatMap(({ items }) => items.map(({ key }) => key)));
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(earlier.fields)) {
    const [kind, earlierKey, ...parts] = name.split('.');
    const sameKey = keys.get(Number(earlierKey));
    if (!sameKey) continue;
    const newName = [kind, sameKey.key, ...parts].join('.');
    const [earlierField, field] = [earlierFields.get(name), newFields.get(newName)];
    if (earlierField?.value !== field?.value) continue;
    const isThere = field ? isSamePlace(earlierField?.boxes[0], field.boxes[0]) : sameKey.isSamePlace;
    if (isThere || !AMOUNT_FIELD.test(newName)) fields[newName] = value;
  }
  return {
    ...NO_CHOICES,
    fields,
    removed: renameKeys(earlier.removed).filter((key) => itemKeys.has(key)),
    ...structure,
    ...(unused.length > 0 ? { unused } : {}),
    ...(earlier.keeps && isPrintedAlike(earlierDraft, draft) ? { keeps: earlier.keeps } : {}),
  };
}

const withoutIdle = (draft: Draft, edits: NonNullable<ReviewChoices['edits']>): NonNullable<ReviewChoices['edits']> => {
  const idle = new Set(idleEdits(draft, edits));
  return edits.filter((_, index) => !idle.has(index));
};

const isPrintedAlike = ({ printed: earlierPrint }: Draft, { printed }: Draft): boolean =>
  earlierPrint?.currency === printed?.currency && earlierPrint?.language === printed?.language;

type Structure = Pick<ReviewChoices, 'taken' | 'edits'>;
type ReadField = TextField | AmountField;

const structured = (draft: Draft, { taken, edits }: Structure): Draft =>
  editStructure(takeLines(draft, taken), edits ?? []);
const fieldsOf = (draft: Draft, structure: Structure): Map<string, ReadField> =>
  new Map<string, ReadField>(draftFields(structured(draft, structure)));

const AMOUNT_FIELD = /\.(amount|amount_max|price)$/;

const isSamePlace = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.page === b.page &&
  Math.abs(a.x - b.x) <= SAME_PLACE &&
  Math.abs(a.y - b.y) <= SAME_PLACE;

/** A dish, a heading or a line that was left out. */
type Anchor = { key: number; kind: 'item' | 'section' | 'line'; text: string; box: Box | undefined };

function anchorsOf({ sections, left_out = [] }: Draft): Anchor[] {
  const anchor = (kind: Anchor['kind'], key: number, title: TextField | null): Anchor => ({
    key,
    kind,
    text: title?.value ?? '',
    box: title?.boxes[0],
  });
  return [
    ...sections.flatMap((section) => [
      anchor('section', section.key, section.title),
      ...section.items.map(({ key, title }) => anchor('item', key, title)),
    ]),
    ...left_out.map(({ key, text, box }): Anchor => ({ key, kind: 'line', text, box })),
  ];
}

type SameKey = { key: number; isSamePlace: boolean };

/** The keys of the earlier draft with those of the same in the new one. */
function sameKeys(earlierDraft: Draft, draft: Draft): Map<number, SameKey> {
  const nameOf = ({ kind, text }: Anchor) => `${kind} ${text}`;
  const byName = Map.groupBy(anchorsOf(draft), nameOf);
  const keys = new Map<number, SameKey>();
  for (const [name, earlierAnchors] of Map.groupBy(anchorsOf(earlierDraft), nameOf)) {
    const anchors = byName.get(name) ?? [];
    for (const earlier of earlierAnchors) {
      const anchorThere = anchors.find(({ box }) => isSamePlace(earlier.box, box));
      const onlyAnchor = earlierAnchors.length === 1 && anchors.length === 1 ? anchors[0] : undefined;
      const sameAnchor = anchorThere ?? onlyAnchor;
      if (sameAnchor) keys.set(earlier.key, { key: sameAnchor.key, isSamePlace: anchorThere !== undefined });
    }
  }
  return keys;
}
