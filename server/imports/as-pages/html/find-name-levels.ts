import { levelOf, type PageBlock } from './page-blocks.ts';

/** A level of headings is that of names if so many of those with prices below have one. */
const MANY_NAMES = 0.6;
/** With fewer, a page says nothing: then headings from the third level on are names. */
const MIN_NAMES = 2;
const USUAL_NAME_LEVEL = 3;

type Group = { level: number; prices: number };

/**
 * The levels of headings that a page uses for names of dishes, by what is below them up to the next heading: one price below a
 * name, several below the title of a section, and none if its dishes have headings of their own.
 *
 * @param blocks Of the whole page, as they are before dishes are put together.
 */
export function findNameLevels(blocks: readonly PageBlock[]): ReadonlySet<number> {
  const counts = new Map<number, { names: number; sections: number }>();
  for (const { level, prices } of groupsOf(blocks)) {
    const count = counts.get(level) ?? { names: 0, sections: 0 };
    if (prices === 1) count.names += 1;
    if (prices > 1) count.sections += 1;
    counts.set(level, count);
  }
  const nameLevels = [...counts].filter(
    ([level, { names, sections }]) =>
      names >= (names + sections) * MANY_NAMES && names >= (level < USUAL_NAME_LEVEL ? MIN_NAMES : 1),
  );
  return new Set(nameLevels.map(([level]) => level));
}

/** Each heading, with how many prices, or lists of prices, are below it. */
function groupsOf(blocks: readonly PageBlock[]): Group[] {
  const groups: Group[] = [];
  let previousBlock: PageBlock | undefined;
  for (const block of blocks) {
    const group = groups.at(-1);
    if (block.kind === 'text' && levelOf(block) > 0) groups.push({ level: levelOf(block), prices: 0 });
    else if (block.kind === 'dish' && block.level !== undefined) groups.push({ level: block.level, prices: 1 });
    // A dish with a name of its own is one of a section.
    else if (block.kind === 'dish' && group) group.prices += block.isNamed ? 2 : 1;
    else if (block.kind === 'prices' && previousBlock?.kind !== 'prices' && group) group.prices += 1;
    previousBlock = block;
  }
  return groups;
}
