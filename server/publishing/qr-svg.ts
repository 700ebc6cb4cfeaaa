import { LRUCache } from 'lru-cache';
import { QR_QUIET_ZONE_MODULES } from '../../shared/limits.ts';
import type { TextOutline } from '../pictures/text-outline.ts';
import { qrModules } from './qr-modules.ts';
import { qrPath } from './qr-path.ts';

const CAPTION_HEIGHT_MODULES = 5;
const CAPTION_TYPE_MODULES = 3;
/** From the end of the quiet zone to the baseline: room for ascenders, which are less than a type size high. */
const CAPTION_BASELINE_MODULES = 3;

/** A code never changes, and takes 3 ms of the thread that answers: those asked for last are kept, some 20 KB each. */
const drawn = new LRUCache<string, { modules: number; path: string }>({ max: 300 });

function drawCode(text: string): { modules: number; path: string } {
  const known = drawn.get(text);
  if (known) return known;
  const modules = qrModules(text);
  const code = { modules: modules.size, path: qrPath(modules, QR_QUIET_ZONE_MODULES) };
  drawn.set(text, code);
  return code;
}

/** Rounded so that files stay small and equal from machine to machine. */
const tidy = (value: number) => Number(value.toFixed(4));

const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A QR code as an SVG file, black on white with its quiet zone, titled with what it says. `size` is the width in pixels;
 * with a caption (an outline at type size 1) the file is higher than wide, the words standing below the quiet zone.
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

/** The words, centred; smaller where they would touch the edges. */
function captionPath(caption: TextOutline, width: number): string {
  const scale = Math.min(CAPTION_TYPE_MODULES, (width - 2 * QR_QUIET_ZONE_MODULES) / caption.width);
  const [x, y] = [tidy((width - caption.width * scale) / 2), width + CAPTION_BASELINE_MODULES];
  return `<path transform="translate(${x} ${y}) scale(${tidy(scale)})" d="${caption.path}"/>`;
}
