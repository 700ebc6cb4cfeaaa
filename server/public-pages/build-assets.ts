import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileKey, FileStore, StoredFile } from '../files/files.ts';

/**
 * The hashed files of builds, in the store that all nodes share. While a new version is rolled out, a page of one build asks
 * for its files at a node of another; a page that was opened before the update loads parts of the app afterwards.
 */

const BUILDS_FOLDER = 'private/builds';
/** The running build and the two before it. */
const KEPT_BUILDS = 3;
const AT_ONCE = 8;
/** Manifests are read again for an unknown file at most this often, whoever asks for whatever. */
const READ_AGAIN_MS = 2_000;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** `is_whole` once all its files are stored. */
const manifestSchema = z.strictObject({ is_whole: z.boolean(), files: z.array(z.string()) });
type BuildManifest = z.infer<typeof manifestSchema>;

const manifestKey = (id: string): FileKey => `${BUILDS_FOLDER}/manifests/${id}.json`;
const assetKey = (name: string): FileKey => `${BUILDS_FOLDER}/assets/${name}`;

async function readManifest(files: FileStore, key: FileKey): Promise<BuildManifest | undefined> {
  const storedFile = await files.find(key);
  return storedFile && manifestSchema.parse(JSON.parse((await buffer(storedFile.stream)).toString()));
}

async function listManifests(files: FileStore): Promise<FileKey[]> {
  const keys: FileKey[] = [];
  for await (const key of files.list(`${BUILDS_FOLDER}/manifests`)) keys.push(key);
  return keys;
}

/** Stores this build's files, once for all nodes, and deletes those of builds before the last two. Idempotent. */
export async function storeBuild(files: FileStore, folder: string): Promise<void> {
  // The compressed ones beside them are made again by who sends them.
  const names = (await readdir(folder)).filter((name) => CONTENT_TYPES[extname(name)] !== undefined).sort();
  const key = manifestKey(hash('sha256', names.join('\n')).slice(0, 32));
  const isStored = (await readManifest(files, key))?.is_whole === true;
  const putManifest = (is_whole: boolean) =>
    files.put(key, Buffer.from(JSON.stringify({ is_whole, files: names } satisfies BuildManifest)), 'application/json');
  if (!isStored) {
    // First the manifest: another build's start doesn't delete the files that it names.
    await putManifest(false);
    for (let firstIndex = 0; firstIndex < names.length; firstIndex += AT_ONCE)
      await Promise.all(
        names
          .slice(firstIndex, firstIndex + AT_ONCE)
          .map((name) => files.put(assetKey(name), { path: join(folder, name) }, assetType(name))),
      );
  }
  // A build that is started again, for example to go back to it, is the newest.
  await putManifest(true);
  await deleteOlder(files);
}

/** The media type of a build's file. */
export const assetType = (name: string): string => CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';

async function deleteOlder(files: FileStore): Promise<void> {
  const datedManifests: { key: FileKey; at: number }[] = [];
  for (const key of await listManifests(files))
    datedManifests.push({ key, at: (await files.modifiedAt(key))?.getTime() ?? 0 });
  datedManifests.sort((one, other) => other.at - one.at);
  const surplusManifests = datedManifests.slice(KEPT_BUILDS);
  if (surplusManifests.length === 0) return;
  for (const { key } of surplusManifests) await files.delete(key);
  const keptNames = new Set<string>();
  for (const { key } of datedManifests.slice(0, KEPT_BUILDS))
    for (const name of (await readManifest(files, key))?.files ?? []) keptNames.add(name);
  for await (const key of files.list(`${BUILDS_FOLDER}/assets`))
    if (!keptNames.has(key.slice(`${BUILDS_FOLDER}/assets/`.length))) await files.delete(key);
}

/** Finds the file of another build; the store is asked for files only that a build has. */
export function openOtherBuilds(files: FileStore): { find(name: string): Promise<StoredFile | undefined> } {
  let knownNames = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let readingManifests: Promise<void> | undefined;
  const readManifests = async () => {
    readAt = performance.now();
    const manifests = await Promise.all((await listManifests(files)).map((key) => readManifest(files, key)));
    knownNames = new Set(manifests.flatMap((manifest) => manifest?.files ?? []));
  };
  return {
    async find(name) {
      if (!knownNames.has(name) && (readingManifests || performance.now() - readAt > READ_AGAIN_MS)) {
        readingManifests ??= readManifests().finally(() => {
          readingManifests = undefined;
        });
        await readingManifests;
      }
      return knownNames.has(name) ? await files.find(assetKey(name)) : undefined;
    },
  };
}
