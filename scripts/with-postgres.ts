import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCluster } from '../test/postgres-cluster.ts';

/**
 * Runs a command with TEST_DATABASE_URL set to a PostgreSQL that lives as long as the command:
 * `node scripts/with-postgres.ts -- npx vitest run`. Exits with the command's own code.
 */
const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
if (command === undefined) {
  console.error('Usage: node scripts/with-postgres.ts -- COMMAND…');
  process.exit(2);
}

const cluster = await startCluster({ isDurable: false });
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: cluster.url } });
// The terminal sends Ctrl-C to the command too; here it must only not end the cluster before it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
let code = 1;
try {
  const [exitCode] = await once(child, 'exit');
  // Null if a signal ended it.
  code = typeof exitCode === 'number' ? exitCode : 1;
} finally {
  await cluster.stop();
}
process.exit(code);
