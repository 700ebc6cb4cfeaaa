import { parseArgs } from 'node:util';
import { findPostgres } from '../test/postgres-cluster.ts';
import { type DatabaseKind, type Round, runRound } from './round.ts';
import { anySeed } from './seeded.ts';
import { sum } from './tally.ts';

/**
 * `npm run faults -- [--seconds N] [--seed S] [--database pglite|postgres] [--only WORDS]`: the built server, killed,
 * starved, frozen and misled under a mixed load, on each database for half of the seconds and at least until each fault
 * came once. Ends with 1 if anything acknowledged was lost, anything was half done or stuck, or guests stayed without an
 * answer. The server's own words are kept in .cache/faults.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(anySeed()) },
    database: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const seconds = Number(values.seconds);
const wanted: DatabaseKind[] = findPostgres() ? ['pglite', 'postgres'] : ['pglite'];
const databases = wanted.filter((kind) => values.database === undefined || values.database === kind);
if (!Number.isInteger(seed) || !(seconds > 0) || databases.length === 0) {
  console.error('Usage: npm run faults -- [--seconds N] [--seed S] [--database pglite|postgres] [--only WORDS]');
  process.exit(2);
}
console.log(`seed ${seed}: npm run faults -- --seconds ${seconds} --seed ${seed}`);

for (const database of databases) {
  const round = await runRound(database, {
    seconds: seconds / databases.length,
    seed,
    hold_ms: 8_000,
    only: values.only,
  });
  print(database, round);
  if (!isClean(round)) process.exitCode = 1;
}

function print(database: DatabaseKind, { tally, faults, imports }: Round): void {
  console.log(`\n## ${database}\n\n| fault | times | back after s | unanswered guests | other problems |`);
  console.log('|---|---:|---:|---:|---:|');
  for (const { name, times, recovery_s, unanswered, problems } of faults)
    console.log(`| ${name} | ${times} | ${recovery_s.toFixed(1)} | ${unanswered} | ${problems} |`);
  console.log(
    `\n${tally.acknowledged} writes acknowledged, ${tally.refused} to be tried again, ${tally.lost.length} lost; ` +
      `${tally.half.length} half; imports ${imports.completed} completed, ${imports.failed.length} failed, ` +
      `${tally.stuck.length} stuck; ${sum(tally.unexpected)} unexpected answers; guests: ${tally.pages} pages, ` +
      `${sum(tally.unanswered)} unanswered, ${tally.down} while there was no process`,
  );
  if (imports.failed.length > 0) console.log(`  imports failed by ${[...new Set(imports.failed)].join(', ')}`);
  for (const [name, list] of Object.entries({ lost: tally.lost, half: tally.half, stuck: tally.stuck }))
    for (const line of list.slice(0, 10)) console.log(`  ${name}: ${line}`);
  for (const [what, times] of [...tally.unexpected, ...tally.unanswered]) console.log(`  ${times} × ${what}`);
}

function isClean({ tally, faults }: Round): boolean {
  return (
    tally.lost.length + tally.half.length + tally.stuck.length === 0 &&
    sum(tally.unexpected) + sum(tally.unanswered) === 0 &&
    faults.every(({ problems, recovery_s }) => problems === 0 && Number.isFinite(recovery_s))
  );
}
