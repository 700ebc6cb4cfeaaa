import { open } from 'node:fs/promises';
import { ReadingError } from '../reading.ts';

export type FileType = 'pdf' | 'png' | 'jpeg';

/** A PDF's head may stand anywhere in the first 1,024 bytes (ISO 32000, Annex H, implementation note 13). */
const HEAD_BYTES = 1_024;
const TAIL_BYTES = 4_096;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const ENDS: Record<FileType, readonly Buffer[]> = {
  pdf: [Buffer.from('%%EOF'), Buffer.from('startxref')],
  png: [Buffer.from('IEND')],
  jpeg: [Buffer.from([0xff, 0xd9])],
};

export type FileKind = {
  type: FileType;
  /** Whether the mark that ends such a file stands near its end. */
  has_end: boolean;
};

/**
 * Decides from the bytes what a file is.
 * @throws {ReadingError} `file_damaged` for anything but a PDF, PNG or JPEG.
 */
export async function findFileType(path: string): Promise<FileKind> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
  await file.read(head, 0, head.length, 0);
  const type = typeOf(head);
  if (!type) throw new ReadingError('file_damaged');
  const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
  await file.read(tail, 0, tail.length, size - tail.length);
  return { type, has_end: ENDS[type].some((mark) => tail.includes(mark)) };
}

function typeOf(head: Buffer): FileType | undefined {
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (head.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  return head.includes('%PDF-') ? 'pdf' : undefined;
}
