import { expect, it } from 'vitest';
import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import type { LeftOutLine } from '../../../shared/draft.ts';
import { readDish, readMenuDraft, readSection } from '../../../test/read-draft.ts';
import { takeStep } from './choices.ts';
import { optionPlace, usesOfLine } from './option-of-line.ts';
import { reviewDraftWith } from './review-draft.ts';

const lineBelow = (key: number, text: string, after: number | null): LeftOutLine => ({
  ...{ key, text, after, section: 1 },
  box: { page: 0, x: 0.1, y: key / 100, width: 0.3, height: 0.02 },
});
const bacon = lineBelow(8, 'add bacon +2', 3);
const egg = lineBelow(10, 'add egg +3', 3);
const farm = lineBelow(9, 'farm eggs +4', null);
const read = {
  ...readMenuDraft(readSection(1, 'Burgers', [readDish(2, 'Onion rings', '7'), readDish(3, 'Burger', '14')])),
  left_out: [bacon, egg, farm],
};

const optionOf = (line: LeftOutLine, choices: Partial<ReviewChoices>) => usesOfLine(read, line, choices).option;

/** The choices once a line is an option, as its button makes it. */
function withOption(choices: ReviewChoices, line: LeftOutLine): ReviewChoices {
  const names = optionOf(line, choices)?.names;
  if (!names) throw new Error('no option is offered');
  return takeStep(choices, { kind: 'take_option', line: line.key, names });
}
function withReturned(choices: ReviewChoices, line: LeftOutLine): ReviewChoices {
  const names = usesOfLine(read, line, choices).return_names;
  if (!names) throw new Error('it can’t be returned');
  return takeStep(choices, { kind: 'return_line', line: line.key, names });
}
const optionsShown = (choices: ReviewChoices) =>
  reviewDraftWith(
    read,
    'USD',
  )(choices)
    .items.get(3)
    ?.item.options.map(({ label }) => choices.fields[label.name] ?? label.read);

it('is offered for the dish above the line, as the owner has corrected the structure, and for none above the first', () => {
  expect(optionOf(bacon, NO_CHOICES)?.item).toMatchObject({ key: 3, options: [{ label: { value: 'add bacon' } }] });
  expect(optionOf(bacon, { edits: [{ kind: 'join', key: 3 }] })?.item.key).toBe(2);
  expect(optionOf(farm, NO_CHOICES)).toBeNull();
});

it('is made in one step, with the amount that the line prints', () => {
  const choices = withOption(NO_CHOICES, bacon);
  expect(optionPlace(read, bacon, choices)?.item.key).toBe(3);
  expect(optionPlace(read, farm, choices)).toBeUndefined();
  const { items } = reviewDraftWith(read, 'USD')(choices);
  expect(items.has(8), 'it is no dish').toBe(false);
  expect(items.get(3)?.item.options).toMatchObject([{ label: { read: 'add bacon' }, amount: { read: '2' } }]);
});

it('is made in any order, and what was decided of others stays theirs', () => {
  const eggOnly = withOption(NO_CHOICES, egg);
  const eggRenamed = takeStep(eggOnly, { kind: 'choose', name: 'item.3.options.0.label', value: 'fried egg' });
  const both = withOption(eggRenamed, bacon);
  expect(optionsShown(both)).toEqual(['add bacon', 'fried egg']);
  expect(usesOfLine(read, bacon, eggRenamed).is_dish, 'the egg would be the bacon’s').toBe(false);
});

it('can be returned by itself, with what was decided of it', () => {
  const both = withOption(withOption(NO_CHOICES, bacon), egg);
  const named = [
    ['item.3.options.0.label', 'smoked bacon'],
    ['item.3.options.0.amount', '3'],
    ['item.3.options.1.label', 'fried egg'],
  ].reduce((choices, [name = '', value = '']) => takeStep(choices, { kind: 'choose', name, value }), both);
  const eggLeft = withReturned(named, bacon);
  expect(eggLeft.fields).toEqual({ 'item.3.options.0.label': 'fried egg' });
  expect(optionsShown(eggLeft)).toEqual(['fried egg']);
  expect(optionsShown(withReturned(named, egg))).toEqual(['smoked bacon']);
  expect(withReturned(eggLeft, egg)).toMatchObject({ taken: [], edits: [], fields: {} });
});

it('makes a dish of a line, or a line of it, only where that changes no correction of the structure', () => {
  const plates = {
    ...readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Onglet', '24'), readDish(3, 'sauce au poivre')])),
    left_out: [lineBelow(8, 'Omble', null), lineBelow(9, 'Bar', 2)],
  };
  const canToggle = (key: number, choices: Partial<ReviewChoices>) => {
    const line = plates.left_out.find((other) => other.key === key);
    const uses = line && usesOfLine(plates, line, choices);
    return uses?.is_dish === true || (uses !== undefined && uses.return_names !== null);
  };
  expect(canToggle(8, { taken: [8] })).toBe(true);
  expect(canToggle(8, { taken: [8], edits: [{ kind: 'begin', key: 2 }] })).toBe(false);
  expect(canToggle(8, { taken: [8], edits: [{ kind: 'join', key: 2 }] })).toBe(false);
  expect(canToggle(9, { edits: [{ kind: 'join', key: 3 }] })).toBe(false);
  expect(canToggle(9, { taken: [9], edits: [{ kind: 'heading', key: 9 }] })).toBe(false);
  expect(canToggle(8, { taken: [8], edits: [{ kind: 'begin', key: 3 }] })).toBe(true);
});

it('compares only the section of a line word by word, however large the menu is', () => {
  let reads = 0;
  const farDish = readDish(100, 'Far away', '9');
  Object.defineProperty(farDish, 'toJSON', { value: () => (reads += 1) });
  const large = { ...read, sections: [...read.sections, readSection(99, 'Desserts', [farDish])] };
  expect(usesOfLine(large, egg, withOption(NO_CHOICES, bacon)).option?.item.key).toBe(3);
  expect(reads).toBe(0);
});
