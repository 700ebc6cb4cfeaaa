import type { Browser } from 'playwright-core';
import { bistroMenu } from './bistro-menu.ts';
import { bistroPage } from './bistro-page.ts';
import { dinerMenu } from './diner-menu.ts';
import { dinerPage } from './diner-page.ts';
import type { DrawnMenu } from './drawn-menu.ts';
import { gasthofMenu } from './gasthof-menu.ts';
import { gasthofPage } from './gasthof-page.ts';
import { grillMenu } from './grill-menu.ts';
import { grillPage, SHEET } from './grill-page.ts';
import { photograph } from './photograph.ts';
import { printPdf, printPng } from './print-page.ts';
import { tabernaMenu } from './taberna-menu.ts';
import { tabernaPage } from './taberna-page.ts';

export type Drawing = { menu: DrawnMenu; ending: 'pdf' | 'png' | 'jpg'; draw: (browser: Browser) => Promise<Buffer> };

/** Every menu that stands in test/menus/. */
export const DRAWINGS: readonly Drawing[] = [
  { menu: bistroMenu, ending: 'pdf', draw: (browser) => printPdf(browser, bistroPage(bistroMenu)) },
  { menu: dinerMenu, ending: 'png', draw: (browser) => printPng(browser, dinerPage(dinerMenu), 1_650) },
  { menu: grillMenu, ending: 'jpg', draw: (browser) => photograph(browser, grillPage(grillMenu), SHEET) },
  { menu: gasthofMenu, ending: 'pdf', draw: (browser) => printPdf(browser, gasthofPage(gasthofMenu)) },
  { menu: tabernaMenu, ending: 'png', draw: (browser) => printPng(browser, tabernaPage(tabernaMenu), 1_400) },
];
