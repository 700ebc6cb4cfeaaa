import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '../../shared/errors.ts';
import type { MediaType } from '../../shared/file-types.ts';
import { cleanFileName } from './file-name.ts';
import { type AcceptedType, readAcceptedType, refuseType } from './file-type.ts';
import type { Spool } from './spool.ts';
import { asStorageFull } from './storage-full.ts';

export type SpooledFile<Type extends AcceptedType = MediaType> = {
  path: string;
  bytes: number;
  /** Decided from the bytes. */
  type: Type;
  /** A display name; never a path. */
  name: string;
  /** In hexadecimal. */
  sha256: string;
  /** Removes the temporary file. Idempotent. */
  remove(): Promise<void>;
};

export type SpoolRules<Type extends AcceptedType = MediaType> = { limit_bytes: number; accept: readonly Type[] };

const BYTES_PER_MB = 1024 * 1024;

/**
 * Streams one part of a multipart form into a temporary file. Removes it if it is refused or the connection breaks;
 * otherwise the caller removes it.
 *
 * @throws Refusal `file_too_large` as soon as the limit is passed (the rest is neither kept nor written),
 * `file_empty`, `file_type_refused`, `storage_full`, each naming the file; `service_unavailable` while the spool is full;
 * `bad_request` if the form ends within the part.
 */
export async function spoolUpload<Type extends AcceptedType>(
  spool: Spool,
  // A part may lack a file name, though its type says otherwise.
  part: Pick<MultipartFile, 'file'> & { filename?: string },
  { limit_bytes, accept }: SpoolRules<Type>,
): Promise<SpooledFile<Type>> {
  const name = cleanFileName(part.filename ?? '');
  const folder = await spool.newFolder();
  let takenBytes = 0;
  const removeFolder = async () => {
    await rm(folder, { recursive: true, force: true });
    spool.giveBack(takenBytes);
    takenBytes = 0;
  };
  try {
    const path = join(folder, 'upload');
    const hash = createHash('sha256');
    const tooLarge = new Refusal('file_too_large', {
      params: { file: name, max: Math.round((limit_bytes / BYTES_PER_MB) * 10) / 10 },
    });
    let byteCount = 0;
    const byteCounter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        byteCount += chunk.length;
        if (byteCount > limit_bytes) return done(tooLarge);
        try {
          spool.take(chunk.length);
        } catch (error) {
          // Always a Refusal, which is an Error.
          return done(error as Error);
        }
        takenBytes += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(part.file, byteCounter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw tooLarge;
    if (byteCount === 0) throw new Refusal('file_empty', { params: { file: name } });
    const mediaType = await readAcceptedType({ path, name }, accept);
    if (!mediaType) throw refuseType(name, accept);
    return { path, bytes: byteCount, type: mediaType, name, sha256: hash.digest('hex'), remove: removeFolder };
  } catch (error) {
    await removeFolder();
    throw isCutOff(error) ? new Refusal('bad_request', { cause: error }) : asStorageFull(error);
  }
}

/** The parser's own errors have no code; those of the file system and refusals have one. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && (!('code' in error) || error.code === 'ERR_STREAM_PREMATURE_CLOSE');
