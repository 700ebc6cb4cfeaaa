import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkFirstLoads } from './first-load.ts';
import { requireBrowser } from './install-browser.ts';
import { addTotals, type Totals, totalsLine, vitestTotals } from './test-totals.ts';

/**
 * `npm test`: types, lint, format, a browser, the web part, then every test, ending with the line "N passed, N failed"
 * (what comes before the tests counts as one each). Other arguments go to Vitest: `npm test -- server/menus`.
 * --fast: without the journeys in a browser and the tests that start servers (`npm run check`)
 * --tests-only: without types, lint and format (the second run, on PostgreSQL)
 * TEST_TOTALS_FILE: a file that gets the last line too, for .ci/run.
 */
const { values: options, positionals } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, 'tests-only': { type: 'boolean', default: false } },
  allowPositionals: true,
});

// Without the journeys, which start whole servers and a browser.
const FAST = ['--project', 'unit'];

const REPORT = '.cache/test-report.json';

/** Runs a program of node_modules on this Node. */
const runNode = (args: string[]): boolean => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;

/** One check, which counts as a test; one that fails doesn't stop the others. */
function check(name: string, run: () => void): Totals {
  console.log(`\n${name}`);
  try {
    run();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

const runStep = (name: string, args: string[]): Totals =>
  check(name, () => {
    if (!runNode(args)) throw new Error(`${name}: failed.`);
  });

function runVitest(args: string[]): Totals {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const hasSucceeded = runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]);
  return vitestTotals(existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : undefined, hasSucceeded);
}

mkdirSync('.cache', { recursive: true });
const totals: Totals[] = [];
if (!options['tests-only']) {
  totals.push(runStep('Types', ['node_modules/typescript/bin/tsc', '-p', '.']));
  totals.push(runStep('Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']));
}
if (!options.fast) totals.push(check('Browser', () => console.log(requireBrowser())));
totals.push(runStep('Web part', ['scripts/build-web.ts']));
totals.push(check('Script before the first screen', checkFirstLoads));
totals.push(runVitest(options.fast ? [...FAST, ...positionals] : positionals));

const sum = addTotals(totals);
const line = totalsLine(sum);
if (process.env['TEST_TOTALS_FILE']) appendFileSync(process.env['TEST_TOTALS_FILE'], `${line}\n`);
console.log(`\n${line}`);
process.exitCode = sum.failed === 0 ? 0 : 1;
