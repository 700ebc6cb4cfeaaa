import { open } from 'node:fs/promises';
import { Refusal } from '../../shared/errors.ts';
import { FILE_HEAD_BYTES, fileTypeOf, MEDIA_TYPES, type MediaType } from '../../shared/file-types.ts';

/** Their usual names. */
const TYPE_NAMES: Record<MediaType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** @param file A display name. */
export const refuseType = (file: string, accept: readonly MediaType[], cause?: unknown): Refusal =>
  new Refusal('file_type_refused', {
    params: { file, types: accept.map((type) => TYPE_NAMES[type]).join(', ') },
    cause,
  });

/** The type by the file's first bytes, whatever its name; undefined for every other type. */
export function mediaTypeOf(start: Uint8Array): MediaType | undefined {
  const readType = fileTypeOf(start);
  return readType && readType !== 'heic' ? MEDIA_TYPES[readType] : undefined;
}

/** The type of a file on disk. */
export async function readMediaType(path: string): Promise<MediaType | undefined> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(FILE_HEAD_BYTES), 0, FILE_HEAD_BYTES, 0);
  return mediaTypeOf(buffer.subarray(0, bytesRead));
}
