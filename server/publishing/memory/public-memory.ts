import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { findFirstState, findPublicState, getPublicContent, listSoldOut } from '../queries.ts';
import { finishedLanguages } from './guest-language.ts';
import type { PublicContent } from './public-content.ts';
import { isFresh, type PublicEntry, shownEntry } from './public-entry.ts';

export type PublicMemory = {
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
const PATIENCE_MS = 1_000;
const FIRST_PATIENCE_MS = 5_000;
/** While the database is down, a single request retries at this interval. */
const AWAY_RETRY_MS = 2_000;

/**
 * Each restaurant's public state, cached in this process (docs/decisions/021). A change drops it: on this node at once, on
 * other nodes when they are notified. Concurrent misses share one query.
 */
export function openPublicMemory(deps: Pick<Deps, 'db' | 'env' | 'now' | 'log' | 'changes'>): PublicMemory {
  const lifeMs = deps.changes.is_shared ? SHARED_LIFE_MS : ALONE_LIFE_MS;
  const entries = new LRUCache<string, PublicEntry>({ max: MAX_RESTAURANTS });
  const contents = new LRUCache<string, PublicContent, { id: string; version: number }>({
    maxSize: MAX_CONTENT_BYTES,
    // The API's answer, made from it in two encodings, takes about as much memory again.
    sizeCalculation: ({ packed }) => 3 * packed.length,
    fetchMethod: (_key, _stale, { context: { id, version } }) => getPublicContent(deps.db, id, version),
  });
  const questions = new Map<string, Promise<PublicEntry | undefined>>();
  const away = { is: false, ask_again_at: 0 };

  // The old entry stays, for when the database is down.
  deps.changes.onDrop((id) => {
    for (const entry of id === null ? entries.values() : [entries.peek(id)]) if (entry) entry.until = 0;
    // The change was just committed, so the database is up; guests must see the change at once.
    if (id !== null) away.is = false;
    // A query in progress may return the state before the change.
    if (id === null) questions.clear();
    else questions.delete(id);
  });

  const content = (id: string, version: number) =>
    contents.forceFetch(`${id} ${version}`, { context: { id, version } });

  const askAgain = async (id: string) => ({ state: await findPublicState(deps.db, deps.env, id), has_sold_out: true });

  const askFirst = async (id: string) => {
    const first = await findFirstState(deps.db, deps.env, id);
    if (first?.content) contents.set(`${id} ${first.state.publication_version}`, first.content);
    return { state: first?.state, has_sold_out: first?.has_sold_out ?? false };
  };

  const load = async (id: string): Promise<PublicEntry | undefined> => {
    const known = entries.peek(id);
    const asked_at = deps.now().getTime();
    const { state, has_sold_out } = await (known ? askAgain(id) : askFirst(id));
    if (!state) return undefined;
    const { publication_version: version, published_at, availability_version } = state;
    const asked = { state, asked_at, until: asked_at + lifeMs };
    if (version === null || published_at === null || !state.is_online || state.is_suspended)
      return { ...asked, shown: null, marked: null, pages: new Map() };
    // The content is loaded before the entry is replaced: while the database is down the older publication stays complete.
    const [marked, { menu_ids, serving_periods, main_locale }] = await Promise.all([
      known?.marked?.version === availability_version
        ? known.marked
        : (has_sold_out ? listSoldOut(deps.db, id) : Promise.resolve([])).then((items) => ({
            version: availability_version,
            items,
          })),
      content(id, version),
    ]);
    const locales = finishedLanguages(main_locale, state.translated_locales);
    const before = { shown: known?.shown ?? null, pages: known?.pages ?? new Map() };
    const facts = { version, published_at, menu_ids, serving_periods, locales };
    return shownEntry(id, facts, { ...asked, ...before, marked }, asked_at);
  };

  const setAway = (error: unknown) => {
    if (!away.is) deps.log.error({ err: error }, 'the database does not answer: guests are given what was so last');
    away.is = true;
    away.ask_again_at = performance.now() + AWAY_RETRY_MS;
  };

  /** One query at a time per restaurant. */
  const ask = (id: string): Promise<PublicEntry | undefined> => {
    const running = questions.get(id);
    if (running) return running;
    const isCurrent = () => questions.get(id) === question && questions.delete(id);
    const question = load(id).then(
      (entry) => {
        away.is = false;
        // A result that a change has made stale must be queried again, but is better than nothing while the database is down.
        const isOvertaken = !isCurrent();
        if (!entry) entries.delete(id);
        else if (!isOvertaken) entries.set(id, entry);
        else if ((entries.peek(id)?.asked_at ?? 0) < entry.asked_at) entries.set(id, { ...entry, until: 0 });
        return entry;
      },
      (error: unknown) => {
        isCurrent();
        setAway(error);
        throw error;
      },
    );
    questions.set(id, question);
    // Not every query is awaited.
    question.catch(() => undefined);
    return question;
  };

  /** The last known state, without what has come back since. */
  const last = (id: string, known: PublicEntry): PublicEntry => {
    const { shown, marked } = known;
    if (!shown || !marked) return known;
    const entry = shownEntry(id, shown, { ...known, shown, marked }, deps.now().getTime());
    if (entry.shown?.name !== shown.name) entries.set(id, entry);
    return entry;
  };

  return {
    content,
    fresh(id) {
      const entry = entries.get(id);
      const now = deps.now().getTime();
      if (!entry || !isFresh(entry, now)) return undefined;
      if (now > entry.asked_at + lifeMs / 2 && !away.is) void ask(id);
      return entry;
    },
    async read(id) {
      const known = entries.get(id);
      if (known && isFresh(known, deps.now().getTime())) return known;
      if (!known) return await within(FIRST_PATIENCE_MS, ask(id));
      if (away.is) {
        if (performance.now() >= away.ask_again_at) {
          away.ask_again_at = performance.now() + AWAY_RETRY_MS;
          void ask(id);
        }
        return last(id, known);
      }
      try {
        return await within(PATIENCE_MS, ask(id));
      } catch (error) {
        setAway(error);
        return last(id, known);
      }
    },
  };
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
