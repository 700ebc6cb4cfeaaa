import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { htmlPage } from '../markup.ts';
import { withMarkup } from '../print-page.ts';
import { type PointMapping, perspective } from './place.ts';
import { addGrain } from './seeded-noise.ts';

export type PhotoSize = { width: number; height: number };

/** The upright photo in CSS pixels; `scale` is sensor pixels per CSS pixel. */
const FRAME = { width: 1_000, height: 1_333, scale: 2.2 };
/** Pixels per CSS pixel of the print that is photographed. */
export const SHEET_SCALE = 3;
/** EXIF orientation: turn the stored picture clockwise by 90° to show it. */
const TURNED_BY_A_QUARTER = 6;

/** How the sheet is seen, in CSS: what lies behind it, its turn in space and the light on it. */
export type PhotoScene = {
  ground: 'wood' | 'wall' | 'weave' | 'stone' | 'dark';
  turn: string;
  light: string;
  /** CSS of a layer over the sheet that lightens what is below, such as glare. */
  glare?: string;
  frame?: typeof FRAME;
  camera?: Camera;
};

/** `noise` is the standard deviation of the sensor's noise, of 255; `blur` is in pixels of the sensor. */
export type Camera = { noise: number; blur: number; quality: number };

const PHONE: Camera = { noise: 3, blur: 0.8, quality: 70 };

/** On a wooden table, not quite from above, with the shadow of the hand. */
export const ON_A_TABLE: PhotoScene = {
  ground: 'wood',
  turn: 'rotateX(11deg) rotateY(-4deg) rotateZ(1.6deg)',
  light: `radial-gradient(ellipse 75% 42% at 96% 88%, rgb(72 66 70 / .78), rgb(90 84 86 / .45) 55%, transparent 100%),
    linear-gradient(118deg, #fffaf0, #fbeedb 38%, #cdbfae 78%, #a99c90)`,
};

/** Hanging on a plastered wall, from the side, in the evening. */
export const ON_A_WALL: PhotoScene = {
  ground: 'wall',
  turn: 'rotateX(-3deg) rotateY(13deg) rotateZ(-0.9deg)',
  light: 'linear-gradient(100deg, #fff3dc, #e9d8bd 45%, #b9a88f)',
};

const turbulence = (frequency: string, octaves: number, seed: number, values: string) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>
    <feColorMatrix values="${values}"/>`;

const GROUNDS: Record<PhotoScene['ground'], string> = {
  wood: turbulence('0.004 0.11', 3, 7, '0.5 0 0 0 0.22  0.34 0 0 0 0.12  0.22 0 0 0 0.07  0 0 0 0 1'),
  wall: turbulence('0.05', 2, 3, '0.14 0 0 0 0.66  0.14 0 0 0 0.62  0.14 0 0 0 0.55  0 0 0 0 1'),
  weave: turbulence('0.32 0.3', 1, 5, '0.5 0 0 0 0.28  0.46 0 0 0 0.24  0.4 0 0 0 0.16  0 0 0 0 1'),
  stone: turbulence('0.012', 4, 11, '0.3 0 0 0 0.62  0.3 0 0 0 0.62  0.3 0 0 0 0.62  0 0 0 0 1'),
  dark: turbulence('0.02', 2, 9, '0.06 0 0 0 0.05  0.06 0 0 0 0.05  0.06 0 0 0 0.07  0 0 0 0 1'),
};

/**
 * A sheet as a phone sees it: in perspective, slightly turned, in uneven light, with some blur and noise. The JPEG is
 * stored in the orientation of the sensor and carries its EXIF orientation.
 */
export async function photograph(
  browser: Browser,
  sheetHtml: string,
  sheet: PhotoSize,
  scene: PhotoScene,
): Promise<Buffer> {
  const print = await withMarkup(browser, sheetHtml, { ...sheet, scale: SHEET_SCALE }, (page) =>
    page.screenshot({ type: 'png' }),
  );
  return (await photographPrint(browser, print, sheet, scene)).jpeg;
}

/** `size` is that of the upright picture, and `place` maps a point of the sheet to it. */
export async function photographPrint(
  browser: Browser,
  print: Buffer,
  sheet: PhotoSize,
  scene: PhotoScene,
): Promise<{ jpeg: Buffer; size: PhotoSize; place: PointMapping }> {
  const { frame = FRAME, camera = PHONE } = scene;
  const { shot, corners } = await withMarkup(browser, sceneMarkup(print, sheet, scene), frame, async (page) => ({
    shot: await page.screenshot({ type: 'png' }),
    corners: await page.evaluate(() =>
      [...document.querySelectorAll('.corners i')].map((corner): [number, number] => {
        const { x, y } = corner.getBoundingClientRect();
        return [x, y];
      }),
    ),
  }));
  const { data, info } = await sharp(shot).removeAlpha().blur(camera.blur).raw().toBuffer({ resolveWithObject: true });
  addGrain(data, info.channels, camera.noise);
  const jpeg = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate(-90)
    .withMetadata({ orientation: TURNED_BY_A_QUARTER })
    .jpeg({ quality: camera.quality, mozjpeg: true })
    .toBuffer();
  const mapPoint = perspective(
    sheet,
    corners.map(([x, y]) => [x * frame.scale, y * frame.scale]),
  );
  return { jpeg, size: { width: info.width, height: info.height }, place: mapPoint };
}

function sceneMarkup(
  print: Buffer,
  sheet: PhotoSize,
  { ground, turn, light, glare, frame = FRAME }: PhotoScene,
): string {
  const style = `
    body { width: ${frame.width}px; height: ${frame.height}px; overflow: hidden; position: relative; }
    .ground, .light, .glare { position: absolute; inset: 0; width: 100%; height: 100%; }
    .scene { position: absolute; inset: 0; perspective: 1700px; perspective-origin: 46% 40%; }
    img, .corners { position: absolute; left: ${(frame.width - sheet.width) / 2}px; top: ${(frame.height - sheet.height) / 2 - 4}px;
      width: ${sheet.width}px; height: ${sheet.height}px; transform: ${turn}; }
    img { box-shadow: 10px 16px 30px 4px rgb(0 0 0 / .55); }
    .corners { visibility: hidden; }
    .corners i { position: absolute; width: 0; height: 0; }
    .glare { mix-blend-mode: screen; background: ${glare ?? 'none'}; }
    .light { mix-blend-mode: multiply; background: ${light}; }`;
  const behind = `<svg class="ground" xmlns="http://www.w3.org/2000/svg"><filter id="grain" x="0" y="0" width="100%" height="100%">
    ${GROUNDS[ground]}</filter>
    <rect width="100%" height="100%" filter="url(#grain)"/></svg>`;
  const picture = `<img alt="" src="data:image/png;base64,${print.toString('base64')}">`;
  const corners = ['left:0;top:0', 'right:0;top:0', 'right:0;bottom:0', 'left:0;bottom:0'];
  const marks = `<div class="corners">${corners.map((corner) => `<i style="${corner}"></i>`).join('')}</div>`;
  const shine = glare === undefined ? '' : '<div class="glare"></div>';
  return htmlPage('en', style, `${behind}<div class="scene">${picture}${marks}</div><div class="light"></div>${shine}`);
}
