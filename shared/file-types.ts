/** The file types that are recognised; each caller says which of them it accepts. */
export type FileType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'heic';

/** This many bytes are enough. */
export const FILE_HEAD_BYTES = 1_024;

const SIGNATURES: readonly [FileType, string | RegExp][] = [
  ['jpeg', '\u00ff\u00d8\u00ff'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  // RIFF, four bytes of length, then the form's name (WebP container specification).
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  // ISO/IEC 23008-12: the brands of pictures in this container.
  ['heic', /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/],
  // ISO 32000 puts the header first, with its version; some programs write white space before it, or no version.
  ['pdf', /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/],
];

/** The type by a file's first bytes, whatever its name; undefined for every other type. */
export function fileTypeOf(start: Uint8Array): FileType | undefined {
  const text = Array.from(start.subarray(0, FILE_HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('');
  return SIGNATURES.find(([, start]) => (typeof start === 'string' ? text.startsWith(start) : start.test(text)))?.[0];
}
