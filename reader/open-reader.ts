import type { Draft } from '../shared/draft.ts';
import type { ChildCall } from './child-calls.ts';
import { ReaderProcess } from './reader-process.ts';
import type { PageReading, Reader, SecondReading } from './reading.ts';
import { ReadingError } from './reading.ts';

const MEGABYTE = 1024 * 1024;

export type ReaderOptions = {
  /** Resident memory over which the child is killed and the call rejected with `out_of_memory`. 700 MB by default. */
  memory_limit_bytes?: number;
  /** Time for one call, after which the child is killed and the call rejected with `out_of_time`. 90 s by default. */
  page_timeout_ms?: number;
};

/** `Reader` with what it cost, for benchmarks and tests. */
export type WatchedReader = Reader & {
  /** Of the child that runs now; undefined where none does. */
  readonly pid: number | undefined;
  /** The most memory that a child of this reader held during a call. */
  readonly peak_bytes: number;
};

/**
 * A reader whose work happens in one niced child process, started by the first call and again by the next call after
 * it ended. Calls wait for each other. Every method throws {@link ReadingError} and nothing else.
 */
export function openReader(options: ReaderOptions = {}): WatchedReader {
  const limits = {
    memory_limit_bytes: options.memory_limit_bytes ?? 700 * MEGABYTE,
    page_timeout_ms: options.page_timeout_ms ?? 90_000,
  };
  let current: ReaderProcess | undefined;
  let peak = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const aProcess = async (): Promise<ReaderProcess> => {
    if (!current?.is_alive || (await current.isWorn())) {
      await current?.end();
      if (isClosed) throw new ReadingError('reader_crashed');
      current = new ReaderProcess(limits);
    }
    return current;
  };
  const run = async (call: ChildCall): Promise<unknown> => {
    if (isClosed) throw new ReadingError('reader_crashed');
    const process = await aProcess();
    const earlierPeak = process.peak_bytes;
    try {
      return await process.call(call);
    } catch (error) {
      const isShortOfMemory = error instanceof ReadingError && error.problem === 'out_of_memory';
      // What earlier pages left behind is not this page's fault: it is read once more, in a process of its own.
      if (isShortOfMemory && earlierPeak > limits.memory_limit_bytes / 4) return await (await aProcess()).call(call);
      throw error;
    } finally {
      peak = Math.max(peak, process.peak_bytes, current?.peak_bytes ?? 0);
    }
  };
  const ask = (call: ChildCall): Promise<unknown> => {
    const answer = last.then(() => run(call));
    last = answer.catch(() => undefined);
    return answer;
  };

  // The casts: the child answers each method with the type that `Reader` names; both ends are this folder's code.
  return {
    countPages: (file) => ask({ method: 'countPages', file }) as Promise<number>,
    readPage: (file, n, target) => ask({ method: 'readPage', file, n, ...target }) as Promise<PageReading>,
    structure: (pages) => ask({ method: 'structure', pages }) as Promise<Draft>,
    readAgain: (picture, box) => ask({ method: 'readAgain', picture, box }) as Promise<SecondReading>,
    close: async () => {
      isClosed = true;
      await current?.end();
    },
    get pid() {
      return current?.is_alive ? current.pid : undefined;
    },
    get peak_bytes() {
      return peak;
    },
  };
}
