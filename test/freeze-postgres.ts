import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { sendSignal } from './send-signal.ts';

/**
 * Stops (SIGSTOP) all processes of a local PostgreSQL, which simulates a machine that hangs: connections stay open, nothing
 * is answered. Returns a function that continues them. On Linux only: the processes are found in /proc.
 */
export async function freezePostgres(url: string): Promise<() => void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`);
  await client.end();
  const postmaster: number = rows[0].pid;
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [postmaster, ...childrenOf(postmaster)]) sendSignal(pid, name);
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

/** The fourth field of proc(5)'s stat; the second, a name in brackets, may hold spaces. */
function parentOf(pid: string): number | undefined {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(parent);
  } catch {
    return undefined;
  }
}
