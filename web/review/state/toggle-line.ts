import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft, DraftItem, DraftSection, LeftOutLine, StructureEdit } from '../../../shared/draft.ts';
import { editStructure, idleEdits } from '../../../shared/draft-structure.ts';
import { takeLines } from '../../../shared/left-out.ts';

/** The lines that the owner used, and the corrections of its structure. */
export type Structure = { [Part in 'taken' | 'edits']?: ReviewChoices[Part] | undefined };
type GivenStructure = Pick<ReviewChoices, 'taken' | 'edits'>;

export const correctedDraft = (read: Draft, { taken: takenLines, edits }: Structure): Draft =>
  editStructure(takeLines(read, takenLines), edits);

export const structureWithLine = ({ taken: takenLines = [], edits }: Structure, line: number): GivenStructure => ({
  taken: [...takenLines, line],
  ...(edits && { edits }),
});

export const structureWithOption = (
  { taken: takenLines = [], edits = [] }: Structure,
  line: number,
): GivenStructure => ({
  taken: [...takenLines, line],
  edits: [...edits, { kind: 'option', key: line }],
});

/** An option that is no line any more isn't one either. */
export const structureWithoutLine = ({ taken: takenLines = [], edits }: Structure, line: number): GivenStructure => ({
  taken: takenLines.filter((key) => key !== line),
  ...(edits && { edits: edits.filter((edit) => !isOptionEdit(edit, line)) }),
});

const isOptionEdit = ({ kind, key }: StructureEdit, line: number): boolean => kind === 'option' && key === line;

/** Whether the owner used a line as an option, not as a dish. */
export const isUsedAsOption = ({ edits = [] }: Structure, line: number): boolean =>
  edits.some((edit) => isOptionEdit(edit, line));

/**
 * Whether the draft is the same in two structures apart from a line: the owner's corrections, which depend on what is above
 * and below, do the same to all other dishes. Only then a line can become a dish or an option, or be a line again.
 */
export function isSameWithout(
  read: Draft,
  line: LeftOutLine,
  structures: readonly [before: Structure, after: Structure],
): boolean {
  if (structures.every(({ edits = [] }) => edits.length === 0)) return true;
  const [before, after] = structures;
  const [sectionsBefore, sectionsAfter] = [correctedDraft(read, before).sections, correctedDraft(read, after).sections];
  return (
    sectionsBefore.length === sectionsAfter.length &&
    isSameValue(idleOf(read, before), idleOf(read, after)) &&
    sectionsBefore.every((section, index) => isSameSection(section, sectionsAfter[index], line))
  );
}

function idleOf(read: Draft, { taken: takenLines, edits = [] }: Structure): (StructureEdit | undefined)[] {
  return idleEdits(takeLines(read, takenLines), edits).map((index) => edits[index]);
}

/** Unchanged parts of a draft are the same objects: only what differs is compared word by word. */
const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function isSameSection(before: DraftSection, after: DraftSection | undefined, line: LeftOutLine): boolean {
  if (before === after) return true;
  if (!after) return false;
  const [itemsBefore, itemsAfter] = [itemsWithout(before, line), itemsWithout(after, line)];
  return (
    itemsBefore.length === itemsAfter.length &&
    itemsBefore.every((item, index) => isSameValue(item, itemsAfter[index])) &&
    isSameValue({ ...before, items: [] }, { ...after, items: [] })
  );
}

const itemsWithout = ({ items }: DraftSection, line: LeftOutLine): DraftItem[] =>
  items.flatMap((item) => {
    if (item.key === line.key) return [];
    const options = item.options.filter((option) => !isOptionOfLine(option, line));
    return options.length === item.options.length ? item : { ...item, options };
  });

/** The label of an option keeps the place that it was read from. */
export const isOptionOfLine = ({ label }: DraftItem['options'][number], { box }: LeftOutLine): boolean =>
  label.boxes.includes(box);
