import { fileURLToPath } from 'node:url';
import type { Draft } from '../shared/draft.ts';
import type { CallLimits, ChildResult } from './bounded/bounded-child.ts';
import { ChildError } from './bounded/child-messages.ts';
import { ChildPool } from './bounded/child-pool.ts';
import type { PartProblem } from './check-parts.ts';
import type { ReadingCall } from './child-calls.ts';
import type { OcrEngines, PageReading, PartReading, Reader } from './reading.ts';
import { isReadingProblem, ReadingError } from './reading.ts';

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/** Twice the wall, for a page that is read again, is less than a job may last. */
const CALL_LIMITS: CallLimits = { processor_ms: 90_000, wall_ms: 8 * 60_000 };

export type ReaderOptions = {
  /** Resident memory above which a child is killed and its call rejected with `out_of_memory`. 700 MB by default. */
  memory_limit_bytes?: number;
  /**
   * For one call, after which its child is killed: processor time, then `out_of_time`, 90 s by default; and all time, then
   * `server_busy`, 8 minutes by default. A page is read a second time before it fails with the latter.
   */
  call_limits?: CallLimits;
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
    call_limits: options.call_limits ?? CALL_LIMITS,
    at_once: options.at_once ?? 2,
  });
  const ask = async (call: ReadingCall): Promise<unknown> => {
    try {
      return (await pool.ask(call, { again: call })).result;
    } catch (error) {
      throw toReadingError(error);
    }
  };
  const readPage = async (call: PageCall): Promise<PageReading> => {
    // A retry in a new process frees the memory of earlier pages, and reads the page with less.
    const read = () => pool.ask(call, { again: { ...call, options: { is_frugal: true } } });
    try {
      const { result, processor_ms } = await againIfBusy(read);
      // The cast: as below.
      return { ...(result as PageReading), processor_seconds: processor_ms / 1_000 };
    } catch (error) {
      throw toReadingError(error);
    }
  };

  // The casts: the child answers each method with the type that `Reader` declares; both ends are code of this folder.
  return {
    pages_at_once: pool.at_once,
    countPages: (file) => ask({ method: 'countPages', file }) as Promise<number>,
    readPage: (file, n, target) =>
      readPage({
        method: 'readPage',
        file,
        n,
        target,
        options: options.engines ? { engines: options.engines } : {},
      }),
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

/**
 * The parts of the reader that are missing or altered, found in a child process of its own: it has the warnings of the others.
 * @throws ReadingError if the child fails.
 */
export async function findPartProblems(): Promise<PartProblem[]> {
  const pool = new ChildPool({
    program: PROGRAM,
    memory_limit_bytes: 700 * MEGABYTE,
    call_limits: CALL_LIMITS,
    at_once: 1,
  });
  try {
    // The cast: as above.
    return (await pool.ask({ method: 'checkParts' } satisfies ReadingCall)).result as PartProblem[];
  } catch (error) {
    throw toReadingError(error);
  } finally {
    await pool.close();
  }
}

type PageCall = Extract<ReadingCall, { method: 'readPage' }>;

/** A second attempt, behind the calls that wait, if the machine was too busy for the first. */
async function againIfBusy(read: () => Promise<ChildResult>): Promise<ChildResult> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ChildError) || error.problem !== 'server_busy') throw error;
    const second = await read();
    return { ...second, processor_ms: error.processor_ms + second.processor_ms };
  }
}

function toReadingError(error: unknown): ReadingError {
  if (!(error instanceof ChildError)) return new ReadingError('reader_crashed', { cause: error });
  const { problem, cause, processor_ms } = error;
  return new ReadingError(isReadingProblem(problem) ? problem : 'reader_crashed', { cause, processor_ms });
}
