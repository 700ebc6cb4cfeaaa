/** Those that don't part words or lines. */
const CONTROL_PATTERN = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/** Whether a text has no character that only binary files have. */
export const isPlainText = (text: string): boolean => !CONTROL_PATTERN.test(text);

/** A text as `isPlainText` wants it. */
export const withoutControls = (text: string): string => text.replace(new RegExp(CONTROL_PATTERN, 'gu'), ' ');

/**
 * A text of unknown encoding: by its mark; else UTF-16 if every other byte is mostly empty, UTF-8 if it is valid, and
 * otherwise Windows-1252. Undefined if no text has such bytes.
 *
 * @param options `isStart` if the bytes may end within a character.
 */
export function decodeText(bytes: Uint8Array, { isStart = false } = {}): string | undefined {
  const [first, second, third] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : first === 0xef && second === 0xbb && third === 0xbf
          ? 'utf-8'
          : undefined;
  if (marked) return new TextDecoder(marked).decode(bytes, { stream: isStart });
  const head = bytes.subarray(0, 1_000);
  const countEmpty = (isOdd: number) => head.filter((byte, index) => byte === 0 && index % 2 === isOdd).length;
  const [emptyEven, emptyOdd] = [countEmpty(0), countEmpty(1)];
  const many = head.length / 4;
  if (emptyOdd > many || emptyEven > many)
    return new TextDecoder(emptyOdd > emptyEven ? 'utf-16le' : 'utf-16be').decode(bytes, { stream: isStart });
  if (emptyOdd + emptyEven > 0) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isStart });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
