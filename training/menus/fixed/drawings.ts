import type { Browser } from 'playwright-core';
import { printPdf, printPng } from '../print-page.ts';
import { ON_A_TABLE, ON_A_WALL, photograph } from '../spoilers/photograph.ts';
import { scan } from '../spoilers/scan.ts';
import { bistroMenu } from './bistro-menu.ts';
import { bistroPage } from './bistro-page.ts';
import { cantineMenu } from './cantine-menu.ts';
import { BOARD, cantinePage } from './cantine-page.ts';
import { caveMenu } from './cave-menu.ts';
import { cavePage } from './cave-page.ts';
import { dinerMenu } from './diner-menu.ts';
import { dinerPage } from './diner-page.ts';
import type { DrawnMenu } from './drawn-menu.ts';
import { gasthofMenu } from './gasthof-menu.ts';
import { gasthofPage } from './gasthof-page.ts';
import { grillMenu } from './grill-menu.ts';
import { grillPage, SHEET } from './grill-page.ts';
import { lanternMenu } from './lantern-menu.ts';
import { CARD, lanternPages } from './lantern-page.ts';
import { pizzeriaMenu } from './pizzeria-menu.ts';
import { pizzeriaPage } from './pizzeria-page.ts';
import { tabernaMenu } from './taberna-menu.ts';
import { tabernaPage } from './taberna-page.ts';

export type Drawing = { menu: DrawnMenu; ending: 'pdf' | 'png' | 'jpg'; draw: (browser: Browser) => Promise<Buffer> };

/** Every menu of test/menus/. */
export const DRAWINGS: readonly Drawing[] = [
  { menu: bistroMenu, ending: 'pdf', draw: (browser) => printPdf(browser, bistroPage(bistroMenu)) },
  { menu: dinerMenu, ending: 'png', draw: (browser) => printPng(browser, dinerPage(dinerMenu), 1_650) },
  { menu: grillMenu, ending: 'jpg', draw: (browser) => photograph(browser, grillPage(grillMenu), SHEET, ON_A_TABLE) },
  { menu: gasthofMenu, ending: 'pdf', draw: (browser) => printPdf(browser, gasthofPage(gasthofMenu)) },
  { menu: caveMenu, ending: 'pdf', draw: (browser) => printPdf(browser, cavePage(caveMenu)) },
  { menu: pizzeriaMenu, ending: 'pdf', draw: (browser) => printPdf(browser, pizzeriaPage(pizzeriaMenu)) },
  { menu: tabernaMenu, ending: 'png', draw: (browser) => printPng(browser, tabernaPage(tabernaMenu), 1_400) },
  {
    menu: cantineMenu,
    ending: 'jpg',
    draw: (browser) => photograph(browser, cantinePage(cantineMenu), BOARD, ON_A_WALL),
  },
  { menu: lanternMenu, ending: 'pdf', draw: (browser) => scan(browser, scannedCard(), CARD) },
];

/** The front lay a little to the left on the glass, the back a little to the right. */
function scannedCard(): { html: string; degrees: number }[] {
  const [front, back] = lanternPages(lanternMenu);
  return [
    { html: front, degrees: -0.8 },
    { html: back, degrees: 0.5 },
  ];
}
