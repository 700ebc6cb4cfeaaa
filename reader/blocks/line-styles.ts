import type { Line } from '../lines/line.ts';

/** Sizes this close (as a ratio) are one size: OCR measures letters to about a tenth. */
const SAME_SIZE = 1.14;

/** Names each line's typographic style: lines with one name share size, weight, slope and capitals. */
export function nameStyles(lines: Line[]): string[] {
  const sizes = lines.map((line, index) => ({ index, size: line.size })).toSorted((a, b) => a.size - b.size);
  const steps = new Array<number>(lines.length).fill(0);
  let step = 0;
  let first = sizes[0]?.size ?? 0;
  let before = first;
  for (const { index, size } of sizes) {
    if (size > before * (1 + (SAME_SIZE - 1) / 3) || size > first * SAME_SIZE) {
      step += 1;
      first = size;
    }
    before = size;
    steps[index] = step;
  }
  return lines.map(
    (line, index) =>
      `${steps[index]}${line.bold ? ' bold' : ''}${line.italic ? ' italic' : ''}${line.caps ? ' capitals' : ''}`,
  );
}
