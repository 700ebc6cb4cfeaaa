import type { Db } from '../db/db.ts';
import type { FileKey } from '../files/files.ts';
import { listUsedPictureFiles } from '../menus/picture-queries.ts';
import { listUsedLogoFiles } from '../restaurants/queries.ts';
import { listUsedPublishedFiles } from './queries.ts';

// The name patterns of store-logo.ts and store-item-picture.ts; other files are not ours to remove.
const PUBLIC_FILE = /^public\/([0-9a-f]{64})(?:-\d+)?\.webp$/;
/** So many keys are looked up at once. */
const KEYS_PER_QUERY = 200;

/** Whether it is a logo or a picture, and so may be removed. */
const isPictureFile = (key: FileKey): boolean => PUBLIC_FILE.test(key);

/** A logo's row names the file, a picture's the part that its widths share. */
function namesOf(key: FileKey): string[] {
  const hash = PUBLIC_FILE.exec(key)?.[1];
  return hash === undefined ? [] : [hash, `${hash}.webp`];
}

/**
 * The logos and pictures among `keys` that no restaurant, item or publication uses. Files are named by their content, so
 * that another restaurant may use the same one: each is looked up by index, which costs the same however many restaurants
 * there are.
 */
export async function* unusedPictureFiles(
  db: Db,
  keys: AsyncIterable<FileKey> | Iterable<FileKey>,
): AsyncGenerator<FileKey> {
  let batch: FileKey[] = [];
  for await (const key of keys) {
    if (isPictureFile(key)) batch.push(key);
    if (batch.length < KEYS_PER_QUERY) continue;
    yield* await unusedOf(db, batch);
    batch = [];
  }
  yield* await unusedOf(db, batch);
}

async function unusedOf(db: Db, keys: readonly FileKey[]): Promise<FileKey[]> {
  if (keys.length === 0) return [];
  const names = [...new Set(keys.flatMap(namesOf))];
  const usedNames = new Set([
    ...(await listUsedLogoFiles(db, names)),
    ...(await listUsedPictureFiles(db, names)),
    ...(await listUsedPublishedFiles(db, names)),
  ]);
  return keys.filter((key) => !namesOf(key).some((name) => usedNames.has(name)));
}
