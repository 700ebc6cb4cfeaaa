import type { ChangesAnswer, PricesAnswer } from '../../../shared/api/history.ts';
import { itemsOf } from '../../../shared/menu.ts';
import { answerTasks } from '../../answer-tasks.ts';
import { comparePublications, pricesOf } from '../compare-publications.ts';
import { readContent } from '../read-content.ts';

/** Publications as JSON: parsing large ones would block the event loop. */
export type HistoryTask =
  | { kind: 'changes'; before: string | null; after: string }
  | { kind: 'prices'; item_id: number; content: string };

/** A dish as one publication has it. */
type PublishedPrices = Pick<PricesAnswer['prices'][number], 'currency' | 'prices'> & { title: string | null };

export type HistoryReply = { kind: 'changes'; answer: ChangesAnswer } | { kind: 'prices'; answer: PublishedPrices };

/** Started by history.ts only. */
answerTasks((task: HistoryTask): HistoryReply => {
  if (task.kind === 'changes') {
    const before = task.before === null ? null : readContent(JSON.parse(task.before));
    return { kind: 'changes', answer: comparePublications(before, readContent(JSON.parse(task.after))) };
  }
  const { menus, currency } = readContent(JSON.parse(task.content)).public;
  const item = itemsOf(menus).find(({ id }) => id === task.item_id);
  return {
    kind: 'prices',
    answer: { title: item?.title ?? null, currency, prices: item ? pricesOf(item) : null },
  };
});
