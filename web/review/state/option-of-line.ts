import { type Draft, type DraftItem, fieldName, type LeftOutLine } from '../../../shared/draft.ts';
import {
  correctedDraft,
  isOptionOfLine,
  isSameWithout,
  isUsedAsOption,
  type Structure,
  structureWithLine,
  structureWithOption,
  structureWithoutLine,
} from './toggle-line.ts';

/** The new names of the fields of options that move; null if the option goes. */
export type OptionNames = Readonly<Record<string, string | null>>;

export type OptionPlace = { item: DraftItem; index: number };

/** What a line that was left out can become, and whether one that was used can be returned. */
export type LineUses = {
  is_dish: boolean;
  /** The dish with the line as one of its options, and what the options below it are called then. */
  option: (OptionPlace & { names: OptionNames }) | null;
  return_names: OptionNames | null;
};

export function usesOfLine(read: Draft, line: LeftOutLine, structure: Structure): LineUses {
  if (structure.taken?.includes(line.key)) {
    const place = isUsedAsOption(structure, line.key) ? optionPlace(read, line, structure) : undefined;
    const canReturn = isSameWithout(read, line, [structure, structureWithoutLine(structure, line.key)]);
    return { is_dish: false, option: null, return_names: canReturn ? namesAfterOption(place) : null };
  }
  const withOption = structureWithOption(structure, line.key);
  const place = isSameWithout(read, line, [structure, withOption]) ? optionPlace(read, line, withOption) : undefined;
  return {
    is_dish: isSameWithout(read, line, [structure, structureWithLine(structure, line.key)]),
    option: place ? { ...place, names: namesFromOption(place) } : null,
    return_names: null,
  };
}

/** The dish that has a line which was left out as one of its options, by the corrections so far. */
export function optionPlace(read: Draft, line: LeftOutLine, structure: Structure): OptionPlace | undefined {
  for (const { items } of correctedDraft(read, structure).sections)
    for (const item of items) {
      const index = item.options.findIndex((option) => isOptionOfLine(option, line));
      if (index >= 0) return { item, index };
    }
  return undefined;
}

/** Options at a new one's place and below it move down. */
const namesFromOption = ({ item, index }: OptionPlace): OptionNames =>
  Object.fromEntries(item.options.slice(index + 1).flatMap((_, offset) => movedNames(item, index + offset, 1)));

/** The option goes, and those below it move up. */
function namesAfterOption(place: OptionPlace | undefined): OptionNames {
  if (!place) return {};
  const { item, index } = place;
  const optionsBelow = item.options.slice(index + 1);
  return Object.fromEntries([
    ...OPTION_PARTS.map((part): [string, null] => [fieldName.option(item.key, index, part), null]),
    ...optionsBelow.flatMap((_, offset) => movedNames(item, index + 1 + offset, -1)),
  ]);
}

const OPTION_PARTS = ['label', 'amount'] as const;

const movedNames = ({ key }: DraftItem, index: number, by: 1 | -1): [string, string][] =>
  OPTION_PARTS.map((part) => [fieldName.option(key, index, part), fieldName.option(key, index + by, part)]);
