import { parseArgs } from 'node:util';
import { serverToMeasure } from '../bench/server-to-measure.ts';
import { runFuzz } from './run-fuzz.ts';
import { anySeed } from './seeded.ts';

/**
 * `npm run fuzz -- [--requests N] [--seed S]`: valid and invalid requests made from the API's OpenAPI document, by an owner
 * and by nobody, to the built server on the embedded database. Exits with 1 if any answer is a 5xx or lasts longer than ten
 * seconds, or if the server doesn't run afterwards.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(anySeed()) },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
if (!(requests > 0) || !Number.isInteger(seed)) {
  console.error('Usage: npm run fuzz -- [--requests N] [--seed S]');
  process.exit(2);
}
console.log(`seed ${seed}: npm run fuzz -- --requests ${requests} --seed ${seed}`);

await using server = await serverToMeasure();
const begun = performance.now();
const { statuses, faults, slowest, operations, succeeded } = await runFuzz(server.url, { requests, seed });
const seconds = (performance.now() - begun) / 1_000;

console.log(`${requests} requests in ${seconds.toFixed(0)} s`);
console.log(
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', '),
);
console.log(`${succeeded.size} of ${operations} operations succeeded at least once`);
console.log(`slowest: ${slowest.map(({ ms, what }) => `${ms.toFixed(0)} ms ${what}`).join('; ')}`);
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
console.log(`${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
