import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { htmlPage } from './markup.ts';
import { withMarkup } from './print-page.ts';
import { addGrain } from './seeded-noise.ts';

/** The photo as held upright, in CSS pixels, and how many pixels of the sensor one of them is. */
const FRAME = { width: 1_000, height: 1_333, scale: 2.2 };
/** How finely the sheet is printed before it is photographed. */
const SHEET_SCALE = 3;
/** Standard deviation of the sensor's noise, of 255. */
const NOISE = 3;
const JPEG_QUALITY = 70;
/** EXIF: the sensor's rows are the picture's columns, turned by a quarter clockwise to be seen. */
const TURNED_BY_A_QUARTER = 6;

/** Where the sheet is and how it is seen: CSS of what lies behind it, of its turn in space and of the light on it. */
export type Scene = { ground: 'wood' | 'wall'; turn: string; light: string };

/** On a wooden table, from a hand that is not quite above it and throws its shadow. */
export const ON_A_TABLE: Scene = {
  ground: 'wood',
  turn: 'rotateX(11deg) rotateY(-4deg) rotateZ(1.6deg)',
  light: `radial-gradient(ellipse 75% 42% at 96% 88%, rgb(72 66 70 / .78), rgb(90 84 86 / .45) 55%, transparent 100%),
    linear-gradient(118deg, #fffaf0, #fbeedb 38%, #cdbfae 78%, #a99c90)`,
};

/** Hanging on a plastered wall, from the side, in the evening. */
export const ON_A_WALL: Scene = {
  ground: 'wall',
  turn: 'rotateX(-3deg) rotateY(13deg) rotateZ(-0.9deg)',
  light: 'linear-gradient(100deg, #fff3dc, #e9d8bd 45%, #b9a88f)',
};

const GROUNDS: Record<Scene['ground'], string> = {
  wood: `<feTurbulence type="fractalNoise" baseFrequency="0.004 0.11" numOctaves="3" seed="7"/>
    <feColorMatrix values="0.5 0 0 0 0.22  0.34 0 0 0 0.12  0.22 0 0 0 0.07  0 0 0 0 1"/>`,
  wall: `<feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="2" seed="3"/>
    <feColorMatrix values="0.14 0 0 0 0.66  0.14 0 0 0 0.62  0.14 0 0 0 0.55  0 0 0 0 1"/>`,
};

/**
 * A sheet as a phone sees it: in perspective, a little turned, in uneven light, with a little blur and noise. The JPEG is stored as the sensor stands
 * and carries its EXIF orientation.
 */
export async function photograph(
  browser: Browser,
  sheetHtml: string,
  sheet: { width: number; height: number },
  scene: Scene,
): Promise<Buffer> {
  const print = await withMarkup(browser, sheetHtml, { ...sheet, scale: SHEET_SCALE }, (page) =>
    page.screenshot({ type: 'png' }),
  );
  const shot = await withMarkup(browser, sceneMarkup(print, sheet, scene), FRAME, (page) =>
    page.screenshot({ type: 'png' }),
  );
  const { data, info } = await sharp(shot).removeAlpha().blur(0.8).raw().toBuffer({ resolveWithObject: true });
  addGrain(data, info.channels, NOISE);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate(-90)
    .withMetadata({ orientation: TURNED_BY_A_QUARTER })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function sceneMarkup(print: Buffer, sheet: { width: number; height: number }, scene: Scene): string {
  const style = `
    body { width: ${FRAME.width}px; height: ${FRAME.height}px; overflow: hidden; position: relative; }
    .ground, .light { position: absolute; inset: 0; width: 100%; height: 100%; }
    .scene { position: absolute; inset: 0; perspective: 1700px; perspective-origin: 46% 40%; }
    img { position: absolute; left: ${(FRAME.width - sheet.width) / 2}px; top: ${(FRAME.height - sheet.height) / 2 - 4}px;
      width: ${sheet.width}px; height: ${sheet.height}px; transform: ${scene.turn};
      box-shadow: 10px 16px 30px 4px rgb(0 0 0 / .55); }
    .light { mix-blend-mode: multiply; background: ${scene.light}; }`;
  const ground = `<svg class="ground" xmlns="http://www.w3.org/2000/svg"><filter id="grain" x="0" y="0" width="100%" height="100%">
    ${GROUNDS[scene.ground]}</filter>
    <rect width="100%" height="100%" filter="url(#grain)"/></svg>`;
  const picture = `<img alt="" src="data:image/png;base64,${print.toString('base64')}">`;
  return htmlPage('en', style, `${ground}<div class="scene">${picture}</div><div class="light"></div>`);
}
