import { LRUCache } from 'lru-cache';
import qrcode from 'qrcode-generator';
import { QR_ERROR_CORRECTION, QR_LOGO_ERROR_CORRECTION, QR_QUIET_ZONE_MODULES } from '../../shared/limits.ts';
import type { QrLook } from '../../shared/qr-look.ts';
import { type CodeLogo, type DrawnLook, PLAIN_DRAWN_LOOK } from './drawn-look.ts';

// Phones read a code's bytes as UTF-8; the library writes Latin-1 by default.
qrcode.stringToBytes = (text) => [...Buffer.from(text, 'utf8')];

/** A QR code as a square of dark and light modules; `isDark` is false outside of it. */
type QrModules = { size: number; isDark(row: number, column: number): boolean };

/** The smallest QR code that holds `text` in bytes. @param hasLogo Whether the middle of it will be covered. */
export function qrModules(text: string, hasLogo = false): QrModules {
  // 0 means the smallest version that fits.
  const code = qrcode(0, hasLogo ? QR_LOGO_ERROR_CORRECTION : QR_ERROR_CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  const isInside = (row: number, column: number) => row >= 0 && column >= 0 && row < size && column < size;
  return { size, isDark: (row, column) => isInside(row, column) && code.isDark(row, column) };
}

type Shape = QrLook['shape'];

/** ISO/IEC 18004 §5.3.3: finder patterns are seven modules wide, with a dark centre of three. */
const FINDER_MODULES = 7;

/** Corner radii of one module, clockwise from the top left, in modules. */
type Radii = [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** A rectangle with rounded corners as path data; `hole` draws it counter-clockwise, so that it is cut out. */
function roundedSquare(x: number, y: number, side: number, radii: Radii, isHole = false): string {
  const [a, b, c, d] = radii;
  const arc = (radius: number, sweep: 0 | 1, dx: number, dy: number) =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 ${sweep} ${dx * radius} ${dy * radius}`;
  if (isHole)
    return `M${x} ${y + a}v${side - a - d}${arc(d, 0, 1, 1)}h${side - d - c}${arc(c, 0, 1, -1)}v${-(side - c - b)}${arc(b, 0, -1, -1)}h${-(side - b - a)}${arc(a, 0, -1, 1)}z`;
  return `M${x + a} ${y}h${side - a - b}${arc(b, 1, 1, 1)}v${side - b - c}${arc(c, 1, -1, 1)}h${-(side - c - d)}${arc(d, 1, -1, -1)}v${-(side - d - a)}${arc(a, 1, 1, -1)}z`;
}

const even = (radius: number): Radii => [radius, radius, radius, radius];

/** Of the outer edge, the inner edge and the centre of a finder pattern. */
const FINDER_RADII = { rounded: [2.5, 1.5, 1], square: [0, 0, 0] } as const satisfies Record<Shape, readonly number[]>;
const SQUARE = even(0);

function finderPattern(x: number, y: number, shape: Shape): string {
  const [outer, inner, centre] = FINDER_RADII[shape];
  const ring = roundedSquare(x, y, FINDER_MODULES, even(outer)) + roundedSquare(x + 1, y + 1, 5, even(inner), true);
  return ring + roundedSquare(x + 2, y + 2, 3, even(centre));
}

/**
 * Extra-rounded: a corner is rounded if no neighbour touches it, with a radius of a whole module if the module is the bend
 * of a line. Neighbours meet without a gap.
 */
function moduleRadii({ isDark }: QrModules, row: number, column: number): Radii {
  const [up, right] = [isDark(row - 1, column), isDark(row, column + 1)];
  const [down, left] = [isDark(row + 1, column), isDark(row, column - 1)];
  const corner = (isBesideDark: boolean, isBeforeDark: boolean, isOppositeDark: boolean, isBehindDark: boolean) =>
    isBesideDark || isBeforeDark ? 0 : isOppositeDark && isBehindDark ? 1 : 0.5;
  return [
    corner(up, left, down, right),
    corner(up, right, down, left),
    corner(down, right, up, left),
    corner(down, left, up, right),
  ];
}

/** The dark parts of a code as SVG path data in units of a module, its top left corner at (`margin`, `margin`). */
function qrPath(modules: QrModules, margin: number, shape: Shape): string {
  const { size } = modules;
  const far = size - FINDER_MODULES;
  const isFinder = (row: number, column: number) =>
    (row < FINDER_MODULES && (column < FINDER_MODULES || column >= far)) || (row >= far && column < FINDER_MODULES);
  const parts = [
    finderPattern(margin, margin, shape),
    finderPattern(margin + far, margin, shape),
    finderPattern(margin, margin + far, shape),
  ];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (modules.isDark(row, column) && !isFinder(row, column)) {
        const radii = shape === 'square' ? SQUARE : moduleRadii(modules, row, column);
        parts.push(roundedSquare(margin + column, margin + row, 1, radii));
      }
  return parts.join('');
}

/** A rectangle in modules, from the code's top left corner without its quiet zone. */
type Box = { x: number; y: number; width: number; height: number };

/** A logo in the middle of a code, on a plate that covers whole modules. */
export type PlacedLogo = { plate: Box; box: Box; fill: string; png: string };

/**
 * A logo's share of a code's width, at most. Its plate is then 12 % of the area: at H some 30 % of the codewords can
 * be restored, and a camera needs the rest.
 */
const MAX_LOGO = { width: 0.32, height: 0.22 };
const PLATE_MARGIN_MODULES = 0.5;
export const PLATE_RADIUS_MODULES = 1;

function placeLogo({ width, height, ground, png }: CodeLogo, size: number, ink: string): PlacedLogo {
  const scale = Math.min((MAX_LOGO.width * size) / width, (MAX_LOGO.height * size) / height);
  const middleBox = (boxWidth: number, boxHeight: number): Box => ({
    x: (size - boxWidth) / 2,
    y: (size - boxHeight) / 2,
    width: boxWidth,
    height: boxHeight,
  });
  // A code has an odd number of modules: so has what is in its middle.
  const platesSide = (length: number) => 2 * Math.ceil((length + 2 * PLATE_MARGIN_MODULES - 1) / 2) + 1;
  return {
    box: middleBox(width * scale, height * scale),
    plate: middleBox(platesSide(width * scale), platesSide(height * scale)),
    fill: ground === 'dark' ? ink : '#fff',
    png,
  };
}

/** A code as path data in units of a module, in its ink. */
export type DrawnCode = { modules: number; path: string; ink: string; logo: PlacedLogo | null };

/** Begins at (`margin`, `margin`). */
function drawnCode(text: string, margin: number, { shape, ink, logo }: DrawnLook): DrawnCode {
  const modules = qrModules(text, logo !== null);
  const placedLogo = logo && placeLogo(logo, modules.size, ink);
  if (!placedLogo) return { modules: modules.size, path: qrPath(modules, margin, shape), ink, logo: null };
  const { x, y, width, height } = placedLogo.plate;
  const isCovered = (row: number, column: number) => row >= y && row < y + height && column >= x && column < x + width;
  const isDark = (row: number, column: number) => !isCovered(row, column) && modules.isDark(row, column);
  return { modules: modules.size, path: qrPath({ size: modules.size, isDark }, margin, shape), ink, logo: placedLogo };
}

/** A code never changes, and drawing lasts 3 ms: the most recently used ones are cached, some 20 KB each. */
const drawnCodes = new LRUCache<string, DrawnCode>({ max: 300 });

/** A code within its quiet zone. */
export function qrInZone(text: string, look: DrawnLook): DrawnCode {
  // A logo is drawn seldom, and would be most of the cache.
  if (look.logo) return drawnCode(text, QR_QUIET_ZONE_MODULES, look);
  const key = `${look.shape} ${look.ink} ${text}`;
  const cachedCode = drawnCodes.get(key) ?? drawnCode(text, QR_QUIET_ZONE_MODULES, look);
  drawnCodes.set(key, cachedCode);
  return cachedCode;
}

/** A code without its quiet zone. */
export const qrOutline = (text: string, look: DrawnLook = PLAIN_DRAWN_LOOK): DrawnCode => drawnCode(text, 0, look);
