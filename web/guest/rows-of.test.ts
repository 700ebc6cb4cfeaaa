import { expect, test } from 'vitest';
import { sampleItem, sampleSection } from '../../test/sample-publication.ts';
import { roomOf } from './rows-of.ts';

const NONE = { items: new Map() };
const item = (id: number) => sampleItem(id, 'Pie', { description: 'Warm' });
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at + 1));
/** The rem of each class. */
const remOf = (classes: string[]): number =>
  classes.reduce((sum, name) => {
    const [place = '', digit] = name.split('-');
    return sum + ({ hundreds: 100, tens: 10, ones: 1 }[place] ?? 0) * Number(digit ?? 0);
  }, 0);

test('a section’s reserved height grows with its dishes, and with its title and note', () => {
  const room = (count: number, more = {}) => remOf(roomOf(sampleSection(1, 'Desserts', items(count), more), NONE));
  const one = room(1);
  // A line of its title, one of its description, its padding and its border.
  expect(Math.abs(room(11) - one - 10 * (2 + 2 * 1.375))).toBeLessThanOrEqual(1);
  expect(room(1, { description: 'A line.' })).toBeGreaterThan(one);
});

test('a height with too many digits isn’t reserved', () => {
  expect(roomOf(sampleSection(1, 'All', items(100)), NONE)).toContain('hundreds-4');
  expect(roomOf(sampleSection(1, 'All', items(300)), NONE)).toEqual([]);
});
