import { decodeText, isPlainText } from './decode-text.ts';

/** The file types that are recognised; each caller says which of them it accepts. */
export type FileType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'text' | 'docx';

/** What the reader reads (specification §5). */
export const PAGE_FILE_TYPES = ['pdf', 'jpeg', 'png'] as const satisfies FileType[];
/** What a menu may be uploaded as: texts are laid out on pages first (docs/decisions/169). */
export const MENU_FILE_TYPES = [...PAGE_FILE_TYPES, 'text', 'docx'] as const satisfies FileType[];
export const LOGO_FILE_TYPES = ['png', 'jpeg'] as const satisfies FileType[];
/** A dish's photograph. */
export const PICTURE_FILE_TYPES = ['jpeg', 'png', 'webp'] as const satisfies FileType[];
export type PageFileType = (typeof PAGE_FILE_TYPES)[number];
export type MenuFileType = (typeof MENU_FILE_TYPES)[number];

/** Laid out on pages here, so that none can lie on its side. */
export const isLaidOut = (type: MenuFileType): boolean => type === 'text' || type === 'docx';
/** One page, which browsers show. */
export const isPicture = (type: MenuFileType): boolean => type === 'jpeg' || type === 'png';

/** The recognised types. HEIC is recognised but rejected. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  text: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
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

/** Plain text has no signature: its name says what it is. So does that of a zip file, or of a container with a password. */
const TEXT_NAME_PATTERN = /\.(?:txt|text|md)$/i;
const WORD_NAME_PATTERN = /\.doc[xm]$/i;
const CONTAINER_SIGNATURES = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/**
 * The type by a file's first bytes, whatever its name; a text or a Word document needs its usual name, too, since HTML is text
 * and a workbook is a zip file as well. Undefined for every other type.
 */
export function fileTypeOf(start: Uint8Array, name = ''): FileType | undefined {
  const head = start.subarray(0, FILE_HEAD_BYTES);
  const headText = Array.from(head, (byte) => String.fromCharCode(byte)).join('');
  const signature = SIGNATURES.find(([, start]) =>
    typeof start === 'string' ? headText.startsWith(start) : start.test(headText),
  );
  if (signature) return signature[0];
  if (WORD_NAME_PATTERN.test(name) && CONTAINER_SIGNATURES.some((start) => headText.startsWith(start))) return 'docx';
  const text = TEXT_NAME_PATTERN.test(name) ? decodeText(head, { isStart: true }) : undefined;
  return text !== undefined && isPlainText(text) ? 'text' : undefined;
}
