import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Whatever has no violation is left out early: collecting it, and sending it here, took half of the time. */
const RUN = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)";
/** Those of its rules about colours that it applies unless it is asked for more. */
const RUN_COLOURS = RUN.replace('{ ', "{ runOnly: ['color-contrast', 'link-in-text-block'], ");

/**
 * What axe-core finds on a page, one line each. It runs beside the page, which may forbid scripts of its own. `only`: what
 * colours decide, of a page that was looked at whole in other ones.
 */
export async function axeFindings(page: Page, only?: 'colours'): Promise<string[]> {
  // It is there still if this document was looked at before.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(SOURCE);
  // The source above defines it; its results are JSON.
  const violations = (await page.evaluate(only ? RUN_COLOURS : RUN)) as AxeResults['violations'];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
