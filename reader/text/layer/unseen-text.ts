import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Operations } from './printed-spaces.ts';

/** Text rendering modes of ISO 32000-1, 9.3.6, that paint nothing: 3, and 7 if it only clips. */
const UNSEEN_MODES: ReadonlySet<unknown> = new Set([3, 7]);

/** Whether most letters of a page are set without being painted, as scanners add them: another program has read the picture. */
export function isMostlyUnseen({ fnArray, argsArray }: Operations): boolean {
  const outerModes: unknown[] = [];
  let mode: unknown = 0;
  const counts = { seen: 0, unseen: 0 };
  for (const [index, operation] of fnArray.entries()) {
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) outerModes.push(mode);
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) mode = outerModes.pop() ?? 0;
    // The casts: pdfjs leaves the arguments open; these operations have one each.
    else if (operation === OPS.setTextRenderingMode) [mode] = argsArray[index] as [unknown];
    else if (operation === OPS.showText) {
      const [glyphs] = argsArray[index] as [unknown[]];
      counts[UNSEEN_MODES.has(mode) ? 'unseen' : 'seen'] += glyphs.length;
    }
  }
  return counts.unseen > counts.seen;
}
