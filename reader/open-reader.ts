import type { Draft } from '../shared/draft.ts';
import type { ChildCall } from './child-calls.ts';
import { ReaderProcess } from './reader-process.ts';
import type { PageReading, Reader, SecondReading } from './reading.ts';
import { ReadingError } from './reading.ts';
import { Turns } from './turns.ts';

const MEGABYTE = 1024 * 1024;

export type ReaderOptions = {
  /** Resident memory over which a child is killed and its call rejected with `out_of_memory`. 700 MB by default. */
  memory_limit_bytes?: number;
  /** Time for one call, after which its child is killed and the call rejected with `out_of_time`. 90 s by default. */
  page_timeout_ms?: number;
  /** The most calls at once, each in a child of its own; no more than the machine has cores. 2 by default. */
  at_once?: number;
};

/** `Reader` with what it cost, for benchmarks and tests. */
export type WatchedReader = Reader & {
  /** Of the children that run now. */
  readonly pids: number[];
  /** The most memory that one child of this reader held during a call. */
  readonly peak_bytes: number;
};

const isShortOfMemory = (error: unknown) => error instanceof ReadingError && error.problem === 'out_of_memory';

/** A child process and its successors: those that replace it once it is worn or dead. */
type Place = { process: ReaderProcess | undefined };

/**
 * A reader whose work happens in niced child processes, started by the first calls and again by the next after they
 * ended. Every method throws {@link ReadingError} and nothing else.
 */
export function openReader(options: ReaderOptions = {}): WatchedReader {
  const limits = {
    memory_limit_bytes: options.memory_limit_bytes ?? 700 * MEGABYTE,
    page_timeout_ms: options.page_timeout_ms ?? 90_000,
  };
  // Room for one that grows to its limit, and for the one that already runs to do so.
  const turns = new Turns({ at_once: options.at_once ?? 2, room_bytes: 2 * limits.memory_limit_bytes });
  const places = Array.from({ length: turns.at_once }, (): Place => ({ process: undefined }));
  /** Places without a call, the one used last at the end: its child has the file open. */
  const free = places.toReversed();
  let peak = 0;
  let isClosed = false;

  const aProcess = async (place: Place): Promise<ReaderProcess> => {
    if (!place.process?.is_alive || (await place.process.isWorn())) {
      await place.process?.end();
      if (isClosed) throw new ReadingError('reader_crashed');
      place.process = new ReaderProcess(limits);
    }
    return place.process;
  };
  const callOn = async (process: ReaderProcess, call: ChildCall, timeoutMs: number): Promise<unknown> => {
    try {
      return await process.call(call, timeoutMs);
    } finally {
      peak = Math.max(peak, process.peak_bytes);
    }
  };
  const run = async (place: Place, call: ChildCall): Promise<unknown> => {
    if (isClosed) throw new ReadingError('reader_crashed');
    const started = performance.now();
    try {
      return await callOn(await aProcess(place), call, limits.page_timeout_ms);
    } catch (error) {
      // What earlier pages left behind is not this one's fault, and a page may be read smaller: in a process of its own.
      if (!isShortOfMemory(error)) throw error;
      await place.process?.end();
      const again: ChildCall = call.method === 'readPage' ? { ...call, is_frugal: true } : call;
      return await callOn(await aProcess(place), again, limits.page_timeout_ms - (performance.now() - started));
    }
  };
  const ask = (call: ChildCall): Promise<unknown> =>
    turns.run(async () => {
      const place = free.pop();
      if (!place) throw new Error('More calls than places have their turn.');
      try {
        return await run(place, call);
      } finally {
        free.push(place);
      }
    });

  // The casts: the child answers each method with the type that `Reader` names; both ends are this folder's code.
  return {
    pages_at_once: turns.at_once,
    countPages: (file) => ask({ method: 'countPages', file }) as Promise<number>,
    readPage: (file, n, target) => ask({ method: 'readPage', file, n, target }) as Promise<PageReading>,
    structure: (pages) => ask({ method: 'structure', pages }) as Promise<Draft>,
    readAgain: (picture, box, language) =>
      ask({ method: 'readAgain', picture, box, language }) as Promise<SecondReading>,
    close: async () => {
      isClosed = true;
      await Promise.all(places.map(({ process }) => process?.end()));
    },
    get pids() {
      return places.flatMap(({ process }) => (process?.is_alive ? (process.pid ?? []) : []));
    },
    get peak_bytes() {
      return peak;
    },
  };
}
