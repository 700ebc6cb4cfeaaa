import { expect, test } from 'vitest';
import { type DatabaseKind, findings, runRound } from '../faults/round.ts';
import { anySeed } from '../faults/seeded.ts';
import { isOnPostgres } from '../test/test-database.ts';

/** The short form of `npm run faults`: each fault once. FAULTS_SEED repeats a run. */

const seed = Number(process.env['FAULTS_SEED'] ?? anySeed());
/** On PostgreSQL. */
const NODES = { webs: 2, workers: 1 };
/** One of each, at a time. */
const LOAD = { editors: 1, guests: 1, thieves: 1, payers: 1, import_pause_ms: 2_000 };
const database: DatabaseKind = isOnPostgres ? 'postgres' : 'pglite';

test(`under injected faults, no acknowledged work is lost, half done or unanswered (FAULTS_SEED=${seed})`, async () => {
  const round = await runRound(database, { seconds: 1, seed, hold_ms: 1_000, counts: NODES, load: LOAD });
  // A text, so that the report of failures names them.
  expect(findings(database, round).join('\n')).toBe('');
  const { tally, faults } = round;
  expect(faults.every(({ times }) => times > 0)).toBe(true);
  expect(tally.acknowledged).toBeGreaterThan(0);
  expect(tally.pages).toBeGreaterThan(0);
  expect(tally.taken_back).toBeGreaterThan(0);
  expect(tally.paid).toBeGreaterThan(0);
}, 600_000);
