import {
  FILE_HEAD_BYTES,
  type FileType,
  fileTypeOf,
  MENU_FILE_TYPES,
  type MenuFileType,
} from '../../shared/file-types.ts';
import { LIMITS } from '../../shared/limits.ts';

/** Why a file is refused before it is sent. HEIC has its own message: iPhones create them. */
export type FileProblem = 'type' | 'heic' | 'empty' | 'too_large' | 'too_many' | 'macros' | 'old_word';
export type Refused = { name: string; problem: FileProblem };

type Checked = { type: MenuFileType } | { problem: FileProblem | 'table' };
type NamedBlob = Blob & { readonly name?: string };
type FileCheckOptions = { max_bytes: number; accept: readonly MenuFileType[] };

const MENU_FILE: FileCheckOptions = { max_bytes: LIMITS.MAX_UPLOAD_BYTES, accept: MENU_FILE_TYPES };

/** Tables have no signature, or that of every zip file; they are imported as data (docs/decisions/163). */
const TABLE_NAME_PATTERN = /\.(?:csv|tsv|xlsx|json)$/i;

/** Checks a file as the server will (specification §5). `table` is a menu's data, which has its own import. */
export async function checkFile(
  file: NamedBlob,
  { max_bytes, accept }: FileCheckOptions = MENU_FILE,
): Promise<Checked> {
  if (file.size === 0) return { problem: 'empty' };
  const fileType = await typeOf(file);
  if (fileType === 'heic') return { problem: 'heic' };
  const isMenu = accept.includes('docx');
  if (isMenu && fileType === 'docx' && /\.docm$/i.test(file.name ?? '')) return { problem: 'macros' };
  const acceptedType = accept.find((accepted) => accepted === fileType);
  if (!acceptedType) return { problem: isMenu ? problemOfName(file.name ?? '') : 'type' };
  return file.size > max_bytes ? { problem: 'too_large' } : { type: acceptedType };
}

function problemOfName(name: string): FileProblem | 'table' {
  if (TABLE_NAME_PATTERN.test(name)) return 'table';
  return /\.doc$/i.test(name) ? 'old_word' : 'type';
}

/** A dropped folder, or a file that has been deleted since, can't be opened. */
async function typeOf(file: NamedBlob): Promise<FileType | undefined> {
  try {
    return fileTypeOf(new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer()), file.name);
  } catch {
    return undefined;
  }
}
