import { open } from 'node:fs/promises';
import { Refusal } from '../../shared/errors.ts';
import { FILE_HEAD_BYTES, fileTypeOf, MEDIA_TYPES, type MediaType } from '../../shared/file-types.ts';

/** Data, whose type isn't in its first bytes: whoever accepts it reads it from the content. */
export const ANY_BYTES = 'application/octet-stream';
export type AcceptedType = MediaType | typeof ANY_BYTES;

/** Their usual names. */
const TYPE_NAMES: Record<AcceptedType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'text/plain': 'TXT',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  [ANY_BYTES]: 'CSV, XLSX, JSON',
};

/** @param file A display name. */
export const refuseType = (file: string, accept: readonly AcceptedType[], cause?: unknown): Refusal =>
  new Refusal('file_type_refused', {
    params: { file, types: accept.map((type) => TYPE_NAMES[type]).join(', ') },
    cause,
  });

/** As `fileTypeOf`; undefined for HEIC, too. */
export function mediaTypeOf(start: Uint8Array, name?: string): MediaType | undefined {
  const readType = fileTypeOf(start, name);
  return readType && readType !== 'heic' ? MEDIA_TYPES[readType] : undefined;
}

/** The accepted type of a file on disk; undefined for every other. */
export async function readAcceptedType<Type extends AcceptedType>(
  { path, name }: { path: string; name: string },
  accept: readonly Type[],
): Promise<Type | undefined> {
  const anyBytes = accept.find((type) => type === ANY_BYTES);
  if (anyBytes) return anyBytes;
  const mediaType = await readMediaType(path, name);
  return accept.find((type) => type === mediaType);
}

/** The type of a file on disk. */
async function readMediaType(path: string, name: string): Promise<MediaType | undefined> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(FILE_HEAD_BYTES), 0, FILE_HEAD_BYTES, 0);
  return mediaTypeOf(buffer.subarray(0, bytesRead), name);
}
