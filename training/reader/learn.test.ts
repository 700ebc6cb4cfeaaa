import { expect, it } from 'vitest';
import { openLines } from '../../reader/blocks/find-blocks.ts';
import { linesOfPages } from '../../reader/draft/structure-pages.ts';
import { madeUpPage, soups } from '../../test/made-up-page.ts';
import FIRST from './first-weights.json' with { type: 'json' };
import type { GoldLine } from './gold-lines.ts';
import { learnWeights } from './learn.ts';

it('learns the weights of signs, and leaves that of the network as set by hand', () => {
  const lines = openLines(linesOfPages([madeUpPage(soups)]));
  const first = new Map<string, number>(Object.entries(FIRST));
  // A truth that no cut finds by itself, so that the weights move: every line is a note.
  const gold = lines.open.map((): GoldLine => ({ role: 'note', item: undefined, section: undefined }));
  const [learned] = learnWeights([{ name: 'soups', lines, gold }], first, () => 0.5).take(1);
  expect(learned?.weights.get('network')).toBe(FIRST.network);
  expect(learned?.weights.get('note: prior')).not.toBe(first.get('note: prior'));
});
