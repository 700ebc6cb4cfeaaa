/** The file types that are recognised; each caller says which of them it accepts. */
export type FileType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'heic';

/** What a menu may be uploaded as (specification §5). */
export const MENU_FILE_TYPES = ['pdf', 'jpeg', 'png'] as const satisfies FileType[];
export const LOGO_FILE_TYPES = ['png', 'jpeg'] as const satisfies FileType[];
/** A dish's photograph. */
export const PICTURE_FILE_TYPES = ['jpeg', 'png', 'webp'] as const satisfies FileType[];
export type MenuFileType = (typeof MENU_FILE_TYPES)[number];

/** The recognised types. HEIC is recognised but rejected. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const satisfies Partial<Record<FileType, string>>;
export type MediaType = (typeof MEDIA_TYPES)[keyof typeof MEDIA_TYPES];

export const mediaTypesOf = (types: readonly (keyof typeof MEDIA_TYPES)[]): MediaType[] =>
  types.map((type) => MEDIA_TYPES[type]);

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
