import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import type { PublicContent } from '../public-content.ts';
import { findFirstState, findPublicState, getPublicContent, listSoldOut } from '../queries.ts';
import { finishedLanguages } from './guest-language.ts';
import { isFresh, type PublicEntry, shownEntry } from './public-entry.ts';

export type PublicStateCache = {
  /** What is cached. */
  fresh(restaurantId: string): PublicEntry | undefined;
  /**
   * The current state; while the database is down, the last known one. Undefined for an unknown restaurant.
   * @throws if the database is down and nothing is cached.
   */
  read(restaurantId: string): Promise<PublicEntry | undefined>;
  /** The content of a publication that an entry shows. */
  content(restaurantId: string, version: number): Promise<PublicContent>;
};

const MAX_RESTAURANTS = 20_000;
const MAX_CONTENT_BYTES = 32 * 1024 * 1024;
/** If there are other processes (design §10). A request in the second half of it refreshes ahead and doesn't wait. */
const SHARED_LIFE_MS = 2_000;
/** With a single process, only what changes by the clock needs a query. */
const ALONE_LIFE_MS = 60_000;
/** How long guests wait for a database that may be down before they get the last known state. */
const QUERY_PATIENCE_MS = 1_000;
const FIRST_PATIENCE_MS = 5_000;
/** While the database is down, a single request retries at this interval. */
const OUTAGE_RETRY_MS = 2_000;

/**
 * Each restaurant's public state, cached in this process (docs/decisions/021). A change drops it: on this node at once, on
 * other nodes when they are notified. Concurrent misses share one query.
 */
export function openPublicStateCache(deps: Pick<Deps, 'db' | 'env' | 'now' | 'log' | 'changes'>): PublicStateCache {
  const lifeMs = deps.changes.is_shared ? SHARED_LIFE_MS : ALONE_LIFE_MS;
  const entryCache = new LRUCache<string, PublicEntry>({ max: MAX_RESTAURANTS });
  const contentCache = new LRUCache<string, PublicContent, { id: string; version: number }>({
    maxSize: MAX_CONTENT_BYTES,
    // The API's answer, made from it in two encodings, uses about as much memory again.
    sizeCalculation: ({ packed }) => 3 * packed.length,
    fetchMethod: (_key, _stale, { context: { id, version } }) => getPublicContent(deps.db, id, version),
  });
  const pendingQueries = new Map<string, Promise<PublicEntry | undefined>>();
  const outage = { isActive: false, ask_again_at: 0 };

  // The old entry stays, for when the database is down.
  deps.changes.onDrop((id) => {
    for (const entry of id === null ? entryCache.values() : [entryCache.peek(id)]) if (entry) entry.until = 0;
    // The change was just committed, so the database is up; guests must see the change at once.
    if (id !== null) outage.isActive = false;
    // A query in progress may return the state before the change.
    if (id === null) pendingQueries.clear();
    else pendingQueries.delete(id);
  });

  const content = (id: string, version: number) =>
    contentCache.forceFetch(`${id} ${version}`, { context: { id, version } });

  const queryCachedState = async (id: string) => ({
    state: await findPublicState(deps.db, deps.env, id),
    has_sold_out: true,
  });

  const queryFirstState = async (id: string) => {
    const firstState = await findFirstState(deps.db, deps.env, id);
    if (firstState?.content) contentCache.set(`${id} ${firstState.state.publication_version}`, firstState.content);
    return { state: firstState?.state, has_sold_out: firstState?.has_sold_out ?? false };
  };

  const loadEntry = async (id: string): Promise<PublicEntry | undefined> => {
    const cachedEntry = entryCache.peek(id);
    const asked_at = deps.now().getTime();
    const { state, has_sold_out } = await (cachedEntry ? queryCachedState(id) : queryFirstState(id));
    if (!state) return undefined;
    const { publication_version: version, published_at, availability_version } = state;
    const stateFields = { state, asked_at, until: asked_at + lifeMs };
    if (version === null || published_at === null || !state.is_online || state.is_suspended)
      return { ...stateFields, shown: null, marked: null, pages: new Map() };
    // The content is loaded before the entry is replaced: while the database is down the older publication stays complete.
    const [soldOutMarks, { menu_ids, serving_periods, main_locale }] = await Promise.all([
      cachedEntry?.marked?.version === availability_version
        ? cachedEntry.marked
        : (has_sold_out ? listSoldOut(deps.db, id) : Promise.resolve([])).then((items) => ({
            version: availability_version,
            items,
          })),
      content(id, version),
    ]);
    const locales = finishedLanguages(main_locale, state.translated_locales);
    const cachedParts = { shown: cachedEntry?.shown ?? null, pages: cachedEntry?.pages ?? new Map() };
    const publicationFacts = { version, published_at, menu_ids, serving_periods, locales };
    return shownEntry(id, publicationFacts, { ...stateFields, ...cachedParts, marked: soldOutMarks }, asked_at);
  };

  const beginOutage = (error: unknown) => {
    if (!outage.isActive) deps.log.error({ err: error }, 'database query failed: serving the last known state');
    outage.isActive = true;
    outage.ask_again_at = performance.now() + OUTAGE_RETRY_MS;
  };

  /** One query at a time per restaurant. */
  const queryEntry = (id: string): Promise<PublicEntry | undefined> => {
    const pendingQuery = pendingQueries.get(id);
    if (pendingQuery !== undefined) return pendingQuery;
    const isCurrent = () => pendingQueries.get(id) === entryQuery && pendingQueries.delete(id);
    const entryQuery = loadEntry(id).then(
      (entry) => {
        outage.isActive = false;
        // A result that a change has made stale must be queried again, but is better than nothing while the database is down.
        const isOvertaken = !isCurrent();
        if (!entry) entryCache.delete(id);
        else if (!isOvertaken) entryCache.set(id, entry);
        else if ((entryCache.peek(id)?.asked_at ?? 0) < entry.asked_at) entryCache.set(id, { ...entry, until: 0 });
        return entry;
      },
      (error: unknown) => {
        isCurrent();
        beginOutage(error);
        throw error;
      },
    );
    pendingQueries.set(id, entryQuery);
    // Not every query is awaited.
    entryQuery.catch(() => undefined);
    return entryQuery;
  };

  /** The last known state, without what has come back since. */
  const lastKnownEntry = (id: string, cachedEntry: PublicEntry): PublicEntry => {
    const { shown: shownPublication, marked: soldOutMarks } = cachedEntry;
    if (!shownPublication || !soldOutMarks) return cachedEntry;
    const entry = shownEntry(
      id,
      shownPublication,
      { ...cachedEntry, shown: shownPublication, marked: soldOutMarks },
      deps.now().getTime(),
    );
    if (entry.shown?.name !== shownPublication.name) entryCache.set(id, entry);
    return entry;
  };

  return {
    content,
    fresh(id) {
      const entry = entryCache.get(id);
      const now = deps.now().getTime();
      if (!entry || !isFresh(entry, now)) return undefined;
      if (now > entry.asked_at + lifeMs / 2 && !outage.isActive) void queryEntry(id);
      return entry;
    },
    async read(id) {
      const cachedEntry = entryCache.get(id);
      if (cachedEntry && isFresh(cachedEntry, deps.now().getTime())) return cachedEntry;
      if (!cachedEntry) return await withinTime(FIRST_PATIENCE_MS, queryEntry(id));
      if (outage.isActive) {
        if (performance.now() >= outage.ask_again_at) {
          outage.ask_again_at = performance.now() + OUTAGE_RETRY_MS;
          void queryEntry(id);
        }
        return lastKnownEntry(id, cachedEntry);
      }
      try {
        return await withinTime(QUERY_PATIENCE_MS, queryEntry(id));
      } catch (error) {
        beginOutage(error);
        return lastKnownEntry(id, cachedEntry);
      }
    },
  };
}

export async function withinTime<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
