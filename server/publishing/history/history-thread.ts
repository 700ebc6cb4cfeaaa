import { isDeepStrictEqual } from 'node:util';
import type { ChangesAnswer, PricesAnswer } from '../../../shared/api/history.ts';
import { answerTasks } from '../../answer-tasks.ts';
import { readContent } from '../read-content.ts';
import { comparePublications, pricesOf } from './compare-publications.ts';

/** Publications as JSON: parsing large ones would block the event loop. */
export type HistoryTask =
  | { kind: 'changes'; before: string | null; after: string }
  | { kind: 'prices'; item_id: number; publications: { version: number; published_at: string; content: string }[] };

export type HistoryReply = { kind: 'changes'; answer: ChangesAnswer } | { kind: 'prices'; answer: PricesAnswer | null };

/** Started by history.ts only. */
answerTasks((task: HistoryTask): HistoryReply => {
  if (task.kind === 'changes') {
    const before = task.before === null ? null : readContent(JSON.parse(task.before));
    return { kind: 'changes', answer: comparePublications(before, readContent(JSON.parse(task.after))) };
  }
  return { kind: 'prices', answer: pricesOverTime(task) };
});

/** The prices from each publication on that changed them, the newest first; null if none has the dish. */
function pricesOverTime({ item_id, publications }: Extract<HistoryTask, { kind: 'prices' }>): PricesAnswer | null {
  const prices: PricesAnswer['prices'] = [];
  let title: string | null = null;
  // Oldest first.
  for (const { version, published_at, content } of publications) {
    const { menus, currency } = readContent(JSON.parse(content)).public;
    const item = menus
      .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
      .find(({ id }) => id === item_id);
    if (item) title = item.title;
    const shown = item ? pricesOf(item) : null;
    const last = prices.at(-1);
    const isSame = last ? last.currency === currency && isDeepStrictEqual(last.prices, shown) : shown === null;
    if (!isSame) prices.push({ version, published_at, currency, prices: shown });
  }
  return title === null ? null : { title, prices: prices.reverse() };
}
