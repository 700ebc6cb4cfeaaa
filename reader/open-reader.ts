import { fileURLToPath } from 'node:url';
import type { Draft } from '../shared/draft.ts';
import { ChildError } from './bounded/child-messages.ts';
import { ChildPool } from './bounded/child-pool.ts';
import type { ReadingCall } from './child-calls.ts';
import type { OcrEngines, PageReading, PartReading, Reader } from './reading.ts';
import { isReadingProblem, ReadingError } from './reading.ts';

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;

export type ReaderOptions = {
  /** Resident memory above which a child is killed and its call rejected with `out_of_memory`. 700 MB by default. */
  memory_limit_bytes?: number;
  /** Time for one call, after which its child is killed and the call rejected with `out_of_time`. 90 s by default. */
  page_timeout_ms?: number;
  /** The maximum of concurrent calls, each in its own child; at most the machine's cores. 2 by default. */
  at_once?: number;
  /** The OCR engines for pictures; both by default. For the benchmark that compares them. */
  engines?: OcrEngines;
};

/** `Reader` with its cost, for benchmarks and tests. */
export type WatchedReader = Reader & {
  /** Of the children that run now. */
  readonly pids: number[];
  /** The most memory that one child of this reader held during a call. */
  readonly peak_bytes: number;
};

/**
 * A reader that works in child processes with limited memory and time. Methods only throw {@link ReadingError}.
 */
export function openReader(options: ReaderOptions = {}): WatchedReader {
  const pool = new ChildPool({
    program: PROGRAM,
    memory_limit_bytes: options.memory_limit_bytes ?? 700 * MEGABYTE,
    call_timeout_ms: options.page_timeout_ms ?? 90_000,
    at_once: options.at_once ?? 2,
  });
  // A retry in a new process frees the memory of earlier pages, and reads the page with less.
  const ask = (call: ReadingCall): Promise<unknown> =>
    pool
      .ask(call, { again: call.method === 'readPage' ? { ...call, options: { is_frugal: true } } : call })
      .catch((error: unknown) => {
        throw toReadingError(error);
      });

  // The casts: the child answers each method with the type that `Reader` declares; both ends are code of this folder.
  return {
    pages_at_once: pool.at_once,
    countPages: (file) => ask({ method: 'countPages', file }) as Promise<number>,
    readPage: (file, n, target) =>
      ask({
        method: 'readPage',
        file,
        n,
        target,
        options: options.engines ? { engines: options.engines } : {},
      }) as Promise<PageReading>,
    structure: (pages) => ask({ method: 'structure', pages }) as Promise<Draft>,
    readAgain: (picture, box, language) => ask({ method: 'readAgain', picture, box, language }) as Promise<PartReading>,
    close: () => pool.close(),
    get pids() {
      return pool.pids;
    },
    get peak_bytes() {
      return pool.peak_bytes;
    },
  };
}

function toReadingError(error: unknown): ReadingError {
  if (!(error instanceof ChildError)) return new ReadingError('reader_crashed', { cause: error });
  const { problem, cause } = error;
  return new ReadingError(isReadingProblem(problem) ? problem : 'reader_crashed', { cause });
}
