import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules without violations are excluded early: collecting and sending them was half of the time. */
const RUN = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)";
/** Those of its rules about colours that it applies unless it is asked for more. */
const RUN_COLOURS = RUN.replace('{ ', "{ runOnly: ['color-contrast', 'link-in-text-block'], ");

/**
 * The violations that axe-core finds on a page, one per line. It runs in an isolated world, since the page may forbid scripts. `only`: what
 * colours decide, of a page that was looked at whole in other ones.
 */
export async function axeFindings(page: Page, only?: 'colours'): Promise<string[]> {
  // It is still there if this document was checked before.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(SOURCE);
  // The source above defines it; its results are JSON.
  const violations = (await page.evaluate(only ? RUN_COLOURS : RUN)) as AxeResults['violations'];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
