import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../test/browser.ts';
import { makeLargeMenu } from './large-menu.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';
import { type ActionFigures, measureAction, openOwnerPage, type SlowNetwork, slowNetwork } from './slow-owner.ts';

/**
 * The owner's editor on a phone four times slower than this machine, with small, usual and the largest menus, beside the
 * same touches and keys in a page that has nothing else: from each event to the next paint, the longest task, and the
 * first opening on slow networks until a dish can be typed into. Missing a bar fails. `npm run bench:web`
 */

const MENUS = [
  { dishes: 40, sections: 4 },
  { dishes: 400, sections: 20 },
  // Lists that are mostly out of sight.
  { dishes: 400, sections: 2 },
  { dishes: 3_000, sections: 30 },
] as const;
const ROUNDS = 5;
const OPENINGS = 3;
const TYPED_TEXT = ' with lime';
const BARS = {
  open: 100,
  close: 100,
  switch: 100,
  leave: 100,
  typing: 50,
  task: 100,
  field_s: { 'slow 4G': 3, 'slow 3G': 6 },
  requests: 25,
  kilobytes: 300,
} as const;
/** By this much more with the largest menu than with the smallest, a figure grows with the menu. */
const GROWTH = { factor: 1.5, ms: 24 } as const;
const ACTIONS = ['open', 'close', 'switch', 'leave', 'typing'] as const;
type Action = (typeof ACTIONS)[number];

await using stack = new AsyncDisposableStack();
const browser = stack.adopt(await openBrowser(), (opened) => opened.close());
const missed: string[] = [];
const paintsByAction = new Map<Action, number[]>();

const emptyPage = await measureEmptyPage();
console.log('| dishes | open | close | switch | leave | typing | longest task |\n|---|---:|---:|---:|---:|---:|---:|');
printActions('an empty page', emptyPage);
const openingRows: string[] = [];
for (const { dishes, sections } of MENUS) {
  await using server = await serverToMeasure();
  const cookies = new Map<string, string>();
  const call = await signUpOwner(server.url, 'bench@example.com', cookies);
  const fieldsOf = (n: number) => ({ title: `Dish ${n}`, description: 'With what the market has today, and lemon.' });
  await makeLargeMenu(call, fieldsOf, dishes, sections);
  const actions = await measureEditor(browser, server.url, cookies);
  const size = `${dishes} in ${sections} sections`;
  printActions(size, actions);
  checkActions(size, actions);
  for (const network of ['slow 4G', 'slow 3G'] as const)
    openingRows.push(await measureOpenings(server.url, cookies, size, network));
}
console.log('\n| dishes | network | first dish s | first field s | requests | KB | all: requests | KB |');
console.log('|---|---|---:|---:|---:|---:|---:|---:|');
for (const row of openingRows) console.log(row);

const growing = ACTIONS.filter((action) => {
  const paints = paintsByAction.get(action) ?? [];
  const [smallest = 0, largest = 0] = [paints.at(0), paints.at(-1)];
  return largest > smallest * GROWTH.factor && largest > smallest + GROWTH.ms;
});
console.log(`\nGrows with the menu: ${growing.join(', ') || 'nothing'}.`);
if (missed.length > 0) {
  console.error(`\nMissed: ${missed.join('; ')}.`);
  process.exitCode = 1;
}

type Measured = Record<Action, ActionFigures>;

/** The median of several rounds, because other work on the machine delays some. The first round only warms the browser. */
async function measureEditor(browser: Browser, url: string, cookies: ReadonlyMap<string, string>): Promise<Measured> {
  await using opened = await openOwnerPage(browser, url, cookies);
  const { page } = opened;
  await page.goto(`${url}/admin`, { waitUntil: 'networkidle' });
  const rounds: Measured[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const dish = page.locator('[data-part="item-open"]').first();
    const card = page.locator('[data-part="item-card"]');
    const title = card.getByRole('textbox').first();
    const open = await measureAction(page, async () => {
      await dish.tap();
      await title.waitFor();
    });
    await title.tap();
    const typing = await measureAction(page, async () => {
      await page.keyboard.type(TYPED_TEXT);
    });
    // Discards what was typed; a second time closes the card.
    await page.keyboard.press('Escape');
    const close = await measureAction(page, async () => {
      await page.getByRole('button', { name: 'Done' }).tap();
      await card.waitFor({ state: 'detached' });
    });
    const chip = page.locator('[data-part="section-chips"] a').nth(round % 2 === 0 ? 1 : 0);
    const switched = await measureAction(page, async () => {
      await chip.tap();
      await chip.and(page.locator('[aria-current]')).waitFor();
    });
    const leave = await measureAction(page, async () => {
      await page.getByRole('link', { name: 'QR code' }).tap();
      await page.waitForURL('**/qr');
    });
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await dish.waitFor();
    rounds.push({ open, close, switch: switched, leave, typing });
  }
  return medianOf(rounds.slice(1));
}

/** The same touches and keys where nothing has to be done for them. */
async function measureEmptyPage(): Promise<Measured> {
  await using opened = await openOwnerPage(browser, 'http://localhost', new Map());
  const { page } = opened;
  // A document of its own, in which the scripts that watch have run.
  await page.goto('data:text/html,<button onclick="this.textContent+=1">Touch</button><input>');
  const rounds: Measured[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const touch = await measureAction(page, () => page.getByRole('button').tap());
    await page.getByRole('textbox').tap();
    const typing = await measureAction(page, () => page.keyboard.type(TYPED_TEXT));
    rounds.push({ open: touch, close: touch, switch: touch, leave: touch, typing });
  }
  return medianOf(rounds.slice(1));
}

function medianOf(rounds: Measured[]): Measured {
  const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
  const figuresOf = (action: Action): ActionFigures => ({
    paint_ms: median(rounds.map((round) => round[action].paint_ms)),
    longest_task_ms: median(rounds.map((round) => round[action].longest_task_ms)),
  });
  return {
    open: figuresOf('open'),
    close: figuresOf('close'),
    switch: figuresOf('switch'),
    leave: figuresOf('leave'),
    typing: figuresOf('typing'),
  };
}

function printActions(name: string, measured: Measured): void {
  const paints = ACTIONS.map((action) => measured[action].paint_ms.toFixed(0)).join(' | ');
  const tasks = ACTIONS.map((action) => measured[action].longest_task_ms.toFixed(0)).join(', ');
  console.log(`| ${name} | ${paints} | ${tasks} |`);
}

function checkActions(size: string, measured: Measured): void {
  for (const action of ACTIONS) {
    const { paint_ms, longest_task_ms } = measured[action];
    paintsByAction.set(action, [...(paintsByAction.get(action) ?? []), paint_ms]);
    if (paint_ms > BARS[action]) missed.push(`${action} with ${size}, ${paint_ms} ms`);
    if (longest_task_ms > BARS.task) missed.push(`a task of ${action} with ${size}, ${longest_task_ms} ms`);
  }
}

/** The median of several first openings, until the name of the first dish has the focus. */
async function measureOpenings(
  url: string,
  cookies: ReadonlyMap<string, string>,
  size: string,
  network: SlowNetwork,
): Promise<string> {
  const openings: { dish_s: number; field_s: number; requests: number; kilobytes: number; all: string }[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await using opened = await openOwnerPage(browser, url, cookies);
    const download = await slowNetwork(opened, network);
    const { page } = opened;
    await page.goto(`${url}/admin`, { waitUntil: 'commit' });
    const dish = page.locator('[data-part="item-open"]').first();
    await dish.waitFor();
    const dish_s = await secondsIn(page);
    await dish.tap();
    await page.locator('[data-part="item-card"]').getByRole('textbox').first().waitFor();
    const field_s = await secondsIn(page);
    const { requests, kilobytes } = download();
    await page.waitForLoadState('networkidle');
    const all = download();
    openings.push({ dish_s, field_s, requests, kilobytes, all: `${all.requests} | ${all.kilobytes.toFixed(0)}` });
  }
  const [, middle] = openings.toSorted((one, other) => one.field_s - other.field_s);
  if (!middle) throw new Error('There is a median of three.');
  const { dish_s, field_s, requests, kilobytes, all } = middle;
  const bars = [
    [field_s, BARS.field_s[network], 's until the first field'],
    [requests, BARS.requests, 'requests'],
    [kilobytes, BARS.kilobytes, 'KB'],
  ] as const;
  for (const [value, bar, unit] of bars)
    if (value > bar) missed.push(`${value.toFixed(1)} ${unit} with ${size} on ${network}`);
  const figures = [dish_s.toFixed(1), field_s.toFixed(1), requests, kilobytes.toFixed(0), all];
  return `| ${size} | ${network} | ${figures.join(' | ')} |`;
}

/** Since the navigation began. */
async function secondsIn(page: Page): Promise<number> {
  return await page.evaluate(() => performance.now() / 1_000);
}
