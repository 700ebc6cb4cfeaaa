import { openBrowser } from '../test/browser.ts';
import { firstFonts } from '../test/first-fonts.ts';
import { publishDrawnDishes } from './drawn-dishes.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';
import { openOnSlowPhone, type PhoneFigures } from './slow-phone.ts';

/**
 * A guest's page of 80 dishes of the drawn menus: its size, and how long a guest with a slow phone waits. Each figure has a
 * target; missing one fails. `npm run bench:page`
 */

const OPENINGS = 5;

await using stack = new AsyncDisposableStack();
const server = stack.use(await serverToMeasure());
const url = server.url + (await publishDrawnDishes(await signUpOwner(server.url)));

const figures: { name: string; value: number; bar: number | null; unit: string }[] = [];
await weigh();
await openOnPhone();

console.log('| | measured | bar |');
console.log('|---|---:|---:|');
for (const { name, value, bar, unit } of figures)
  console.log(`| ${name} | ${Number(value.toFixed(3))} ${unit} | ${bar === null ? '' : `≤ ${bar} ${unit}`} |`);
const missed = figures.filter(({ value, bar }) => bar !== null && value > bar);
if (missed.length > 0) {
  console.error(`\nMissed: ${missed.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}

/** Everything a browser requests before pictures, as sent. */
async function weigh(): Promise<void> {
  const sent = async (address: string) => {
    const answer = await fetch(new URL(address, url), { headers: { 'accept-encoding': 'br' } });
    return { bytes: Number(answer.headers.get('content-length')), text: await answer.text() };
  };
  const page = await sent(url);
  const addresses = (pattern: RegExp) => Array.from(page.text.matchAll(pattern), ([, address = '']) => address);
  const weights = async (all: string[]) =>
    (await Promise.all(all.map(sent))).reduce((sum, { bytes }) => sum + bytes, 0);
  const script = await weights(addresses(/<script [^>]*src="([^"]+)"/g));
  const fonts = await weights(firstFonts(page.text));
  const kilobytes = (bytes: number) => bytes / 1_000;
  console.log(`page ${kilobytes(page.bytes)} KB, fonts ${kilobytes(fonts)} KB, script ${kilobytes(script)} KB\n`);
  const all = kilobytes(page.bytes + fonts + script);
  figures.push({ name: 'compressed before pictures', value: all, bar: 60, unit: 'KB' });
  figures.push({ name: 'of which script', value: kilobytes(script), bar: 8, unit: 'KB' });
}

/**
 * The worst of several openings: a target must be met each time; the first opening only warms the browser. Alternates with a
 * page of a few lines of text, which shows what opening any page takes here.
 */
async function openOnPhone(): Promise<void> {
  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const text = new URL('/robots.txt', url).href;
  await openOnSlowPhone(browser, url);
  const openings: PhoneFigures[] = [];
  const ofText: PhoneFigures[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    openings.push(await openOnSlowPhone(browser, url));
    ofText.push(await openOnSlowPhone(browser, text));
  }
  const valuesOf = (key: keyof PhoneFigures, of: PhoneFigures[]) => of.map((opening) => opening[key]);
  const of = (key: keyof PhoneFigures) => Math.max(...valuesOf(key, openings));
  figures.push({ name: 'LCP, slow phone', value: of('lcp_ms'), bar: 1_200, unit: 'ms' });
  figures.push({ name: 'CLS, slow phone', value: of('cls'), bar: 0.02, unit: '' });
  figures.push({ name: 'longest task, slow phone', value: of('longest_task_ms'), bar: 50, unit: 'ms' });
  const others = [
    { name: 'of a page of text', value: Math.max(...valuesOf('longest_task_ms', ofText)) },
    { name: 'its processor time, median', value: median(valuesOf('longest_task_processor_ms', openings)) },
    { name: 'of a page of text', value: median(valuesOf('longest_task_processor_ms', ofText)) },
  ];
  figures.push(...others.map((other) => ({ ...other, bar: null, unit: 'ms' })));
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
