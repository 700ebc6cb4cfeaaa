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

const SIZE_ATTRIBUTES = /width="\d+" height="\d+" viewBox="0 0 (\d+) (\d+)"/;
const TITLE_ELEMENT = /<title>([^<]+)<\/title>/;

/** @returns undefined if the file isn't one of the server's codes. */
export function readCode(svg: string): ShownCode | undefined {
  const [, width, height] = SIZE_ATTRIBUTES.exec(svg) ?? [];
  const title = TITLE_ELEMENT.exec(svg)?.[1];
  const moduleCount = Number(width) - 2 * QR_QUIET_ZONE_MODULES;
  if (title === undefined || !(moduleCount > 0)) return undefined;
  const viewBox = [QR_QUIET_ZONE_MODULES, QR_QUIET_ZONE_MODULES, moduleCount, moduleCount].join(' ');
  const sizedSvg = svg.replace(
    SIZE_ATTRIBUTES,
    `width="${QR_DISPLAY_PIXELS}" height="${QR_DISPLAY_PIXELS}" viewBox="${viewBox}"`,
  );
  const codeAddress = title.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return {
    picture: `data:image/svg+xml,${encodeURIComponent(sizedSvg)}`,
    address: codeAddress,
    is_test: width !== height,
  };
}
