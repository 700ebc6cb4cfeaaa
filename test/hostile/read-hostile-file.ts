import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openReader, type WatchedReader } from '../../reader/open-reader.ts';
import { isReadingProblem, ReadingError } from '../../reader/reading.ts';
import { draftSchema } from '../../shared/draft.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { HostileFile } from './hostile-file.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT_MEGABYTES = 700;
/** The limit, plus what a child may allocate between two checks of it. */
const MOST_MEGABYTES = 1_400;
/** Pages read of a file that opens. */
const PAGES = 2;
/** All time that a call may last, as a multiple of its processor time; a page has two attempts. */
const WALL = 3;
const ATTEMPTS = 2;
/** The time the reader may need beyond its own limit to notice it and to kill its child. */
const GRACE_MS = 10_000;

type Folders = { files: string; pictures: string };

/**
 * Reads hostile files one after another and returns what was wrong: a result that is not accepted for the file, a call that
 * exceeds its time, a child that uses far more memory than its limit.
 */
export class HostileReading {
  readonly #reader: WatchedReader;
  readonly #wallMs: number;
  readonly #folders: Folders;

  /** @param processorMs What a call may use. */
  constructor(folders: Folders, processorMs: number) {
    this.#folders = folders;
    this.#wallMs = WALL * processorMs;
    this.#reader = openReader({
      memory_limit_bytes: LIMIT_MEGABYTES * MEGABYTE,
      call_limits: { processor_ms: processorMs, wall_ms: this.#wallMs },
    });
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  get pids(): number[] {
    return this.#reader.pids;
  }

  /** What was wrong with it, or undefined. */
  async read(file: HostileFile): Promise<string | undefined> {
    const path = join(this.#folders.files, file.name);
    await writeFile(path, file.bytes);
    const ending = await this.#endingOf(path, file.name);
    const megabytes = Math.round(this.#reader.peak_bytes / MEGABYTE);
    if (megabytes > MOST_MEGABYTES) return `${file.name}: ${ending}, having held ${megabytes} MB`;
    const isRight = file.ends ? file.ends.some((right) => right === ending) : isNamed(ending);
    return isRight ? undefined : `${file.name}: ${ending}, not ${file.ends?.join(' or ') ?? 'a draft or a reason'}`;
  }

  async #endingOf(path: string, name: string): Promise<string> {
    try {
      const count = await this.#inTime(this.#reader.countPages({ path }));
      if (!(count >= 1 && count <= LIMITS.MAX_PAGES_PER_IMPORT)) return `${count} pages`;
      const pages = [];
      for (let n = 0; n < Math.min(count, PAGES); n += 1) {
        const picture = join(this.#folders.pictures, `${name}.${n}.webp`);
        pages.push(await this.#inTime(this.#reader.readPage({ path }, n, { page: n, picture })));
      }
      const draft = draftSchema.safeParse(await this.#inTime(this.#reader.structure(pages)));
      return draft.success ? 'draft' : `a draft with ${draft.error.message}`;
    } catch (error) {
      if (!(error instanceof ReadingError)) return String(error);
      return error.problem === 'reader_crashed' ? `reader_crashed by ${error.cause}` : error.problem;
    }
  }

  async #inTime<T>(call: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('no end in its time')), ATTEMPTS * this.#wallMs + GRACE_MS);
    return Promise.race([call, late.promise]).finally(() => clearTimeout(timer));
  }
}

/** A crash is a reason too, but one that says nothing about the file. */
const isNamed = (ending: string): boolean =>
  ending === 'draft' || (isReadingProblem(ending) && ending !== 'reader_crashed');
