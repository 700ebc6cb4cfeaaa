import type { ReadingProblem } from '../../shared/draft.ts';

/** The expected result: a draft, or a reason. */
export type Ending = 'draft' | ReadingProblem;

export type HostileFile = {
  /** A description in kebab-case; the file's name, whose extension says nothing about its type. */
  name: string;
  bytes: Buffer;
  /** The accepted results. If omitted, any draft or reason except a crash. */
  ends?: readonly Ending[];
};

export const hostile = (name: string, bytes: Buffer | string, ...ends: Ending[]): HostileFile => ({
  name,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
  ...(ends.length > 0 && { ends }),
});
