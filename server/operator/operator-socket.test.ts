import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { StartProblem } from '../start-problem.ts';
import { openLog } from '../telemetry/open-log.ts';
import { askServer } from './ask-server.ts';
import { openOperatorSocket } from './operator-socket.ts';

const EMAIL = 'lise@example.com';

test('the reason that a command was refused is shown to the operator, and not logged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-socket-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const logged: string[] = [];
  const log = openLog({ LOG_LEVEL: 'trace' }, { write: (line) => void logged.push(line) });
  const refuse = async ([email = '']: string[]) => {
    throw new StartProblem(`No account has the address ${email}.`);
  };
  const socket = await openOperatorSocket(folder, { admin: refuse }, log);
  closeAfterFile(() => socket.close());
  const ask = async (command: string) => (await askServer(folder, command, [EMAIL]))?.lines.next();
  await expect(ask('admin')).rejects.toThrow(`No account has the address ${EMAIL}.`);
  await expect(ask(EMAIL)).rejects.toThrow(`There is no command ${EMAIL}.`);
  expect(logged).toHaveLength(2);
  expect(logged[0]).toContain('"command":"admin"');
  expect(logged.join()).not.toContain(EMAIL);
});
