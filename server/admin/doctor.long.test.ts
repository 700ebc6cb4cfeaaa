import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { makeDatabase } from '../../test/test-database.ts';
import { allJobs } from '../all-jobs.ts';
import { parseEnv } from '../env.ts';
import { StartProblem } from '../start-problem.ts';
import { doctorCommand } from './doctor-command.ts';

test('a database without tables is named with its mend, and no query is shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-doctor-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const database = await makeDatabase({ isEmpty: true });
  if (database) closeAfterFile(() => database.drop());
  const env = parseEnv({ DATA_DIR: folder, NODE_ENV: 'test', ...(database ? { DATABASE_URL: database.url } : {}) });
  const lines: string[] = [];
  const log = pino({ level: 'silent' });
  const checked = doctorCommand([], { env, log, jobs: allJobs, say: (line) => void lines.push(line) });
  await expect(checked).rejects.toThrow(StartProblem);
  expect(lines).toContainEqual(expect.stringMatching(/^FIX {2}database: .*npm run migrate/));
  expect(lines).toContainEqual(expect.stringMatching(/^FIX {2}files: DrizzleQueryError, caused by \w+ 42P01/));
  expect(lines.join('\n')).not.toMatch(/params|select/);
});
