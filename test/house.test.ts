import { expect, test } from 'vitest';
import { measureHouse } from '../lint/house.ts';
import { oddEnglish } from '../lint/odd-english.ts';
import { repeatingClasses, sharedStylesheets } from '../lint/stylesheets.ts';

/**
 * Bars of the sources, just above what `npm run house` prints. They are only ever lowered: vague locals to 2 %, one-word
 * names to 45 %, the others to 0. `npm run house -- --worst` lists the files to begin with.
 */
const MAX_VAGUE_SHARE = 0.0155;
const MAX_ONE_WORD_SHARE = 0.39;
const MAX_WRONG_BOOLEANS = 71;
/** Uses of each word of lint/odd-english.ts. They are only ever lowered. */
const MAX_ODD_WORDS: Record<string, number> = {
  'stands (is, remains, is shown)': 10,
  'told (notified, sent, shown)': 49,
  'what … is (name the thing)': 27,
  'goes on (continues)': 7,
  'gives (returns, offers)': 12,
  'takes (accepts, lasts, reads, leases)': 34,
  'none of, nothing of (no, not any)': 2,
};

const house = measureHouse();

test('locals say what they hold', () => {
  expect(house.vagueShare).toBeLessThan(MAX_VAGUE_SHARE);
});

test('variables, functions and types have a qualifier', () => {
  expect(house.oneWordShare).toBeLessThan(MAX_ONE_WORD_SHARE);
});

test('booleans begin with is, has, can or should', () => {
  expect(house.booleans.wrong).toBeLessThanOrEqual(MAX_WRONG_BOOLEANS);
});

test('folders import each other in one direction', () => {
  expect(house.mutualRooms).toEqual([]);
  expect(house.mutualParts).toEqual([]);
  expect(house.upwardArrows).toBe(0);
});

test('a long stylesheet has few importers, and class names don’t repeat it', () => {
  expect(sharedStylesheets()).toEqual([]);
  expect(repeatingClasses()).toEqual([]);
});

test('titles, log lines, messages and comments use the plain word', () => {
  for (const [word, uses] of oddEnglish())
    expect(uses.length, `${word}\n${uses.join('\n')}`).toBeLessThanOrEqual(MAX_ODD_WORDS[word] ?? 0);
});
