import { CODE_PATHS } from '../../shared/code-paths.ts';
import { Refusal } from '../../shared/errors.ts';
import { qr as english } from '../../shared/i18n/server/en.ts';
import { qr as french } from '../../shared/i18n/server/fr.ts';
import { QR_QUIET_ZONE_MODULES } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { Env } from '../env.ts';
import type { PlacedPicture } from '../pictures/child/picture-calls.ts';
import type { TextOutline } from '../pictures/child/text-outline.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { type DrawnLook, PLAIN_DRAWN_LOOK } from './drawn-look.ts';
import { type DrawnCode, PLATE_RADIUS_MODULES, type PlacedLogo, qrInZone, qrModules } from './qr-drawing.ts';

export const QR_FORMATS = ['png', 'svg'] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

const WORDS: Record<AppLocale, Record<keyof typeof english, string>> = { en: english, fr: french };

/** The code's exact content: the restaurant's public address (specification §3, "QR link"). */
export const qrAddress = (env: Pick<Env, 'PUBLIC_URL'>, restaurantId: string): string =>
  env.PUBLIC_URL + fillPath(GUEST_PATHS.restaurant, { restaurantId });

/** The content of a named code: below the public address, so that a menu that is kept offline is found behind it, too. */
export const codeAddress = (env: Pick<Env, 'PUBLIC_URL'>, restaurantId: string, codeId: number): string =>
  env.PUBLIC_URL + fillPath(CODE_PATHS.guest, { restaurantId, codeId });

type Drawing = {
  env: Pick<Env, 'PUBLIC_URL' | 'is_localhost'>;
  pictures: Pick<Pictures, 'outlineText' | 'svgToPng' | 'decodeQr'>;
};

/** Enough for a camera's pixels, whatever size is asked for. */
const CHECKED_PIXELS = 600;

/**
 * A QR code as a file. On a localhost server it has the caption "test code", since no guest's phone can open the
 * address. `size` is the code's width in pixels.
 *
 * @throws Refusal `logo_hides_code` if a camera wouldn't read it.
 */
export async function qrFile(
  { env, pictures }: Drawing,
  {
    text,
    format,
    size,
    locale,
    look,
  }: { text: string; format: QrFormat; size: number; locale: AppLocale; look: DrawnLook },
): Promise<{ content_type: string; bytes: Buffer }> {
  const caption = env.is_localhost ? await pictures.outlineText(WORDS[locale].test_code) : undefined;
  const code = qrInZone(text, look);
  await checkReadable(pictures, text, code);
  if (format === 'png')
    return { content_type: 'image/png', bytes: await drawPng(pictures, { text, size, caption }, code) };
  return { content_type: 'image/svg+xml', bytes: Buffer.from(svgOf({ text, size, caption }, code)) };
}

/**
 * A logo covers what a camera can do without, unless the logo is itself something to scan.
 *
 * @throws Refusal `logo_hides_code`.
 */
export async function checkReadable(
  pictures: Pick<Pictures, 'svgToPng' | 'decodeQr'>,
  text: string,
  code: DrawnCode,
): Promise<void> {
  if (!code.logo) return;
  const readText = await pictures.decodeQr(await drawPng(pictures, { text, size: CHECKED_PIXELS }, code));
  if (readText !== text) throw new Refusal('logo_hides_code');
}

/** The canvas draws no pictures of an SVG: the logo is placed on it. */
async function drawPng(pictures: Pick<Pictures, 'svgToPng'>, file: CodeFile, code: DrawnCode): Promise<Buffer> {
  const scale = file.size / (code.modules + 2 * QR_QUIET_ZONE_MODULES);
  return await pictures.svgToPng(svgOf(file, code, true), code.logo ? placedInPixels(code.logo, scale) : undefined);
}

function placedInPixels({ box, png }: PlacedLogo, scale: number): PlacedPicture {
  const [x, y] = [(box.x + QR_QUIET_ZONE_MODULES) * scale, (box.y + QR_QUIET_ZONE_MODULES) * scale];
  return { png, x, y, width: box.width * scale, height: box.height * scale };
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

/** Rounded so that files are small and the same on every machine. */
export const tidy = (value: number) => Number(value.toFixed(4));

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A QR code as an SVG file, on white with its quiet zone, titled with its content. `size` is the width in pixels; a
 * caption (an outline at type size 1) is placed below the quiet zone and makes the file higher than wide.
 */
export const qrSvg = (text: string, size: number, caption?: TextOutline): string =>
  svgOf({ text, size, caption }, qrInZone(text, PLAIN_DRAWN_LOOK));

type CodeFile = { text: string; size: number; caption?: TextOutline | undefined };

function svgOf(
  { text, size, caption }: CodeFile,
  { modules, path, ink, logo }: DrawnCode,
  isLogoApart = false,
): string {
  const width = modules + 2 * QR_QUIET_ZONE_MODULES;
  const height = caption ? width + CAPTION_HEIGHT_MODULES : width;
  const words = caption ? captionPath(caption, width) : '';
  const middle = logo ? logoSvg(logo, QR_QUIET_ZONE_MODULES, isLogoApart) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round((size * height) / width)}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escapeXml(text)}</title><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill="${ink}" d="${path}"/>${middle}${words}</svg>`
  );
}

/** Of a picture that is a unit wide and high, for the codes of a file that share it. */
export const SHARED_LOGO_ID = 'logo';

/**
 * A logo on its plate, as elements in units of a module, for a code that begins at (`margin`, `margin`).
 * @param isApart Whether the picture isn't among them: the file has it once for all codes, or it is drawn on them.
 */
export function logoSvg({ plate, box, fill, png }: PlacedLogo, margin: number, isApart = false): string {
  const place = ({ x, y, width, height }: PlacedLogo['box']) =>
    `x="${tidy(x + margin)}" y="${tidy(y + margin)}" width="${tidy(width)}" height="${tidy(height)}"`;
  const { x, y, width, height } = box;
  const picture = isApart
    ? `<use href="#${SHARED_LOGO_ID}" transform="translate(${tidy(x + margin)} ${tidy(y + margin)}) scale(${tidy(width)} ${tidy(height)})"/>`
    : `<image ${place(box)} href="data:image/png;base64,${png}"/>`;
  return `<rect ${place(plate)} rx="${PLATE_RADIUS_MODULES}" fill="${fill}"/>${picture}`;
}

/** The caption, centred; smaller if it would touch the edges. */
function captionPath(caption: TextOutline, width: number): string {
  const scale = Math.min(CAPTION_TYPE_MODULES, (width - 2 * QR_QUIET_ZONE_MODULES) / caption.width);
  const [x, y] = [tidy((width - caption.width * scale) / 2), width + CAPTION_BASELINE_MODULES];
  return `<path transform="translate(${x} ${y}) scale(${tidy(scale)})" d="${caption.path}"/>`;
}
