import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LINE_TAGS, type LineTag, tagOf } from '../reader/blocks/features.ts';
import { openLines } from '../reader/blocks/find-blocks.ts';
import { looksOf, WORD_BUCKETS } from '../reader/blocks/line-looks.ts';
import { linesOfPages } from '../reader/draft/structure-pages.ts';
import { goldByText, type TextTruth } from './reader/gold-by-text.ts';
import type { GoldLine } from './reader/gold-lines.ts';
import { readDrawnMenus, restaurantOf } from './reader/kept-readings.ts';
import type { Lesson } from './reader/learn.ts';
import { lessonsOf } from './reader/lessons.ts';

/**
 * `npm run lines-to-learn -- --drawn DIR… --real DIR… --to FILE`: what training/reader/learn-lines.py learns from: every
 * line of drawn and of real menus as the network sees it, with its style and its tag. The file has no texts: words are
 * buckets of a hash.
 */
const { values } = parseArgs({
  options: {
    drawn: { type: 'string', multiple: true, default: [] },
    real: { type: 'string', multiple: true, default: [] },
    to: { type: 'string' },
  },
});
if (!values.to) {
  process.stderr.write('Usage: npm run lines-to-learn -- --drawn DIR --real DIR --to FILE\n');
  process.exit(2);
}

const columns = new Map<string, number>();
const drawn = (await Promise.all(values.drawn.map(readDrawnMenus))).flat();
const splits = new Map(drawn.map(({ name, truth }) => [name, truth.split]));
const menus = [
  ...lessonsOf(drawn.filter(({ pages }) => pages.length > 0)).map((lesson) =>
    toRows(lesson, `drawn ${splits.get(lesson.name)}`),
  ),
  ...(await Promise.all(values.real.map(realLessonsOf)))
    .flat()
    .map((lesson) => toRows(lesson, restaurantOf(lesson.name))),
];
await writeFile(
  values.to,
  JSON.stringify({ tags: LINE_TAGS, names: [...columns.keys()], buckets: WORD_BUCKETS, menus }),
);

async function realLessonsOf(folder: string): Promise<Lesson[]> {
  const readMenus = await readDrawnMenus(folder);
  const lessons = readMenus.map(async ({ name, pages }): Promise<Lesson> => {
    // The cast: NAME.truth.json of a real menu has this shape, by the head of bench/score.mjs.
    const truth = JSON.parse(await readFile(join(folder, `${name}.truth.json`), 'utf8')) as TextTruth;
    const lines = openLines(linesOfPages(pages));
    return { name, lines, gold: goldByText(lines.open, truth) };
  });
  return await Promise.all(lessons);
}

/** `values`: pairs of a column and its value; `tag`: an index of LINE_TAGS, -1 for a line that isn't judged. */
function toRows({ name, lines: { open, usual, styles }, gold }: Lesson, group: string) {
  const styleNames = [...new Set(styles)];
  const lines = looksOf(open, usual).map(({ values: lookValues, buckets }, index) => {
    const line = open[index];
    const tag = line && line.fixed === undefined ? tagByGold(gold[index], line.before && gold[index - 1]) : undefined;
    return {
      values: [...lookValues].map(([key, value]) => [columnOf(key), value]),
      buckets,
      style: styleNames.indexOf(styles[index] ?? ''),
      tag: tag === undefined ? -1 : LINE_TAGS.indexOf(tag),
    };
  });
  return { name, group, lines };
}

function columnOf(name: string): number {
  const column = columns.get(name) ?? columns.size;
  columns.set(name, column);
  return column;
}

function tagByGold(gold: GoldLine | undefined, before: GoldLine | undefined): LineTag | undefined {
  if (!gold || gold.role === 'price') return undefined;
  if (gold.role === 'heading-price') return 'heading on';
  const isContinued =
    before?.role === gold.role &&
    (gold.role === 'heading' ? before.section === gold.section : before.item === gold.item);
  return tagOf(gold.role, isContinued ? 1 : 0);
}
