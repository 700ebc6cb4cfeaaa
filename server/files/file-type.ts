import { open } from 'node:fs/promises';
import { Refusal } from '../../shared/errors.ts';

/** The types that are told from each other; each route says which of them it takes. */
export type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
/** The types that a menu may have (specification §5). */
export const MENU_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const satisfies UploadType[];

// ISO 32000 puts the header first, but readers accept it within the first 1,024 bytes, and some programs write there.
const PDF_HEADER_WITHIN_BYTES = 1_024;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// RIFF, four bytes of length, then the form's name (WebP container specification).
const WEBP = /^RIFF[\s\S]{4}WEBP/;
const PDF_AFTER_WHITE_SPACE = /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-\d/;

/** As people call them. */
const TYPE_NAMES: Record<UploadType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** @param file A name fit to be shown. */
export const refuseType = (file: string, accept: readonly UploadType[], cause?: unknown): Refusal =>
  new Refusal('file_type_refused', {
    params: { file, types: accept.map((type) => TYPE_NAMES[type]).join(', ') },
    cause,
  });

/** The type by the file's first bytes, whatever it is called; undefined for every other type. */
export function uploadTypeOf(start: Uint8Array): UploadType | undefined {
  const bytes = Buffer.from(start);
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (WEBP.test(bytes.toString('latin1', 0, 12))) return 'image/webp';
  if (PDF_AFTER_WHITE_SPACE.test(bytes.toString('latin1', 0, PDF_HEADER_WITHIN_BYTES))) return 'application/pdf';
  return undefined;
}

/** The type of a file on disk. */
export async function readUploadType(path: string): Promise<UploadType | undefined> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_HEADER_WITHIN_BYTES), 0, PDF_HEADER_WITHIN_BYTES, 0);
  return uploadTypeOf(buffer.subarray(0, bytesRead));
}
