import pino from 'pino';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { freePort } from '../../test/free-port.ts';
import { isOnPostgres, makeDatabase } from '../../test/test-database.ts';
import { parseEnv } from '../env.ts';
import { openDb } from './open-db.ts';
import { listMissingLimits } from './pooled-database.ts';

const log = pino({ level: 'silent' });

test('a pooled address where nothing answers is an error before anything is opened, for a patient command too', async () => {
  const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const env = parseEnv({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL });
  for (const isPatient of [false, true])
    await expect(openDb(env, { log, isPatient })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

if (isOnPostgres) {
  const makeAddress = async (): Promise<string> => {
    const database = await makeDatabase({ isEmpty: true });
    if (!database) throw new Error('these tests run on PostgreSQL');
    closeAfterFile(() => database.drop());
    return database.url;
  };
  const withOptions = (address: string, options: string): string => {
    const url = new URL(address);
    url.searchParams.set('options', options);
    return url.href;
  };

  test('two databases at the two addresses are refused, for a node and for a patient command', async () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = [await makeAddress(), await makeAddress()];
    const env = parseEnv({ DATABASE_URL, DATABASE_DIRECT_URL });
    for (const isPatient of [false, true])
      await expect(openDb(env, { log, isPatient })).rejects.toThrow(
        'DATABASE_DIRECT_URL leads to another database than DATABASE_URL',
      );
  });

  test('a limit that pgbouncer lacks, or that is too long, is named; the migrations’ address has none', async () => {
    const direct_url = await makeAddress();
    const missing = (options: string) => listMissingLimits({ url: withOptions(direct_url, options), direct_url });
    const [statements, idle] = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    expect(await listMissingLimits({ url: direct_url, direct_url })).toEqual([statements, idle]);
    expect(await missing(`-c ${statements}=15000 -c ${idle}=15000`)).toEqual([]);
    expect(await missing(`-c ${statements}=3600000 -c ${idle}=15000`)).toEqual([statements]);
    expect(await missing(`-c ${statements}=15000`)).toEqual([idle]);
  });

  test('with both addresses the queue and what hears changes use the direct one, and requests the pooled one', async () => {
    const direct_url = await makeAddress();
    const url = withOptions(direct_url, '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000');
    const opened = await openDb(parseEnv({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct_url }), { log });
    closeAfterFile(() => opened.close());
    if (opened.driver.kind !== 'postgres') throw new Error('it is PostgreSQL');
    expect(opened.driver.direct_url).toBe(direct_url);
    expect(opened.driver.pool.options.connectionString).toBe(url);
  });
}
