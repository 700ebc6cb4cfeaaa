import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';
import type { Rotation } from '../../../shared/api/imports.ts';

/** From this share of sideways letters on, the page itself lies sideways; fewer are a seal or a spine. */
const MOSTLY = 0.6;

/**
 * The clockwise rotation that sets most letters of a PDF page upright: menus are scanned, exported and assembled
 * sideways. `transform` is the viewport's, whose y axis points down.
 */
export function findTurn(items: (TextItem | TextMarkedContent)[], transform: number[]): Rotation {
  const letters = new Map<Rotation, number>();
  let all = 0;
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 0, b = 0] = Util.transform(transform, item.transform) as number[];
    all += item.str.length;
    const turn = turnOf(a, b);
    if (turn !== undefined) letters.set(turn, (letters.get(turn) ?? 0) + item.str.length);
  }
  const mainTurn = [...letters].find(([, count]) => count > MOSTLY * all);
  return mainTurn?.[0] ?? 0;
}

/** Undefined for slanted text. */
function turnOf(a: number, b: number): Rotation | undefined {
  if (Math.abs(b) <= Math.abs(a) * 0.2) return a > 0 ? 0 : 180;
  if (Math.abs(a) <= Math.abs(b) * 0.2) return b > 0 ? 270 : 90;
  return undefined;
}
