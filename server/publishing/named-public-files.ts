import type { Deps } from '../deps.ts';
import type { FileKey } from '../files/files.ts';
import { listPictures } from '../menus/picture-queries.ts';
import { workerAccess } from '../restaurants/access.ts';
import { listLogos } from '../restaurants/queries.ts';
import { listPublishedFiles } from './queries.ts';

// The name patterns of store-logo.ts and store-item-picture.ts; other files are not ours to remove.
const PUBLIC_FILE = /^public\/([0-9a-f]{64})(?:-\d+)?\.webp$/;
const RESTAURANTS_PER_PAGE = 500;

/** The result of namedPublicFiles. */
type NamedFiles = ReadonlySet<number>;

/** Whether a public file is in use. */
export function isPublicFileOf(named: NamedFiles, key: FileKey): boolean {
  const hash = PUBLIC_FILE.exec(key)?.[1];
  return hash !== undefined && named.has(short(hash));
}

/**
 * The public files that any restaurant, item or publication uses. One restaurant at a time, so that queries stay short:
 * the embedded database answers nobody else meanwhile.
 */
export async function namedPublicFiles({ db }: Pick<Deps, 'db'>): Promise<NamedFiles> {
  const named = new Set<number>();
  let after = '';
  for (;;) {
    const page = await listLogos(db, { after, limit: RESTAURANTS_PER_PAGE });
    for (const { id, logo } of page) {
      const access = workerAccess(id);
      if (logo) named.add(short(logo.file));
      for (const { file } of await listPictures(db, access)) named.add(short(file));
      for (const file of await listPublishedFiles(db, access)) named.add(short(file));
    }
    const last = page.at(-1);
    if (!last) return named;
    after = last.id;
  }
}

/**
 * The first 52 bits of a hash as a number, a fifth of the text's memory: there may be millions. If two hashes begin alike,
 * both files are kept, which does no harm.
 */
const short = (hash: string): number => Number.parseInt(hash.slice(0, 13), 16);

/** Whether it is a logo or a picture, and so may be removed. */
export const isPictureFile = (key: FileKey): boolean => PUBLIC_FILE.test(key);
