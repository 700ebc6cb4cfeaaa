import { open } from 'node:fs/promises';
import { FILE_HEAD_BYTES, fileTypeOf, PAGE_FILE_TYPES, type PageFileType } from '../../shared/file-types.ts';
import { ReadingError } from '../reading.ts';

const TAIL_BYTES = 4_096;
const ENDS: Record<PageFileType, readonly Buffer[]> = {
  pdf: [Buffer.from('%%EOF'), Buffer.from('startxref')],
  png: [Buffer.from('IEND')],
  jpeg: [Buffer.from([0xff, 0xd9])],
};

export type FileKind = {
  type: PageFileType;
  /** Whether the end marker of the format is near the end of the file. */
  has_end: boolean;
};

/**
 * Detects a file's type from its bytes.
 * @throws {ReadingError} `file_damaged` for anything but a PDF, PNG or JPEG.
 */
export async function findFileType(path: string): Promise<FileKind> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(FILE_HEAD_BYTES, size));
  await file.read(head, 0, head.length, 0);
  const detectedType = fileTypeOf(head);
  const type = PAGE_FILE_TYPES.find((accepted) => accepted === detectedType);
  if (!type) throw new ReadingError('file_damaged');
  const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
  await file.read(tail, 0, tail.length, size - tail.length);
  return { type, has_end: ENDS[type].some((mark) => tail.includes(mark)) };
}
