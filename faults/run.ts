import { parseArgs } from 'node:util';
import { closeAll } from '../test/closers.ts';
import { findPostgres } from '../test/postgres-cluster.ts';
import { type DatabaseKind, type FaultRound, findings, runRound } from './round.ts';
import { anySeed } from './seeded.ts';
import { sum } from './tally.ts';

/**
 * `npm run faults -- [--seconds N] [--seed S] [--database pglite|postgres] [--only WORDS] [--kills N]`: the built server,
 * killed, starved, frozen and fed wrong data under a mixed load, on each database for half of the seconds and at least until
 * each fault was injected once; with --kills only killed, so many times in each role. On PostgreSQL there are three web nodes
 * and two workers behind a balancer. Exits with 1 if anything acknowledged was lost, anything was half done, stuck or paid
 * twice, or guests got no answer. The logs of the processes are in .cache/faults.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(anySeed()) },
    database: { type: 'string' },
    only: { type: 'string' },
    kills: { type: 'string' },
  },
});
const USAGE = '[--seconds N] [--seed S] [--database pglite|postgres] [--only WORDS] [--kills N]';
const NODES = { webs: 3, workers: 2 };
const LOAD = { editors: 2, guests: 3, thieves: 2, payers: 2, import_pause_ms: 400 };
const SHOWN_FINDINGS = 20;
const seed = Number(values.seed);
const seconds = Number(values.seconds);
const kills = values.kills === undefined ? undefined : Number(values.kills);
const wanted: DatabaseKind[] = findPostgres() ? ['pglite', 'postgres'] : ['pglite'];
const databases = wanted.filter((kind) => values.database === undefined || values.database === kind);
const isKillsValid = kills === undefined || (Number.isInteger(kills) && kills > 0);
if (!Number.isInteger(seed) || !(seconds > 0) || !isKillsValid || databases.length === 0) {
  console.error(`Usage: npm run faults -- ${USAGE}`);
  process.exit(2);
}
console.log(`seed ${seed}: npm run faults -- --seconds ${seconds} --seed ${seed}`);

for (const database of databases) {
  const round = await runRound(database, {
    seconds: seconds / databases.length,
    seed,
    hold_ms: 8_000,
    only: values.only,
    kills,
    counts: NODES,
    load: LOAD,
  });
  print(database, round);
  const found = findings(database, round);
  for (const line of found.slice(0, SHOWN_FINDINGS)) console.log(`FOUND ${line}`);
  console.log(`${found.length} findings`);
  if (found.length > 0) process.exitCode = 1;
  await closeAll();
}

function print(database: DatabaseKind, { tally, faults, imports }: FaultRound): void {
  console.log(
    `\n## ${database}\n\n| fault | times | back after s | unanswered guests | other problems | process ended |`,
  );
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const { name, times, recovery_s, unanswered, problems, ended } of faults)
    console.log(`| ${name} | ${times} | ${recovery_s.toFixed(1)} | ${unanswered} | ${problems} | ${ended} |`);
  const { acknowledged, refused, lost, half, stuck, pages, down, unanswered, shown_after_ms } = tally;
  const { taken_back, survivors, paid, charged_twice } = tally;
  console.log(`
${acknowledged} writes acknowledged, ${refused} to be tried again, ${lost.length} lost; ${half.length} half; imports:
${imports.completed} completed, ${imports.failed.length} failed (${[...new Set(imports.failed)].join(', ')}), ${stuck.length} stuck; ${paid} subscriptions paid,
${charged_twice.length} paid twice; ${taken_back} addresses taken back, ${survivors.length} survivors; ${sum(tally.unexpected)} unexpected answers; publications shown
after ${(shown_after_ms / 1_000).toFixed(1)} s at most; guests: ${pages} pages, ${sum(unanswered)} unanswered, ${down} while there was no process`);
}
