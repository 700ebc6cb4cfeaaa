import { QR_DISPLAY_PIXELS, QR_QUIET_ZONE_MODULES } from '../../../shared/limits.ts';

/** What the screen shows of a code; everything is read from the downloaded file. */
export type ShownCode = {
  /** A picture's address: the code without its quiet zone and the words below, 210 × 210 (specification §9). */
  picture: string;
  /** The code's address. */
  address: string;
  /** Whether it is a localhost server's code: its file has a caption below the code, which makes it higher than wide. */
  is_test: boolean;
};

const SIZE = /width="\d+" height="\d+" viewBox="0 0 (\d+) (\d+)"/;
const TITLE = /<title>([^<]+)<\/title>/;

/** @returns undefined if the file isn't one of the server's codes. */
export function readCode(svg: string): ShownCode | undefined {
  const [, width, height] = SIZE.exec(svg) ?? [];
  const title = TITLE.exec(svg)?.[1];
  const modules = Number(width) - 2 * QR_QUIET_ZONE_MODULES;
  if (title === undefined || !(modules > 0)) return undefined;
  const viewBox = [QR_QUIET_ZONE_MODULES, QR_QUIET_ZONE_MODULES, modules, modules].join(' ');
  const shown = svg.replace(SIZE, `width="${QR_DISPLAY_PIXELS}" height="${QR_DISPLAY_PIXELS}" viewBox="${viewBox}"`);
  const address = title.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return { picture: `data:image/svg+xml,${encodeURIComponent(shown)}`, address, is_test: width !== height };
}
