import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartProblem } from '../start-problem.ts';

/**
 * The version whose private parts pglite-statements.ts, pglite-fsync.ts and pglite-upkeep.ts rely on. Another one may
 * lose commits or hang without a word, so it isn't opened. To change it: raise it here and in package.json, run
 * scripts/make-empty-database.ts, and the tests of server/db, which see each commit reach the disk.
 */
export const PGLITE_VERSION = '0.5.16';

/** What that version's initdb makes: a new installation begins with it. */
export const EMPTY_DATABASE = join(import.meta.dirname, `empty-database-${PGLITE_VERSION}.tar.gz`);

/** The methods of an open database that are called or replaced although they are private or undocumented. */
const USED_METHODS = [
  '_checkReady',
  '_runExclusiveTransaction',
  'runExclusive',
  'execProtocol',
  'execProtocolStream',
  'syncToFs',
] as const;

export type InstalledPglite = {
  version: string;
  startParams: readonly string[];
  /** Of an open database. */
  methods: Readonly<Record<string, unknown>>;
};

/** @throws StartProblem if the installed package is not the one that the database was tested with. */
export function requireTestedPglite(installed: InstalledPglite = installedPglite()): void {
  const { version, startParams, methods } = installed;
  const missingMethod = USED_METHODS.find((name) => typeof methods[name] !== 'function');
  if (version === PGLITE_VERSION && startParams.includes('-F') && missingMethod === undefined) return;
  throw new StartProblem(
    `The package @electric-sql/pglite is ${version}, but the embedded database was tested with ${PGLITE_VERSION} only. Run npm ci.`,
  );
}

function installedPglite(): InstalledPglite {
  const packageUrl = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  // The shape of a package.json (npm's documentation).
  const { version } = JSON.parse(readFileSync(packageUrl, 'utf8')) as { version: string };
  // Its methods are read by name only.
  const methods = PGlite.prototype as unknown as Record<string, unknown>;
  return { version, startParams: PGlite.defaultStartParams, methods };
}
