import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { scrollsSideways } from './with-page.ts';

const TARGET_PIXELS = 44;
/** Letters reach a little over their line. */
const SLACK_PIXELS = 2;

/** Links and controls that are smaller than a thumb; links within a sentence are as high as its line. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      !!element.parentElement?.matches('p, li');
    // The words beside a radio button are as good a target as itself.
    const targetOf = (element: Element) =>
      element.closest('label') ??
      (element instanceof HTMLInputElement && element.matches('[type=radio], [type=checkbox]')
        ? element.labels?.[0]
        : null) ??
      element;
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"], [role="tab"]')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
        // What is only for screen readers is a pixel wide; the skip link waits above the page.
        .filter(({ element, box }) => box.width > 1 && box.bottom > 0 && !isInSentence(element))
        .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
        )
    );
  }, TARGET_PIXELS);

/** Texts that end outside the window or are cut off by what they are in; what can be scrolled isn't. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate((slack) => {
    const isOutside = (box: DOMRect, edge: { left: number; right: number }) =>
      box.left < edge.left - slack || box.right > edge.right + slack;
    /** Whether an element hides a part of the box, can be scrolled to it, or is for screen readers only. */
    const judge = (around: Element, box: DOMRect): 'cuts' | 'scrolls' | 'unseen' | 'shows' => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (edge.width <= 1 || clip !== 'auto' || clipPath !== 'none') return 'unseen';
      if (/auto|scroll/.test(overflowX)) return 'scrolls';
      const isAboveOrBelow = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      if (overflowX !== 'visible' && isOutside(box, edge)) return 'cuts';
      return /hidden|clip/.test(overflowY) && isAboveOrBelow ? 'cuts' : 'shows';
    };
    /** The window, or the first of the elements around that cuts off a part of the box. */
    const whatCuts = (start: Element, box: DOMRect): string | undefined => {
      for (let around: Element | null = start; around && around !== document.body; around = around.parentElement) {
        const judged = judge(around, box);
        if (judged === 'cuts') return `<${around.tagName.toLowerCase()} class="${around.className}">`;
        if (judged !== 'shows') return undefined;
      }
      return isOutside(box, { left: 0, right: innerWidth }) ? 'the window' : undefined;
    };
    const overfullAreas = [...document.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden])')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + slack)
      .map(({ value }) => `“${value.slice(0, 60)}” by its field`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      // A field's text isn't that of the node within it.
      if (words === '' || !parent || parent instanceof HTMLTextAreaElement) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cutter = whatCuts(parent, range.getBoundingClientRect());
      if (cutter !== undefined) overfullAreas.push(`“${words.slice(0, 60)}” by ${cutter}`);
    }
    return overfullAreas;
  }, SLACK_PIXELS);

/**
 * The screen's current problems: axe-core's findings, sideways scrolling, targets below 44 pixels. `only`:
 * see `axeFindings`.
 */
export async function screenFindings(page: Page, only?: 'colours'): Promise<string[]> {
  return [
    ...(await axeFindings(page, only)),
    ...((await scrollsSideways(page)) ? ['scrolls sideways'] : []),
    ...(await smallTargets(page)),
  ];
}

/** The same, and texts that are cut off. */
export const findingsWithTexts = async (page: Page, only?: 'colours'): Promise<string[]> => [
  ...(await screenFindings(page, only)),
  ...(await cutOffTexts(page)),
];

/** As the style says it: for a screenshot the browser draws the whole page again. */
const isGroundDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const grounds = [document.body, document.documentElement].map((ground) => getComputedStyle(ground).backgroundColor);
    const ground = grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)';
    const [red = 255, green = 255, blue = 255] = ground.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue < 3 * 128;
  });

/**
 * Looks at the screen as it is in light and then in dark colours, without loading it twice. `check` receives what axe-core has
 * left to look at: whatever is not about colours was looked at in light.
 */
export async function inBothColours(page: Page, check: (only?: 'colours') => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => isGroundDark(page)).toBe(colorScheme === 'dark');
    // Elements with a colour transition are checked once it has ended.
    await page.evaluate(() => {
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return Promise.all(changes.map(({ finished }) => finished.catch(() => undefined)));
    });
    await check(colorScheme === 'dark' ? 'colours' : undefined);
  }
}

/** The sizes of window that screens are looked at in: a phone's, and a desk's. */
export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/**
 * Looks at the screen as it is in windows of these sizes, in light and dark each, without loading it again. The window is
 * as before afterwards.
 */
export async function inAllWindows(
  page: Page,
  check: (only?: 'colours') => Promise<void>,
  windows: readonly WindowSize[] = WINDOWS,
): Promise<void> {
  await inEachWindow(page, windows, () => inBothColours(page, check));
}

/** Expects that a search finds nothing on the screen in all windows, in light and dark. */
export const expectNoneInAllWindows = (page: Page, find = screenFindings): Promise<void> =>
  inAllWindows(page, async (only) => expect(await find(page, only)).toEqual([]));

/** What `screenFindings` finds on the screen as it is, in each of the windows; the window is as before afterwards. */
export async function findingsInAllWindows(page: Page): Promise<string[]> {
  const foundProblems: string[] = [];
  await inEachWindow(page, WINDOWS, async ({ width }) => {
    foundProblems.push(...(await screenFindings(page)).map((finding) => `${width} pixels wide: ${finding}`));
  });
  return foundProblems;
}

type WindowSize = { width: number; height: number };

async function inEachWindow(
  page: Page,
  windows: readonly WindowSize[],
  look: (size: WindowSize) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const size of windows) {
    await resizeTo(page, size);
    await look(size);
  }
  if (before) await resizeTo(page, before);
}

/** Resolves when the app shows what it shows in a window of this size. */
async function resizeTo(page: Page, size: WindowSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
