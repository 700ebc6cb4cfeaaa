/** What is placed as one: a heading, a note, a dish. */
export type Placeable = {
  height: number;
  /** Left out at the head of a column. */
  space_before: number;
  /** Whether the next one must follow in the same column. */
  isWithNext: boolean;
};

export type Placement<Block> = { block: Block; column: number; y: number };

/**
 * Places blocks one below the other, from column to column, without dividing one. Blocks that belong together begin the next
 * column together.
 *
 * @param heights Of the columns in reading order.
 * @param maxHeight Of the groups that are kept together: those that are higher fit no column as a whole.
 * @returns undefined if they don't fit.
 */
export function fillColumns<Block extends Placeable>(
  blocks: readonly Block[],
  heights: readonly number[],
  maxHeight = Math.max(...heights),
): Placement<Block>[] | undefined {
  const placements: Placement<Block>[] = [];
  let column = 0;
  let y = 0;
  // What can't be together anywhere is placed one by one.
  const groups = groupsOf(blocks).flatMap((group) =>
    heightOf(group) > maxHeight ? group.map((block) => [block]) : [group],
  );
  for (const group of groups) {
    const groupHeight = heightOf(group);
    const [first] = group;
    if (!first) continue;
    const isFree = () => y + (y === 0 ? 0 : first.space_before) + groupHeight <= (heights[column] ?? 0);
    while (column < heights.length && !isFree()) {
      column += 1;
      y = 0;
    }
    if (column === heights.length) return undefined;
    for (const block of group) {
      if (y > 0) y += block.space_before;
      placements.push({ block, column, y });
      y += block.height;
    }
  }
  return placements;
}

/** Without the first one's space. */
const heightOf = (group: readonly Placeable[]): number =>
  group.reduce((sum, { height, space_before }, index) => sum + height + (index === 0 ? 0 : space_before), 0);

function groupsOf<Block extends Placeable>(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const group = groups.at(-1);
    if (isOpen && group) group.push(block);
    else groups.push([block]);
    isOpen = block.isWithNext;
  }
  return groups;
}
