import { decodeText } from '../../../../shared/decode-text.ts';

/** Where a page names its encoding (HTML Living Standard, 4.2.5.4). */
const HEAD_BYTES = 1_024;
const META_PATTERN = /<meta[^>]{0,200}charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w.:-]{1,40})/i;
/** Marks of the order of bytes, which count more than any name. */
const MARKS: readonly (readonly number[])[] = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/**
 * The text of a page: by its mark, the encoding that its server names, the one that it names itself, and else as any text.
 * Undefined if no text has such bytes.
 */
export function decodeHtml(bytes: Uint8Array, charset: string | undefined): string | undefined {
  const isMarked = MARKS.some((mark) => mark.every((byte, index) => bytes[index] === byte));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const decoder = isMarked ? undefined : (openDecoder(charset) ?? openDecoder(META_PATTERN.exec(head)?.[1]));
  return decoder ? decoder.decode(bytes) : decodeText(bytes);
}

function openDecoder(charset: string | undefined): TextDecoder | undefined {
  if (charset === undefined) return undefined;
  try {
    const decoder = new TextDecoder(charset);
    // The page was read as ASCII up to here, so it can't be meant.
    return decoder.encoding.startsWith('utf-16') ? new TextDecoder('utf-8') : decoder;
  } catch {
    return undefined;
  }
}
