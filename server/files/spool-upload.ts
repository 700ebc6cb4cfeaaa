import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '../../shared/errors.ts';
import { cleanFileName } from './file-name.ts';
import { readUploadType, refuseType, type UploadType } from './file-type.ts';
import { asStorageFull } from './storage-full.ts';

/** Temporary folders of uploads; what a killed process left of them is swept by server/files/sweep-spool.ts. */
export const SPOOL_PREFIX = 'ardoise-upload-';

export type SpooledFile = {
  path: string;
  bytes: number;
  /** Decided from the bytes. */
  type: UploadType;
  /** Fit to be shown; never a path. */
  name: string;
  /** In hexadecimal. */
  sha256: string;
  /** Removes the temporary file; safe to call twice. */
  remove(): Promise<void>;
};

export type SpoolRules = { limit_bytes: number; accept: readonly UploadType[] };

const BYTES_PER_MB = 1024 * 1024;

/**
 * Streams one part of a multipart form into a temporary file. Nothing of it stays when it is refused or the
 * connection breaks; otherwise the caller removes it.
 *
 * @throws Refusal `file_too_large` as soon as the limit is passed (the rest is neither kept nor written),
 * `file_empty`, `file_type_refused`, `storage_full`; each names the file.
 */
export async function spoolUpload(
  // A part may come without a file name, though its type says otherwise.
  part: Pick<MultipartFile, 'file'> & { filename?: string },
  { limit_bytes, accept }: SpoolRules,
): Promise<SpooledFile> {
  const name = cleanFileName(part.filename ?? '');
  const folder = await mkdtemp(join(tmpdir(), SPOOL_PREFIX));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'upload');
    const hash = createHash('sha256');
    const tooLarge = new Refusal('file_too_large', {
      params: { file: name, max: Math.round((limit_bytes / BYTES_PER_MB) * 10) / 10 },
    });
    let bytes = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > limit_bytes) return done(tooLarge);
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(part.file, counter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw tooLarge;
    if (bytes === 0) throw new Refusal('file_empty', { params: { file: name } });
    const type = await readUploadType(path);
    if (!type || !accept.includes(type)) throw refuseType(name, accept);
    return { path, bytes, type, name, sha256: hash.digest('hex'), remove };
  } catch (error) {
    await remove();
    throw asStorageFull(error);
  }
}
