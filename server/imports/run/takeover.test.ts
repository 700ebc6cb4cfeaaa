import { expect, test } from 'vitest';
import { PACES } from '../../jobs/open-boss.ts';
import { LOOK_MS } from '../../jobs/work-jobs.ts';
import { readMenuJob } from './read-menu.job.ts';

/** The queue waits for up to twice the delay before the first retry. */
const JITTER = 2;

test('another worker has the import of a killed one within 22 seconds, by the intervals of PostgreSQL', () => {
  const { heartbeat_seconds, retry_delay_seconds } = readMenuJob;
  const seconds =
    (heartbeat_seconds ?? Number.POSITIVE_INFINITY) +
    2 * PACES.postgres.watch_seconds +
    JITTER * retry_delay_seconds +
    LOOK_MS / 1_000;
  expect(seconds).toBeLessThanOrEqual(22);
});
