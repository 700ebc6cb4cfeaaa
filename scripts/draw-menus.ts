import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../test/browser.ts';
import { DRAWINGS } from './menus/drawings.ts';
import { truthOf } from './menus/drawn-menu.ts';

/**
 * `npm run draw-menus [NAME…]`: draws the menus of invented restaurants that the tests and the benchmark read, and
 * writes each with its truth into test/menus/. The same Chromium draws the same bytes; nothing is fetched.
 */
const folder = join(import.meta.dirname, '../test/menus');
const names = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
try {
  for (const { menu, ending, draw } of DRAWINGS) {
    if (names.length > 0 && !names.includes(menu.name)) continue;
    const bytes = await draw(browser);
    await writeFile(join(folder, `${menu.name}.${ending}`), bytes);
    await writeFile(join(folder, `${menu.name}.truth.json`), `${JSON.stringify(truthOf(menu), null, 2)}\n`);
    console.log(`${menu.name}.${ending}: ${Math.round(bytes.length / 1024)} KB`);
  }
} finally {
  await browser.close();
}
