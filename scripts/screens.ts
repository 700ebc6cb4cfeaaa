import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serverToMeasure } from '../bench/server-to-measure.ts';
import { APP_LOCALES } from '../shared/locales.ts';
import { openBrowser } from '../test/browser.ts';
import { keepSession } from '../test/keep-session.ts';
import { makeDemoRestaurant, makeFreeRestaurant, signUpNewcomer } from './screens/demo-restaurant.ts';
import { SCREENS } from './screens/screens-list.ts';
import { holdInTab } from './screens/tab-of.ts';

/**
 * `npm run screens`: a picture of every screen in the ignored folder screens/, in both languages, light and dark, on a phone
 * and a desktop, from the built server with a demo restaurant. `-- NAME…` selects names that begin with NAME.
 */
const { positionals, values } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
if (values.help) {
  console.log(`Usage: npm run screens [-- NAME…]\n\n${SCREENS.map(({ name }) => name).join('\n')}`);
  process.exit();
}
const FOLDER = join(import.meta.dirname, '../screens');
const VIEWS = [
  { view: 'phone', viewport: { width: 360, height: 740 }, hasTouch: true },
  { view: 'desk', viewport: { width: 1280, height: 800 }, hasTouch: false },
];

const wanted = SCREENS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.startsWith(part)),
);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await using server = await serverToMeasure({ PAYMENTS: 'sandbox' });
const browser = await openBrowser();
try {
  for (const locale of APP_LOCALES) {
    const contexts = {
      owner: await browser.newContext(),
      newcomer: await browser.newContext(),
      free: await browser.newContext(),
    };
    const made = await makeDemoRestaurant(contexts.owner.request, server.url, locale);
    const newcomer = await signUpNewcomer(contexts.newcomer.request, server.url, locale);
    await makeFreeRestaurant(contexts.free.request, server.url, locale);
    const sessions = {
      owner: await contexts.owner.storageState(),
      newcomer: await contexts.newcomer.storageState(),
      free: await contexts.free.storageState(),
    };
    for (const colorScheme of ['light', 'dark'] as const)
      for (const { view, ...device } of VIEWS)
        for (const { name, path, as, stage, act } of wanted) {
          const options = { ...device, locale, colorScheme, ...(as === 'guest' ? {} : { storageState: sessions[as] }) };
          const context = await browser.newContext(options);
          if (as !== 'guest') await keepSession(context);
          await holdInTab(context, newcomer.id);
          const page = await context.newPage();
          await stage?.(page);
          await page.goto(server.url + path(made), { waitUntil: 'networkidle' });
          await act?.(page);
          await page.screenshot({ path: join(FOLDER, `${name}-${view}-${colorScheme}-${locale}.png`), fullPage: true });
          await context.close();
        }
  }
} finally {
  await browser.close();
}

console.log(`${FOLDER}: ${wanted.length} screens.`);
