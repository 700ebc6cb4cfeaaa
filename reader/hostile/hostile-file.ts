import type { ReadingProblem } from '../../shared/draft.ts';

/** How reading ends: with a draft, or with the named reason. */
export type Ending = 'draft' | ReadingProblem;

export type HostileFile = {
  /** What it is, in kebab-case; the file's name, whose ending says nothing about its type. */
  name: string;
  bytes: Buffer;
  /** The endings that are right. Where it is left out any draft or reason is, a crash excepted. */
  ends?: readonly Ending[];
};

export const hostile = (name: string, bytes: Buffer | string, ...ends: Ending[]): HostileFile => ({
  name,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
  ...(ends.length > 0 && { ends }),
});
