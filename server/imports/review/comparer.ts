import type { Comparison } from '../../../shared/api/imports.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { openTaskThread } from '../../task-thread.ts';
import { type ComparisonTask, carryOutComparison } from './carry-out-comparison.ts';

/** Compares drafts with menus; large ones in a worker thread, whose time the restaurants share. */
export type Comparer = {
  compare(access: RestaurantAccess, task: ComparisonTask): Promise<Comparison>;
  close(): Promise<void>;
};

/** Pairs of a dish of the draft and one of the menu; below it, a comparison lasts some milliseconds. */
const FEW_PAIRS = 40_000;
const THREAD = {
  program: new URL('./compare-thread.ts', import.meta.url),
  purpose: 'that compares drafts with menus',
  max_memory_mb: 512,
  deadline_ms: 30_000,
};

export function openComparer(): Comparer {
  const thread = openTaskThread<ComparisonTask, Comparison>(THREAD);
  return {
    compare: async (access, task) =>
      countPairs(task) <= FEW_PAIRS ? carryOutComparison(task) : await thread.ask(task, access.restaurant_id),
    close: () => thread.close(),
  };
}

const countPairs = ({ draft, target }: ComparisonTask): number =>
  countItems(draft.sections) * countItems(target.menu.sections);

const countItems = (sections: readonly { items: readonly unknown[] }[]): number =>
  sections.reduce((count, { items }) => count + items.length, 0);
