import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft, DraftItem, LeftOutLine } from '../../../shared/draft.ts';
import { editStructure } from '../../../shared/draft-structure.ts';
import { takeLines } from '../../../shared/left-out.ts';

type Structure = Pick<ReviewChoices, 'taken' | 'edits'>;

/** The dish that has a line which was left out as one of its options, by the corrections so far. */
export const dishWithOption = (read: Draft, line: LeftOutLine, { taken: takenLines, edits }: Structure) =>
  editStructure(takeLines(read, takenLines), edits)
    .sections.flatMap(({ items }) => items)
    .find((item) => hasOption(item, line));

/** The dish that a line would become an option of: the one above it, as the structure has been corrected. */
export const dishForOption = (
  read: Draft,
  line: LeftOutLine,
  { taken: takenLines = [], edits = [] }: Structure,
): DraftItem | undefined =>
  dishWithOption(read, line, {
    taken: [...takenLines, line.key],
    edits: [...edits, { kind: 'option', key: line.key }],
  });

/** The label of an option keeps the place that it was read from. */
const hasOption = ({ options }: DraftItem, { box }: LeftOutLine): boolean =>
  options.some(({ label }) => label.boxes.includes(box));
