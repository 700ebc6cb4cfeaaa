import { describe, expect, it, vi } from 'vitest';
import { about, dish, heading, madeUpPage, soups } from '../../test/made-up-page.ts';
import SAMPLE from '../../training/reader/line-network-sample.json' with { type: 'json' };
import { linesOfPages, structurePages } from '../draft/structure-pages.ts';
import type { PageReading } from '../reading.ts';
import { LINE_TAGS } from './features.ts';
import { openLines } from './find-blocks.ts';
import trained from './line-network.json' with { type: 'json' };
import { LINE_NETWORK, runNetwork, scoreTags } from './line-network.ts';
import { openNetwork, openTrainedNetwork, type StoredNetwork } from './open-network.ts';

const tagsOf = (page: Parameters<typeof linesOfPages>[0][number]) =>
  openLines(linesOfPages([page])).open.map(({ tags }) => tags);

describe('the network that reads the roles of lines', () => {
  it('computes what the training computed from the same looks', () => {
    const looks = SAMPLE.lines.map(({ values, buckets }) => ({
      values: new Map(Object.entries<number>(values)),
      buckets,
    }));
    const scores = runNetwork(
      openNetwork(trained),
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

  it('survives a word far off the page: the others keep their scores, and the draft its dishes', () => {
    const page = madeUpPage(soups);
    const [word] = page.words;
    for (const y of [1e300, -1e300, 40]) {
      const withFarWord: PageReading = {
        ...page,
        words: [...page.words, ...(word ? [{ ...word, text: 'far', box: { ...word.box, y } }] : [])],
      };
      const tags = tagsOf(withFarWord);
      expect(tags.length).toBeGreaterThan(5);
      for (const scores of tags) for (const tag of LINE_TAGS) expect(Number.isFinite(scores?.[tag])).toBe(true);
      const titles = structurePages([withFarWord]).sections.flatMap(({ items }) =>
        items.map(({ title }) => title.value),
      );
      expect(titles).toEqual(expect.arrayContaining(['Leek soup', 'Onion broth']));
    }
  });

  it('gives no scores at all if one of them is no number', () => {
    const look = (value: number) => ({ values: new Map([['size', value]]), buckets: [] });
    expect(runNetwork(openNetwork(trained), [look(0.1), look(Number.NaN)], ['a', 'b'])).toEqual([]);
    expect(runNetwork(openNetwork(trained), [look(0.1), look(1e300)], ['a', 'b'])).toEqual([]);
    expect(runNetwork(openNetwork(trained), [look(0.1), look(0.2)], ['a', 'b'])).toHaveLength(2);
  });
});

describe('the file of the network', () => {
  const { layers } = trained;
  const withLayers = (changed: Partial<StoredNetwork['layers']>) => ({
    ...trained,
    layers: { ...layers, ...changed },
  });
  const alteredBytes = Buffer.from(layers.mix.bytes, 'base64').fill(7, 100, 101).toString('base64');
  const altered: [string, typeof trained | (StoredNetwork & Pick<typeof trained, 'about'>)][] = [
    ['one byte', withLayers({ mix: { ...layers.mix, bytes: alteredBytes } })],
    ['one factor', withLayers({ tags: { ...layers.tags, factors: layers.tags.factors.map((factor) => 2 * factor) } })],
    ['a bias', withLayers({ tags: { ...layers.tags, bias: layers.tags.bias.toReversed() } })],
    ['fewer bytes', withLayers({ near: { ...layers.near, bytes: layers.near.bytes.slice(0, 400) } })],
    ['more columns', withLayers({ words: { ...layers.words, columns: 32 } })],
    ['the order of names', { ...trained, names: trained.names.toReversed() }],
    ['fewer names', { ...trained, names: trained.names.slice(1) }],
    ['a name twice', { ...trained, names: trained.names.with(0, trained.names[1] ?? '') }],
    ['a longer reach', { ...trained, reach: 3 }],
  ];

  it('is the one that was learned', () => {
    expect(LINE_NETWORK).toBeDefined();
    expect(trained.names).toContain('raw y');
  });

  it.each(altered)('is refused with a warning if %s changed', (_, stored) => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    expect(openTrainedNetwork(stored)).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^line network refused: /));
  });

  it('leaves menus to be read without scores where it is refused', () => {
    const { open, usual, styles } = openLines(linesOfPages([madeUpPage(soups)]));
    expect(scoreTags(undefined, open, usual, styles)).toEqual([]);
  });
});
