import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without the parts of a window, as Playwright starts it by itself: docs/decisions/059. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

// The cheapest first.
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Where installers put the program without adding it to the PATH. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/chromium/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of an installed Chromium or Google Chrome: CHROMIUM_PATH if set, otherwise by name on the PATH, in the order
 * of the names, then in the usual places. `npm test` installs one first if the system's package manager can
 * (scripts/install-browser.ts).
 * @throws if CHROMIUM_PATH is not a program, or none is installed.
 */
export function findChromium(variables: Record<string, string | undefined> = process.env): string {
  const { CHROMIUM_PATH: chosen, PATH = '' } = variables;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program.`);
  }
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...onPath, ...USUAL_PLACES].find(isProgram);
  if (found) return found;
  throw new Error('No Chromium or Google Chrome was found. Install one, or set CHROMIUM_PATH to its program.');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
