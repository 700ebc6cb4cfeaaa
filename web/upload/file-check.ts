import {
  FILE_HEAD_BYTES,
  type FileType,
  fileTypeOf,
  MENU_FILE_TYPES,
  type MenuFileType,
} from '../../shared/file-types.ts';
import { LIMITS } from '../../shared/limits.ts';

/** Why a file is refused before it is sent. HEIC has its own message: iPhones create them. */
export type FileProblem = 'type' | 'heic' | 'empty' | 'too_large' | 'too_many';
export type Refused = { name: string; problem: FileProblem };

type Checked = { type: MenuFileType } | { problem: FileProblem };
type FileCheckOptions = { max_bytes: number; accept: readonly MenuFileType[] };

const MENU_FILE: FileCheckOptions = { max_bytes: LIMITS.MAX_UPLOAD_BYTES, accept: MENU_FILE_TYPES };

/** Checks a file as the server will (specification §5). */
export async function checkFile(file: Blob, { max_bytes, accept }: FileCheckOptions = MENU_FILE): Promise<Checked> {
  if (file.size === 0) return { problem: 'empty' };
  const fileType = await typeOf(file);
  if (fileType === 'heic') return { problem: 'heic' };
  const acceptedType = accept.find((accepted) => accepted === fileType);
  if (!acceptedType) return { problem: 'type' };
  return file.size > max_bytes ? { problem: 'too_large' } : { type: acceptedType };
}

/** A dropped folder, or a file that has been deleted since, can't be opened. */
async function typeOf(file: Blob): Promise<FileType | undefined> {
  try {
    return fileTypeOf(new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer()));
  } catch {
    return undefined;
  }
}
