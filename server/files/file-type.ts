import { open } from 'node:fs/promises';
import { Refusal } from '../../shared/errors.ts';
import { FILE_HEAD_BYTES, type FileType, fileTypeOf } from '../../shared/file-types.ts';

/** The accepted types of files; each route says which of them it takes. */
export type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
/** The types that a menu may have (specification §5). */
export const MENU_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const satisfies UploadType[];

const MEDIA_TYPES: Partial<Record<FileType, UploadType>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Their usual names. */
const TYPE_NAMES: Record<UploadType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** @param file A display name. */
export const refuseType = (file: string, accept: readonly UploadType[], cause?: unknown): Refusal =>
  new Refusal('file_type_refused', {
    params: { file, types: accept.map((type) => TYPE_NAMES[type]).join(', ') },
    cause,
  });

/** The type by the file's first bytes, whatever its name; undefined for every other type. */
export function uploadTypeOf(start: Uint8Array): UploadType | undefined {
  const type = fileTypeOf(start);
  return type && MEDIA_TYPES[type];
}

/** The type of a file on disk. */
export async function readUploadType(path: string): Promise<UploadType | undefined> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(FILE_HEAD_BYTES), 0, FILE_HEAD_BYTES, 0);
  return uploadTypeOf(buffer.subarray(0, bytesRead));
}
