import { LIMITS } from '../../shared/limits.ts';

export type MenuFileType = 'pdf' | 'jpeg' | 'png';
/** Why a file is refused before anything is sent. A HEIC is named by itself: iPhones make them. */
export type FileProblem = 'type' | 'heic' | 'empty' | 'too_large' | 'too_many';
export type Refused = { name: string; problem: FileProblem };

// A PDF's header may follow white space; as far as the server looks.
const LOOKED_AT_BYTES = 1_024;
const SIGNATURES: [string, MenuFileType][] = [
  ['\u00ff\u00d8\u00ff', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
];
const PDF = /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-\d/;
// ISO/IEC 23008-12: the brands of pictures in this container.
const HEIC = /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/;

/** The type by the first bytes, whatever the file is called. */
export function menuFileType(start: Uint8Array): MenuFileType | 'heic' | undefined {
  const text = Array.from(start, (byte) => String.fromCharCode(byte)).join('');
  const known = SIGNATURES.find(([signature]) => text.startsWith(signature));
  if (known) return known[1];
  if (PDF.test(text)) return 'pdf';
  return HEIC.test(text) ? 'heic' : undefined;
}

type Checked = { type: MenuFileType } | { problem: FileProblem };
export type CheckOptions = { max_bytes: number; accept: readonly MenuFileType[] };

const MENU_FILE: CheckOptions = { max_bytes: LIMITS.MAX_UPLOAD_BYTES, accept: ['pdf', 'jpeg', 'png'] };

/** Looks at a file as the server will (specification §5). */
export async function checkFile(file: Blob, { max_bytes, accept }: CheckOptions = MENU_FILE): Promise<Checked> {
  if (file.size === 0) return { problem: 'empty' };
  const type = await typeOf(file);
  if (type === 'heic') return { problem: 'heic' };
  if (!type || !accept.includes(type)) return { problem: 'type' };
  return file.size > max_bytes ? { problem: 'too_large' } : { type };
}

/** A folder that was dropped, or a file that has gone since, can't be opened. */
async function typeOf(file: Blob): Promise<MenuFileType | 'heic' | undefined> {
  try {
    return menuFileType(new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer()));
  } catch {
    return undefined;
  }
}
