import type { Page } from 'playwright-core';
import { axeFindings } from '../test/axe.ts';
import { scrollsSideways } from './with-page.ts';

const TARGET_PIXELS = 44;

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

/** What is wrong with the screen as it stands now: axe-core's findings, sideways scrolling, targets below 44 pixels. */
export async function screenFindings(page: Page): Promise<string[]> {
  return [
    ...(await axeFindings(page)),
    ...((await scrollsSideways(page)) ? ['scrolls sideways'] : []),
    ...(await smallTargets(page)),
  ];
}
