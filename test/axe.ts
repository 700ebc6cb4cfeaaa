import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Rules without violations are excluded early: collecting and sending them was half of the time. A frame without axe-core is waited
 * for half a second.
 */
const ALL_RULES = "iframes: false, resultTypes: ['violations']";
/** Those of its rules about colours that it applies unless it is asked for more. */
const COLOUR_RULES = `${ALL_RULES}, runOnly: ['color-contrast', 'link-in-text-block']`;

/**
 * What of a page that was looked at whole is left to look at: `colours` decide in other colours, `added` is what only a window of
 * another size shows.
 */
export type AxeScope = 'colours' | 'added';

const VISIBLE = "[...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())";
/** The outermost of the elements that were not visible when the page was looked at whole. */
const ADDED = `((elements) => {
  const added = new Set(elements.filter((element) => !axeSeen.has(element)));
  const isWithin = (element) => element !== null && (added.has(element) || isWithin(element.parentElement));
  return [...added].filter((element) => !isWithin(element.parentElement));
})(${VISIBLE})`;

/** Parts of windows, such as their navigation, in which nothing was found: other screens have them, too. */
const flawlessParts = new Set<string>();

/**
 * The violations that axe-core finds on a page, one per line. It runs in an isolated world, since the page may forbid scripts. `only`: see
 * `AxeScope`.
 */
export async function axeFindings(page: Page, only?: AxeScope): Promise<string[]> {
  // It is still there if this document was checked before. To define it costs more than to apply it.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(SOURCE);
  if (only === 'added') return await findingsOfAdded(page);
  await page.evaluate(`{ globalThis.axeSeen = new WeakSet(${VISIBLE}) }`);
  return await findingsIn(page, 'document', only === 'colours' ? COLOUR_RULES : ALL_RULES);
}

/** Whether a window has parts that `axeFindings` has looked at neither in another window nor on another screen. */
export const hasNewParts = async (page: Page): Promise<boolean> =>
  (await addedParts(page)).some((part) => !flawlessParts.has(part));

/** Each part with its colours; those of a page that was looked at in no window are none. */
const addedParts = (page: Page): Promise<string[]> =>
  page.evaluate(
    `'axeSeen' in globalThis ? ${ADDED}.map(({ outerHTML }) => matchMedia('(prefers-color-scheme: dark)').matches + outerHTML) : []`,
  );

async function findingsOfAdded(page: Page): Promise<string[]> {
  const parts = await addedParts(page);
  const newPlaces = parts.flatMap((part, place) => (flawlessParts.has(part) ? [] : [place]));
  if (newPlaces.length === 0) return [];
  const include = `((added) => ${JSON.stringify(newPlaces)}.map((place) => added[place]))(${ADDED})`;
  const findings = await findingsIn(page, `{ include: ${include} }`, ALL_RULES);
  if (findings.length === 0) for (const part of parts) flawlessParts.add(part);
  return findings;
}

async function findingsIn(page: Page, context: string, rules: string): Promise<string[]> {
  // axe-core's source defines it; its results are JSON.
  const violations = (await page.evaluate(
    `axe.run(${context}, { ${rules} }).then(({ violations }) => violations)`,
  )) as AxeResults['violations'];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
