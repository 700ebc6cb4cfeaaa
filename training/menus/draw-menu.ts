import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Dice, diceOf } from './content/dice.ts';
import { POOLS } from './content/pools.ts';
import type { Family, FamilyKind } from './layout/family.ts';
import { HEADING_CSS } from './layout/headings.ts';
import type { DrawnPage } from './layout/sheets.ts';
import { htmlPage } from './markup.ts';
import { pdfOf, withMarkup } from './print-page.ts';
import { drawScanner, drawScene } from './spoilers/draw-spoilers.ts';
import { outlineLetters } from './spoilers/outlines.ts';
import { type PhotoSize, photographPrint, SHEET_SCALE } from './spoilers/photograph.ts';
import { type PointMapping, placeBox } from './spoilers/place.ts';
import { bindScans, PRINT_SCALE, scannedPlace, scanPrint } from './spoilers/scan.ts';
import { fitSheets } from './truth/fit-sheets.ts';
import { type MenuTruth, menuTruth, type TruthPage } from './truth/menu-truth.ts';
import { type SheetWords, wordsOfSheets } from './truth/words-of-sheets.ts';

export type MenuFile = { bytes: Buffer; ending: 'pdf' | 'png' | 'jpg'; truth: MenuTruth };

/** The content and looks of a family that follow from a seed, before printing: the same for every kind. */
export function planMenu(family: Family, seed: string): DrawnPage {
  const dice = diceOf(`${family.name} ${seed}`);
  return family.draw(dice, dice.pick(POOLS));
}

/** Draws one menu of a family as a file of that kind, with the position of each of its words. */
export async function drawMenu(browser: Browser, family: Family, kind: FamilyKind, seed: string): Promise<MenuFile> {
  const plan = planMenu(family, seed);
  const { pages, ...file } = await print(browser, family, plan, kind, diceOf(`${kind} ${family.name} ${seed}`));
  return { ...file, truth: menuTruth(plan.menu, { family, kind, seed, pages }) };
}

type PrintedMenu = Omit<MenuFile, 'truth'> & { pages: TruthPage[] };

/** A page of ours in the browser, its sheets fitted and their words read. */
type LaidOutMenu = { browser: Browser; page: Page; sheets: SheetWords[]; family: Family; dice: Dice; scale: number };

const POINTS = 72 / 96;
const WINDOW = { width: 1_200, height: 900 };
/** How wide a flat picture is, in pixels, unless its family says so. */
const FLAT_WIDTH = [900, 1_700] as const;

async function print(
  browser: Browser,
  family: Family,
  plan: DrawnPage,
  kind: FamilyKind,
  dice: Dice,
): Promise<PrintedMenu> {
  const width = plan.sheets[0]?.width ?? WINDOW.width;
  const scales: Record<FamilyKind, number> = {
    'digital-pdf': 1,
    'outlined-pdf': 1,
    'flat-image': dice.int(...(family.flat_width ?? FLAT_WIDTH)) / width,
    'scanned-pdf': PRINT_SCALE,
    photo: SHEET_SCALE,
  };
  const scale = scales[kind];
  return withMarkup(browser, markupOf(plan), { ...WINDOW, scale }, async (page) => {
    const sheets = await settle(page);
    return PRINTERS[kind]({ browser, page, sheets, family, dice, scale });
  });
}

const PRINTERS: Readonly<Record<FamilyKind, (settled: LaidOutMenu) => Promise<PrintedMenu>>> = {
  'digital-pdf': async ({ page, sheets }) => ({ bytes: await pdfOf(page), ending: 'pdf', pages: sheets.map(inPoints) }),
  'outlined-pdf': async ({ page, sheets }) => {
    await outlineLetters(page, sheets);
    return { bytes: await pdfOf(page), ending: 'pdf', pages: sheets.map(inPoints) };
  },
  'flat-image': async ({ page, sheets, scale, dice }) => {
    const [sheet] = sheetsOf(sheets);
    const picture = await page.locator('.sheet').first().screenshot({ type: 'png' });
    const { width, height } = await sharp(picture).metadata();
    const isPng = dice.chance(0.5);
    const coded = isPng ? sharp(picture).png() : sharp(picture).jpeg({ quality: dice.int(50, 92) });
    const placed = placedPage(sheet, { width, height }, (x, y) => [x * scale, y * scale]);
    return { bytes: await coded.toBuffer(), ending: isPng ? 'png' : 'jpg', pages: [placed] };
  },
  'scanned-pdf': async ({ browser, page, sheets, dice }) => {
    const [size] = sheetsOf(sheets);
    const scanner = drawScanner(dice);
    const strips: Buffer[] = [];
    const pages: TruthPage[] = [];
    for (const [index, sheet] of sheets.entries()) {
      const degrees = index % 2 === 0 ? scanner.degrees : -scanner.degrees;
      const picture = await page.locator('.sheet').nth(index).screenshot({ type: 'png' });
      strips.push(...(await scanPrint(picture, sheet, { ...scanner, degrees })));
      const mapPoint = scannedPlace(sheet, degrees);
      const toPoints: PointMapping = (x, y) => {
        const [left, top] = mapPoint(x, y);
        return [left * POINTS, top * POINTS];
      };
      pages.push(placedPage(sheet, { width: sheet.width * POINTS, height: sheet.height * POINTS }, toPoints));
    }
    return { bytes: await bindScans(browser, strips, size, scanner.strips), ending: 'pdf', pages };
  },
  photo: async ({ browser, page, sheets, family, dice }) => {
    const [sheet] = sheetsOf(sheets);
    const picture = await page.locator('.sheet').first().screenshot({ type: 'png' });
    const { scene, shown } = drawScene(dice, sheet, family.scene);
    const { jpeg, size, place: mapPoint } = await photographPrint(browser, picture, shown, scene);
    const shrink = shown.width / sheet.width;
    return { bytes: jpeg, ending: 'jpg', pages: [placedPage(sheet, size, (x, y) => mapPoint(x * shrink, y * shrink))] };
  },
};

/** @throws if there is none. */
function sheetsOf(sheets: readonly SheetWords[]): [SheetWords, ...SheetWords[]] {
  const [first, ...others] = sheets;
  if (!first) throw new Error('There is no sheet on the page.');
  return [first, ...others];
}

function markupOf({ menu, look, css, sheets }: DrawnPage): string {
  const drawn = sheets.map(
    ({ width, height, unit, html }) =>
      `<div class="sheet" style="width:${width}px;${height === null ? '' : `height:${height}px;`}--unit:${unit}">${html}</div>`,
  );
  return htmlPage(menu.pool.lang, `${look.css}\n${HEADING_CSS}\n${css}`, drawn.join(''));
}

/** Fits the sheets to their paper, makes pages of a PDF as large as they are, and reads their words. */
async function settle(page: Page): Promise<SheetWords[]> {
  await fitSheets(page);
  const sheets = sheetsOf(await wordsOfSheets(page));
  await page.addStyleTag({ content: `@page { size: ${sheets[0].width}px ${sheets[0].height}px; margin: 0; }` });
  return sheets;
}

const inPoints = (sheet: SheetWords): TruthPage =>
  placedPage(sheet, { width: sheet.width * POINTS, height: sheet.height * POINTS }, (x, y) => [x * POINTS, y * POINTS]);

function placedPage({ words }: SheetWords, { width, height }: PhotoSize, mapPoint: PointMapping): TruthPage {
  return {
    width: round(width),
    height: round(height),
    words: words.map(({ origin: _origin, face: _face, colour: _colour, spacing: _spacing, box, ...word }) => {
      const [left, top, right, bottom] = placeBox(mapPoint, box);
      return { ...word, box: [round(left), round(top), round(right), round(bottom)] };
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
