import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Works as root and in containers, and makes no network requests of its own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the installed Chromium headless; the caller closes it. */
export const openBrowser = (moreFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...moreFlags], headless: true });
