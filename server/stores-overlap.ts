import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A store of files as FILES_URL and BACKUP_URL name it; without an address the folder of files in DATA_DIR. */
type NamedStore = { url: string | undefined; data_dir: string };

/**
 * Whether two stores are one, or one folder is inside the other: a backup would then copy backups, and a sweep of either
 * would delete the other's files.
 * @throws TypeError if a file's address has a host.
 */
export function hasOverlap(firstStore: NamedStore, secondStore: NamedStore): boolean {
  const [first, second] = [bucketOf(firstStore.url), bucketOf(secondStore.url)];
  if (first !== undefined || second !== undefined) return first === second;
  const [folder, otherFolder] = [folderOf(firstStore), folderOf(secondStore)];
  return isInside(folder, otherFolder) || isInside(otherFolder, folder);
}

const AMAZON_HOST_PATTERN = /(?:^|\.)amazonaws\.com(?:\.cn)?$/;

/** Which bucket of which service; undefined for a folder. */
function bucketOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { protocol, hostname, searchParams } = new URL(url);
  if (protocol !== 's3:') return undefined;
  const endpoint = searchParams.get('endpoint');
  return `${endpoint ? serviceAt(endpoint) : 'amazon'}/${hostname.toLowerCase()}`;
}

/** Of an endpoint, whose scheme may differ; the names of Amazon's buckets are unique in all its regions. */
function serviceAt(endpoint: string): string {
  // A malformed one is refused as the store is opened.
  if (!URL.canParse(endpoint)) return endpoint;
  // Without the port that its scheme has by default.
  const { host, hostname, pathname } = new URL(endpoint);
  const name = hostname.replace(/\.$/, '');
  if (AMAZON_HOST_PATTERN.test(name)) return 'amazon';
  return host.replace(hostname, name) + pathname.replace(/(?<!\/)\/+$/, '');
}

const folderOf = ({ url, data_dir }: NamedStore): string =>
  url === undefined ? join(data_dir, 'files') : fileURLToPath(url);

function isInside(folder: string, parent: string): boolean {
  const path = relative(parent, folder);
  return path !== '..' && !path.startsWith('../') && !path.startsWith('/');
}
