import { LRUCache } from 'lru-cache';
import qrcode from 'qrcode-generator';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { qr as english } from '../../shared/i18n/server/en.ts';
import { qr as french } from '../../shared/i18n/server/fr.ts';
import { QR_ERROR_CORRECTION, QR_QUIET_ZONE_MODULES } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { Env } from '../env.ts';
import type { TextOutline } from '../pictures/child/text-outline.ts';
import type { Pictures } from '../pictures/pictures.ts';

export const QR_FORMATS = ['png', 'svg'] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

const WORDS: Record<AppLocale, Record<keyof typeof english, string>> = { en: english, fr: french };

/** The code's exact content: the restaurant's public address (specification §3, "QR link"). */
export const qrAddress = (env: Pick<Env, 'PUBLIC_URL'>, restaurantId: string): string =>
  env.PUBLIC_URL + fillPath(GUEST_PATHS.restaurant, { restaurantId });

/** The content of a named code: below the public address, so that a menu that is kept offline is found behind it, too. */
export const codeAddress = (env: Pick<Env, 'PUBLIC_URL'>, restaurantId: string, codeId: number): string =>
  env.PUBLIC_URL + fillPath(CODE_PATHS.guest, { restaurantId, codeId });

/**
 * A QR code as a file. On a localhost server it has the caption "test code", since no guest's phone can open the
 * address. `size` is the code's width in pixels.
 */
export async function qrFile(
  {
    env,
    pictures,
  }: { env: Pick<Env, 'PUBLIC_URL' | 'is_localhost'>; pictures: Pick<Pictures, 'outlineText' | 'svgToPng'> },
  { text, format, size, locale }: { text: string; format: QrFormat; size: number; locale: AppLocale },
): Promise<{ content_type: string; bytes: Buffer }> {
  const caption = env.is_localhost ? await pictures.outlineText(WORDS[locale].test_code) : undefined;
  const svg = qrSvg(text, size, caption);
  if (format === 'svg') return { content_type: 'image/svg+xml', bytes: Buffer.from(svg) };
  return { content_type: 'image/png', bytes: await pictures.svgToPng(svg) };
}

// Phones read a code's bytes as UTF-8; the library writes Latin-1 by default.
qrcode.stringToBytes = (text) => [...Buffer.from(text, 'utf8')];

/** A QR code as a square of dark and light modules; `isDark` is false outside of it. */
type QrModules = { size: number; isDark(row: number, column: number): boolean };

/** The smallest QR code that holds `text` in bytes, at the error correction of `QR_ERROR_CORRECTION`. */
export function qrModules(text: string): QrModules {
  // 0 means the smallest version that fits.
  const code = qrcode(0, QR_ERROR_CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  const isInside = (row: number, column: number) => row >= 0 && column >= 0 && row < size && column < size;
  return { size, isDark: (row, column) => isInside(row, column) && code.isDark(row, column) };
}

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

function finderPattern(x: number, y: number): string {
  const ring = roundedSquare(x, y, FINDER_MODULES, even(2.5)) + roundedSquare(x + 1, y + 1, 5, even(1.5), true);
  return ring + roundedSquare(x + 2, y + 2, 3, even(1));
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
function qrPath(modules: QrModules, margin: number): string {
  const { size } = modules;
  const far = size - FINDER_MODULES;
  const isFinder = (row: number, column: number) =>
    (row < FINDER_MODULES && (column < FINDER_MODULES || column >= far)) || (row >= far && column < FINDER_MODULES);
  const parts = [
    finderPattern(margin, margin),
    finderPattern(margin + far, margin),
    finderPattern(margin, margin + far),
  ];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (modules.isDark(row, column) && !isFinder(row, column))
        parts.push(roundedSquare(margin + column, margin + row, 1, moduleRadii(modules, row, column)));
  return parts.join('');
}

/**
 * The code of a restaurant's address for its page on paper: strokes of one module along its rows. Every page carries it,
 * so it is as short as path data gets.
 */
export function plainQr(env: Pick<Env, 'PUBLIC_URL'>, restaurantId: string): { modules: number; path: string } {
  const { size, isDark } = qrModules(qrAddress(env, restaurantId));
  let path = 'M0 .5';
  for (let row = 0; row < size; row += 1) {
    let pen = 0;
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column) || isDark(row, column - 1)) continue;
      let end = column;
      while (isDark(row, end)) end += 1;
      path += `m${column - pen} 0h${end - column}`;
      pen = end;
    }
    path += `m-${pen} 1`;
  }
  return { modules: size, path };
}

const CAPTION_HEIGHT_MODULES = 5;
const CAPTION_TYPE_MODULES = 3;
/** From the end of the quiet zone to the baseline: space for ascenders, which are less than a type size high. */
const CAPTION_BASELINE_MODULES = 3;

/** A code never changes, and takes 3 ms: the most recently used ones are cached, some 20 KB each. */
const drawnCodes = new LRUCache<string, { modules: number; path: string }>({ max: 300 });

function drawCode(text: string): { modules: number; path: string } {
  const cachedCode = drawnCodes.get(text);
  if (cachedCode) return cachedCode;
  const modules = qrModules(text);
  const code = { modules: modules.size, path: qrPath(modules, QR_QUIET_ZONE_MODULES) };
  drawnCodes.set(text, code);
  return code;
}

/** A code without its quiet zone, as path data in units of a module. */
export function qrOutline(text: string): { modules: number; path: string } {
  const modules = qrModules(text);
  return { modules: modules.size, path: qrPath(modules, 0) };
}

/** Rounded so that files are small and the same on every machine. */
export const tidy = (value: number) => Number(value.toFixed(4));

export const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A QR code as an SVG file, black on white with its quiet zone, titled with its content. `size` is the width in pixels;
 * a caption (an outline at type size 1) is placed below the quiet zone and makes the file higher than wide.
 */
export function qrSvg(text: string, size: number, caption?: TextOutline): string {
  const { modules, path } = drawCode(text);
  const width = modules + 2 * QR_QUIET_ZONE_MODULES;
  const height = caption ? width + CAPTION_HEIGHT_MODULES : width;
  const words = caption ? captionPath(caption, width) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round((size * height) / width)}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escapeXml(text)}</title><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/>${words}</svg>`
  );
}

/** The caption, centred; smaller if it would touch the edges. */
function captionPath(caption: TextOutline, width: number): string {
  const scale = Math.min(CAPTION_TYPE_MODULES, (width - 2 * QR_QUIET_ZONE_MODULES) / caption.width);
  const [x, y] = [tidy((width - caption.width * scale) / 2), width + CAPTION_BASELINE_MODULES];
  return `<path transform="translate(${x} ${y}) scale(${tidy(scale)})" d="${caption.path}"/>`;
}
