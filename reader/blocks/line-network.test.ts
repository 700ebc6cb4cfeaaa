import { describe, expect, it } from 'vitest';
import { about, dish, heading, madeUpPage, soups } from '../../test/made-up-page.ts';
import SAMPLE from '../../training/reader/line-network-sample.json' with { type: 'json' };
import { linesOfPages } from '../draft/structure-pages.ts';
import { openLines } from './find-blocks.ts';
import { LINE_NETWORK, runNetwork, scoreTags } from './line-network.ts';
import { LINE_TAGS } from './line-tags.ts';

const tagsOf = (page: Parameters<typeof linesOfPages>[0][number]) =>
  openLines(linesOfPages([page])).open.map(({ tags }) => tags);

describe('the network that reads the roles of lines', () => {
  it('computes what the training computed from the same looks', () => {
    const looks = SAMPLE.lines.map(({ values, buckets }) => ({
      values: new Map(Object.entries<number>(values)),
      buckets,
    }));
    const scores = runNetwork(
      LINE_NETWORK,
      looks,
      SAMPLE.lines.map(({ style }) => style),
    );
    for (const [index, line] of SAMPLE.lines.entries())
      for (const [at, tag] of LINE_TAGS.entries())
        expect(scores[index]?.[tag]).toBeCloseTo(line.scores[at] ?? Number.NaN, 3);
  });

  it('scores the same page alike each time', () => {
    expect(tagsOf(madeUpPage(soups))).toEqual(tagsOf(madeUpPage(soups)));
  });

  it('finds heading, title and description in a plain menu', () => {
    const page = madeUpPage([
      ...soups,
      heading('Desserts', 32),
      dish('Plum tart', 39, '$6.00'),
      about('vanilla cream, almonds', 42),
    ]);
    const likeliest = tagsOf(page).map((tags) => LINE_TAGS.toSorted((a, b) => (tags?.[b] ?? 0) - (tags?.[a] ?? 0))[0]);
    expect(likeliest).toEqual([
      ...['heading', 'title', 'description', 'title', 'description'],
      ...['heading', 'title', 'description'],
    ]);
  });

  it('has finite scores for any text', () => {
    const odd = ['\u{1F600}', '((((', '12', 'A'.repeat(5000), '\u0000', '..', 'Ж 好'];
    const page = madeUpPage(odd.map((text, index) => ({ text, y: 5 + 4 * index })));
    for (const tags of tagsOf(page)) for (const tag of LINE_TAGS) expect(Number.isFinite(tags?.[tag])).toBe(true);
  });

  it('scores no menu that has more lines than any real one, so that its time is bounded', () => {
    const { open, usual, styles } = openLines(linesOfPages([madeUpPage(soups)]));
    const repeat = (count: number) =>
      scoreTags(
        LINE_NETWORK,
        Array.from({ length: count }, (_, index) => open[index % open.length]).filter((line) => line !== undefined),
        usual,
        Array.from({ length: count }, (_, index) => styles[index % styles.length] ?? ''),
      );
    expect(repeat(4000)).toHaveLength(4000);
    expect(repeat(4001)).toHaveLength(0);
  });
});
