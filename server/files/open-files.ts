import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import type { Env } from '../env.ts';
import type { DiskRoom } from './disk-room.ts';
import { type FileKey, type FileStore, isFileKey, isMissing } from './files.ts';
import { openS3Driver } from './open-s3-driver.ts';
import { asStorageFull } from './storage-full.ts';
import { withUnavailableRefusal } from './unavailable-store.ts';
import { WholeFileDriver } from './whole-file-driver.ts';

type RequiredRoom = Pick<DiskRoom, 'require'>;

/**
 * The store that FILES_URL names: `file:///folder`, `s3://bucket?…` (server/files/open-s3-driver.ts), or without it
 * the folder `files` under DATA_DIR, which refuses writes while there is no space.
 * @param setting The one that has the address, for messages: backups have a store of their own.
 */
export async function openFiles(
  env: Pick<Env, 'FILES_URL' | 'DATA_DIR'>,
  room: RequiredRoom,
  setting = 'FILES_URL',
): Promise<FileStore> {
  const storeUrl = env.FILES_URL === undefined ? undefined : new URL(env.FILES_URL);
  if (storeUrl?.protocol === 's3:') {
    const { driver, check } = await openS3Driver(storeUrl, { setting });
    const remoteRoom: RequiredRoom = { require: async () => undefined };
    return withUnavailableRefusal(filesOn(new Disk(driver), remoteRoom, check));
  }
  const rootFolder = storeUrl ? fileURLToPath(storeUrl) : join(env.DATA_DIR, 'files');
  await mkdir(rootFolder, { recursive: true });
  return filesOn(new Disk(new WholeFileDriver(rootFolder)), room, () =>
    access(rootFolder, constants.R_OK | constants.W_OK),
  );
}

function filesOn(disk: Disk, room: RequiredRoom, check: () => Promise<void>): FileStore {
  return {
    async put(key, content, contentType) {
      requireKey(key);
      await room.require();
      const options = { contentType };
      try {
        if (Buffer.isBuffer(content)) return await disk.put(key, content, options);
        await using file = await open(content.path);
        const { size } = await file.stat();
        await disk.putStream(key, file.createReadStream(), { ...options, contentLength: size });
      } catch (error) {
        throw asStorageFull(error);
      }
    },

    async find(key) {
      if (!isFileKey(key)) return undefined;
      try {
        const { contentLength, contentType } = await disk.getMetaData(key);
        const stream = await disk.getStream(key);
        return { stream, bytes: contentLength, content_type: contentType ?? 'application/octet-stream' };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async modifiedAt(key) {
      requireKey(key);
      try {
        return (await disk.getMetaData(key)).lastModified;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async toLocal(key, path) {
      requireKey(key);
      await pipeline(await disk.getStream(key), createWriteStream(path)).catch((error: unknown) => {
        throw asStorageFull(error);
      });
    },

    async delete(key) {
      requireKey(key);
      await disk.delete(key);
    },

    async *list(prefix) {
      const folder = `${prefix.replace(/(?<!\/)\/+$/, '')}/`;
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(folder, {
          recursive: true,
          ...(paginationToken === undefined ? {} : { paginationToken }),
        });
        for (const file of page.objects)
          if (file.isFile && file.key.startsWith(folder) && isFileKey(file.key)) yield file.key;
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
    },

    check,
  };
}

function requireKey(key: FileKey): void {
  if (!isFileKey(key)) throw new RangeError(`not a file key: ${JSON.stringify(key)}`);
}
