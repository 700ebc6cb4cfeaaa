import { median } from '../geometry/placed-word.ts';
import type { Run } from '../geometry/run.ts';

/** Headings are larger than the lines beside them, and far fewer. */
const MIN_LARGER = 1.15;
const MAX_SHARE = 0.34;
const MIN_GROUPS = 2;
/** White space between two headings, and how near a heading's top is to that of its list, in type sizes. */
const MIN_APART = 1.5;
const MAX_OFF = 1.2;

/**
 * Pairs headings in a column of their own, with or without a note below, with the lists beside them: each heading, level
 * with the first line of its list, is followed by that list. Returns undefined if the left side is not a column of headings.
 */
export function followSideHeadings(left: Run[], right: Run[]): Run[][] | undefined {
  const usualSize = median(right.map((run) => run.size));
  const groups = groupBelow(left);
  const isLarge = (run: Run | undefined) => run !== undefined && run.size > MIN_LARGER * usualSize;
  const areHeadings =
    groups.every(([first]) => isLarge(first)) && !left.some((run) => run.words.some(({ text }) => /\d/.test(text)));
  const isFew = left.filter(isLarge).length <= MAX_SHARE * right.length && left.length < right.length;
  if (!areHeadings || groups.length < MIN_GROUPS || !isFew) return undefined;
  const tops = groups.map((group) => Math.min(...group.map((run) => run.y0)));
  const areLevel = groups.every((group, index) =>
    right.some((run) => Math.abs(run.y0 - (tops[index] ?? 0)) < MAX_OFF * (group[0]?.size ?? usualSize)),
  );
  if (!areLevel) return undefined;
  const from = (index: number) =>
    index < tops.length ? (tops[index] ?? 0) - 0.5 * usualSize : Number.POSITIVE_INFINITY;
  const between = (top: number, bottom: number) => right.filter((run) => run.y0 >= top && run.y0 < bottom);
  const before = between(Number.NEGATIVE_INFINITY, from(0));
  return [
    ...(before.length > 0 ? [before] : []),
    ...groups.flatMap((group, index) => [group, between(from(index), from(index + 1))]),
  ];
}

/** Lines of one heading are closely stacked. */
function groupBelow(runs: Run[]): Run[][] {
  return runs
    .toSorted((a, b) => a.y0 - b.y0)
    .reduce<Run[][]>((groups, run) => {
      const lastRow = groups.at(-1)?.at(-1);
      if (lastRow && run.y0 - lastRow.y1 < MIN_APART * run.size) groups.at(-1)?.push(run);
      else groups.push([run]);
      return groups;
    }, []);
}
