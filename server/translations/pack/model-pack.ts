import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { ChildError } from '../../../reader/bounded/child-messages.ts';
import { ChildPool } from '../../../reader/bounded/child-pool.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { FoundModels } from './find-models.ts';
import type { PackAnswers, PackCall } from './pack-calls.ts';
import { nameOfDirection, type PinnedDirection, readPinnedModels } from './pinned-models.ts';

const PROGRAM = fileURLToPath(new URL('./pack-child.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/** Two models of 60 MB take 1,000 MB while they translate (docs/decisions/155). */
const MEMORY_LIMIT_BYTES = 1_400 * MEGABYTE;
/** For two models to be read, and as many texts to be translated as one call has. */
const CALL_LIMITS = { processor_ms: 60_000, wall_ms: 180_000 };
const IDLE_MS = 60_000;
const MAX_CALL_TEXTS = 20;
const MAX_CALL_CHARACTERS = 3_000;
/** What models wrote: a menu is published many times, and its texts are checked again each time, but hardly change. */
const MAX_REMEMBERED_TEXTS = 20_000;
/** A way whose calls fail so often in a row is put aside until the next start. */
const MAX_FAILURES = 2;
/** How long a pack that couldn't be read, or has broken models, isn't read again: a child that hangs costs minutes. */
const FIND_AGAIN_MS = 5 * 60_000;
/** Through which a text goes if there is no model between its languages. */
const PIVOT = 'en';

/**
 * The translation models that an operator put into DATA_DIR/models, run in a bounded child process. Their output
 * is unchecked: server/translations/local/is-safe-guess.ts decides what of it guests read.
 */
export type ModelPack = {
  /** Whether it can translate between two languages, through English if need be. */
  canTranslate(pair: { from: MenuLocale; to: MenuLocale }): Promise<boolean>;
  /**
   * In the order of the texts; null for those that it has no models or no words for, undefined if its child failed, which is
   * logged: what it wrote before may still be right.
   */
  translate(
    texts: readonly string[],
    pair: { from: MenuLocale; to: MenuLocale },
    signal: AbortSignal,
  ): Promise<(string | null | undefined)[]>;
  /** Whether its models are there but can't be used: their files aren't as they should be, or two calls in a row failed. */
  hasFailed(pair: { from: MenuLocale; to: MenuLocale }): Promise<boolean>;
  /** Reads all of its files, once; minutes later again if that failed or models are broken. */
  find(): Promise<FoundModels>;
  close(): Promise<void>;
};

export type ModelPackOptions = {
  /** DATA_DIR. */
  data_dir: string;
  log: { warn(facts: object, message: string): void };
  /** By default those of docs/translation-models.sha256. */
  pinned?: readonly PinnedDirection[];
  /** The child's program. */
  program?: string;
  /** By default the time of CALL_LIMITS, in milliseconds. */
  call_limits?: { processor_ms: number; wall_ms: number };
};

/** Where the operator puts the models. */
export const modelsFolder = (dataDir: string): string => join(dataDir, 'models');

/** Starts nothing: the first call does, and a folder that doesn't exist needs no process. */
export function openModelPack({
  data_dir,
  log,
  pinned,
  program = PROGRAM,
  call_limits = CALL_LIMITS,
}: ModelPackOptions): ModelPack {
  const folder = modelsFolder(data_dir);
  const pool = new ChildPool({
    program,
    memory_limit_bytes: MEMORY_LIMIT_BYTES,
    call_limits,
    at_once: 1,
    idle_ms: IDLE_MS,
  });
  const ask = async <Call extends PackCall>(call: Call): Promise<PackAnswers[Call['method']]> =>
    // The child answers each method with its type of PackAnswers; both ends are code of this folder.
    (await pool.ask(call)).result as PackAnswers[Call['method']];
  const written = new LRUCache<string, string>({ max: MAX_REMEMBERED_TEXTS });
  const failures = new Map<string, number>();
  let found: Promise<FoundModels> | undefined;
  /** By `performance.now()`; set where the pack should be read again. */
  let findAgainAt = Number.POSITIVE_INFINITY;
  let isClosed = false;

  const find = (): Promise<FoundModels> => {
    if (performance.now() >= findAgainAt) found = undefined;
    found ??= existsSync(folder) ? readModels() : Promise.resolve({ directions: [], broken: [], problems: [] });
    return found;
  };
  const readModels = async (): Promise<FoundModels> => {
    findAgainAt = Number.POSITIVE_INFINITY;
    let isSound = false;
    try {
      const models = await ask({ method: 'find', folder, pinned: pinned ?? (await readPinnedModels()) } as const);
      isSound = models.broken.length === 0;
      return models;
    } finally {
      if (!isSound) findAgainAt = performance.now() + FIND_AGAIN_MS;
    }
  };

  /** The models between two languages; undefined if they can't be used. */
  const wayOf = async (pair: { from: MenuLocale; to: MenuLocale }): Promise<PinnedDirection[] | undefined> => {
    const models = await find().catch((error: unknown) => {
      log.warn({ err: error }, 'the translation models could not be read');
      return undefined;
    });
    if (!models) return undefined;
    const way = findWay(models.directions, pair);
    // A model whose files are not as they should be is an outage; only without it there is no way.
    if (way.length === 0) return findWay([...models.directions, ...models.broken], pair).length > 0 ? undefined : way;
    const isPutAside = (failures.get(nameOfDirection(pair)) ?? 0) >= MAX_FAILURES;
    return isPutAside ? undefined : way;
  };

  const translateSome = async (
    texts: readonly string[],
    way: readonly PinnedDirection[],
    name: string,
  ): Promise<(string | null | undefined)[]> => {
    try {
      const answers = await ask({ method: 'translate', folder, way, texts } as const);
      failures.delete(name);
      return texts.map((_, at) => answers[at] ?? null);
    } catch (error) {
      // A child that ends with the server has refused nothing: the job runs again.
      if (isClosed || !(error instanceof ChildError)) throw error;
      const { problem, cause } = error;
      const count = (failures.get(name) ?? 0) + 1;
      failures.set(name, count);
      log.warn(
        { err: cause, direction: name, problem, is_put_aside: count >= MAX_FAILURES },
        'a translation model failed',
      );
      return texts.map(() => undefined);
    }
  };

  return {
    find,
    canTranslate: async (pair) => ((await wayOf(pair)) ?? []).length > 0,
    hasFailed: async (pair) => (await wayOf(pair)) === undefined,
    translate: async (texts, pair, signal) => {
      const name = nameOfDirection(pair);
      const keyOf = (text: string) => `${name} ${text}`;
      const open = [...new Set(texts.filter((text) => !written.has(keyOf(text))))];
      const failed = new Set<string>();
      for (const some of inCalls(open)) {
        signal.throwIfAborted();
        const way = await wayOf(pair);
        if (way?.length === 0) break;
        const answers = way && (await translateSome(some, way, name));
        for (const [at, text] of some.entries()) {
          const answer = answers?.[at];
          if (answer === undefined) failed.add(text);
          else if (answer !== null) written.set(keyOf(text), answer);
        }
      }
      return texts.map((text) => written.get(keyOf(text)) ?? (failed.has(text) ? undefined : null));
    },
    close: async () => {
      isClosed = true;
      await pool.close();
    },
  };
}

/** Texts in their order, as many together as one call may have; a long one alone. */
function inCalls(texts: readonly string[]): string[][] {
  const calls: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const last = calls.at(-1);
    if (last && last.length < MAX_CALL_TEXTS && text.length <= room) last.push(text);
    else {
      calls.push([text]);
      room = MAX_CALL_CHARACTERS;
    }
    room -= text.length;
  }
  return calls;
}

/** The model between two languages, or the two through English; none if the pack hasn't them. */
function findWay(
  directions: readonly PinnedDirection[],
  { from, to }: { from: MenuLocale; to: MenuLocale },
): PinnedDirection[] {
  const between = (first: MenuLocale, second: MenuLocale) =>
    directions.find((each) => each.from === first && each.to === second);
  const direct = between(from, to);
  if (direct) return [direct];
  const [into, outOf] = [between(from, PIVOT), between(PIVOT, to)];
  return into && outOf ? [into, outOf] : [];
}

const openPacks = new Map<string, ModelPack>();

/** The pack of this process: jobs share its child. Once it is closed, the next call opens another one. */
export function modelPackOf({ env, log }: { env: { DATA_DIR: string }; log: ModelPackOptions['log'] }): ModelPack {
  const shared = openPacks.get(env.DATA_DIR);
  if (shared) return shared;
  const pack = openModelPack({ data_dir: env.DATA_DIR, log });
  const close = async () => {
    openPacks.delete(env.DATA_DIR);
    await pack.close();
  };
  const closing = { ...pack, close };
  openPacks.set(env.DATA_DIR, closing);
  return closing;
}
