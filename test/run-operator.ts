import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SHORT_LIVED } from './server-process.ts';

export type OperatorRun = { code: number | null; output: string };

/** Runs a command of an operator as `npm run` does, but for npm: `runOperator(['backup', 'list'], env)`. */
export async function runOperator(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OperatorRun> {
  const child = spawn(process.execPath, [...SHORT_LIVED, 'server/operate.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  // Null if it was killed.
  return { code: typeof code === 'number' ? code : null, output };
}
