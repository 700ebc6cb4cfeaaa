import { isDeepStrictEqual } from 'node:util';
import type { ChangesAnswer, PricesAnswer } from '../../../shared/api/history.ts';
import { Refusal } from '../../../shared/errors.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import type { Deps } from '../../deps.ts';
import { restaurantWithMenus } from '../../menus/entity-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { openTaskThread } from '../../task-thread.ts';
import { snapshot } from '../snapshot.ts';
import { findContentText, listPublications } from './history-queries.ts';
import type { HistoryReply, HistoryTask } from './history-thread.ts';

/** As many as are kept for certain (shared/limits.ts). */
export const LISTED_PUBLICATIONS = 50;

const HISTORY_THREAD = {
  program: new URL('./history-thread.ts', import.meta.url),
  purpose: 'that compares publications',
  max_memory_mb: 512,
  deadline_ms: 30_000,
};

type PublicationHistory = {
  /** Of a publication against the one before. @throws Refusal `not_found`. */
  changesOf(access: RestaurantAccess, version: number): Promise<ChangesAnswer>;
  /** Of the draft against the newest publication: what publishing would change. */
  changesOfDraft(access: RestaurantAccess): Promise<ChangesAnswer>;
  /** Of one dish. @throws Refusal `not_found` if no publication has it. */
  pricesOf(access: RestaurantAccess, itemId: number): Promise<PricesAnswer>;
  close(): Promise<void>;
};

/** Compares publications in a worker thread, whose time is shared between the restaurants that ask. */
export function openHistory(deps: Pick<Deps, 'db' | 'now'>): PublicationHistory {
  const historyThread = openTaskThread<HistoryTask, HistoryReply>(HISTORY_THREAD);
  const comparePublications = async (access: RestaurantAccess, before: string | undefined, after: string) => {
    const reply = await historyThread.ask({ kind: 'changes', before: before ?? null, after }, access.restaurant_id);
    if (reply.kind !== 'changes') throw new Error(`The thread answered ${reply.kind} for changes.`);
    return reply.answer;
  };
  return {
    async changesOf(access, version) {
      const after = await findContentText(deps.db, access, { version });
      if (after === undefined) throw new Refusal('not_found');
      return await comparePublications(access, await findContentText(deps.db, access, { before: version }), after);
    },
    async changesOfDraft(access) {
      const [before, draft] = await readSnapshot(deps.db, async (tx) => [
        await findContentText(tx, access, {}),
        await restaurantWithMenus(tx, access, deps.now()),
      ]);
      return await comparePublications(access, before, JSON.stringify(snapshot(draft)));
    },
    async pricesOf(access, itemId) {
      const prices: PricesAnswer['prices'] = [];
      let title: string | null = null;
      // One publication at a time, the oldest first: fifty large ones would fill the memory.
      for (const { version, published_at } of (
        await listPublications(deps.db, access, LISTED_PUBLICATIONS)
      ).reverse()) {
        const content = await findContentText(deps.db, access, { version });
        if (content === undefined) continue;
        const reply = await historyThread.ask({ kind: 'prices', item_id: itemId, content }, access.restaurant_id);
        if (reply.kind !== 'prices') throw new Error(`The thread answered ${reply.kind} for prices.`);
        const { title: shownTitle, ...shownPrices } = reply.answer;
        title = shownTitle ?? title;
        const lastPrice = prices.at(-1);
        const isSame = lastPrice
          ? lastPrice.currency === shownPrices.currency && isDeepStrictEqual(lastPrice.prices, shownPrices.prices)
          : shownPrices.prices === null;
        if (!isSame) prices.push({ version, published_at, ...shownPrices });
      }
      if (title === null) throw new Refusal('not_found');
      return { title, prices: prices.reverse() };
    },
    close: () => historyThread.close(),
  };
}
