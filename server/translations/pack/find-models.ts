import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesOf, nameOfDirection, type PinnedDirection, type PinnedFile } from './pinned-models.ts';

/**
 * What a model pack has: directions whose files are all as they are pinned, those that have a folder but not all of their files
 * (they may still be copied, or unreadable for a while), and a line for each problem.
 */
export type FoundModels = { directions: PinnedDirection[]; broken: PinnedDirection[]; problems: string[] };

/** Reads every file of a pack's folder that is pinned; a folder that doesn't exist has no models, which is no problem. */
export async function findModels(folder: string, pinned: readonly PinnedDirection[]): Promise<FoundModels> {
  const names = await namesIn(folder);
  const directions: PinnedDirection[] = [];
  const broken: PinnedDirection[] = [];
  const problems = names
    .filter((name) => !pinned.some((direction) => nameOfDirection(direction) === name))
    .map((name) => `${name} is not pinned in docs/translation-models.sha256`);
  for (const direction of pinned.filter((each) => names.includes(nameOfDirection(each)))) {
    const wrong: string[] = [];
    for (const file of filesOf(direction)) {
      const problem = await problemOf(folder, file);
      if (problem !== undefined) wrong.push(problem);
    }
    (wrong.length === 0 ? directions : broken).push(direction);
    problems.push(...wrong);
  }
  return { directions, broken, problems };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder);
    return entries.filter((name) => !name.startsWith('.')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function problemOf(folder: string, { path, sha256 }: PinnedFile): Promise<string | undefined> {
  const digest = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, path)), digest);
  } catch (error) {
    if (isMissing(error)) return `${path} is missing`;
    return `${path} can't be read`;
  }
  return digest.digest('hex') === sha256 ? undefined : `${path} is not the file that is pinned`;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
