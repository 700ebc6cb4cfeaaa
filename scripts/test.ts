import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { checkFirstLoads } from './first-load.ts';
import { requireBrowser } from './install-browser.ts';
import { addTotals, failuresOf, type Totals, totalsLine, vitestTotals } from './test-totals.ts';

/**
 * `npm test`: types, lint and format, a browser, the web part, then every test, ending with the line "N passed, N
 * failed" (each step before the tests counts as one). Other arguments go to Vitest: `npm test -- server/menus`.
 * --fast: without the journeys in a browser and the long tests (`npm run check`)
 * --postgres: only the tests that touch a database, and the journeys that start a server on their own one; on the
 * PostgreSQL of TEST_DATABASE_URL (`npm run test:postgres`)
 * TEST_TOTALS_FILE, TEST_FAILURES_FILE: files that get the last line, and what failed, for .ci/run.
 */
const { values: options, positionals } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** A test uses a database if its imports lead here: through `testApp` or `startServer`, for example. */
const DATABASE = 'test/test-database.ts';

const REPORT = '.cache/test-report.json';

/** The C library asks the kernel for large pages, if it has any: a sixth less processor time of a test on PGlite. */
const LARGE_PAGES = 'glibc.malloc.hugetlb=1';

const PASSED: Totals = { passed: 1, failed: 0 };
const FAILED: Totals = { passed: 0, failed: 1 };

/** Failures, printed again at the end. */
const failures: string[] = [];

/** One check, which counts as a test; one that fails doesn't stop the others. */
function check(name: string, run: () => void): Totals {
  console.log(`\n${name}`);
  try {
    run();
    return PASSED;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    failures.push(`${name}\n${message}`);
    return FAILED;
  }
}

/** The same as a Node program, concurrently with others; its output is printed in one piece. */
async function runStep(name: string, args: string[]): Promise<Totals> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  console.log(`\n${name}${code === 0 ? '' : ': failed'}\n${out}${err}`.trimEnd());
  if (code === 0) return PASSED;
  failures.push(name);
  return FAILED;
}

async function runVitest(args: string[]): Promise<Totals> {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, '--run', ...reporters], {
    stdio: 'inherit',
    env: { GLIBC_TUNABLES: LARGE_PAGES, ...process.env },
  });
  const [code] = await once(child, 'exit');
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : undefined;
  failures.push(...failuresOf(report));
  return vitestTotals(report, code === 0);
}

function vitestArgs(): string[] {
  if (options.fast) return ['--project', 'unit', ...positionals];
  return options.postgres && positionals.length === 0 ? ['related', DATABASE] : positionals;
}

mkdirSync('.cache', { recursive: true });
const built = runStep('Web part', ['scripts/build-web.ts']);
// Tests start once the web part is built; on two cores these two checks use the time that tests leave.
const beside: Promise<Totals>[] = [];
if (!options.postgres) {
  beside.push(runStep('Types', ['node_modules/typescript/bin/tsc', '-p', '.']));
  beside.push(
    runStep('Lint and format', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--colors=force',
    ]),
  );
}
const totals = [await built];
if (!options.fast) totals.push(check('Browser', () => console.log(requireBrowser())));
totals.push(check('Script before the first screen', checkFirstLoads));
totals.push(...(await Promise.all([runVitest(vitestArgs()), ...beside])));

const sum = addTotals(totals);
const line = totalsLine(sum);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
if (process.env['TEST_FAILURES_FILE']) appendFileSync(process.env['TEST_FAILURES_FILE'], failures.join('\n\n'));
if (process.env['TEST_TOTALS_FILE']) appendFileSync(process.env['TEST_TOTALS_FILE'], `${line}\n`);
console.log(`\n${line}`);
process.exitCode = sum.failed === 0 ? 0 : 1;
