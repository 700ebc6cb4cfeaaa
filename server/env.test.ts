import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIMITS, SERVER_LIMITS } from '../shared/limits.ts';
import { closeAfterFile } from '../test/closers.ts';
import { ENV_NAMES, EnvError, parseEnv, SECRET_NAMES, withSecretFiles } from './env.ts';

const ALL_LIMITS = { ...LIMITS, ...SERVER_LIMITS };

const SECRET = 'a'.repeat(32);
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const STRIPE = { PAYMENTS: 'stripe', ...KEYS };
const ELSEWHERE = { PUBLIC_URL: 'https://menus.example.com', MAIL_URL: 'smtp://relay:25', SESSION_SECRET: SECRET };

describe('on localhost', () => {
  test('nothing is needed', () => {
    expect(parseEnv({})).toMatchObject({
      PUBLIC_URL: 'http://localhost:3000',
      PORT: 3000,
      HOST: '127.0.0.1',
      ROLES: ['web', 'worker'],
      DATA_DIR: resolve('data'),
      SESSION_SECRET: null,
      PAYMENTS: 'sandbox',
      AI_PROVIDER: 'local',
      NODE_ENV: 'production',
      is_localhost: true,
      is_https: false,
      outbox: true,
      limits: ALL_LIMITS,
    });
  });

  test.each([
    [{ PUBLIC_URL: 'http://localhost:4000/' }, { PUBLIC_URL: 'http://localhost:4000', PORT: 4000 }],
    [
      { PUBLIC_URL: 'http://127.0.0.1:4000', PORT: '5000' },
      { PORT: 5000, is_localhost: true },
    ],
    [{ PUBLIC_URL: 'http://[::1]:4000' }, { is_localhost: true }],
    // The outbox shows sign-in codes, so it stays on this machine whatever HOST says.
    [{ HOST: '0.0.0.0' }, { HOST: '127.0.0.1', outbox: true }],
    [
      { HOST: '0.0.0.0', MAIL_URL: 'smtp://relay:25' },
      { HOST: '0.0.0.0', outbox: false },
    ],
    [{ MAX_MENUS: '7' }, { limits: { ...ALL_LIMITS, MAX_MENUS: 7 } }],
    [{ PORT: '', DATABASE_URL: '' }, { PORT: 3000 }],
  ])('%o gives %o', (variables, expected) => {
    expect(parseEnv(variables)).toMatchObject(expected);
  });
});

describe('elsewhere', () => {
  test('a relay and a secret are enough', () => {
    expect(parseEnv(ELSEWHERE)).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      PAYMENTS: 'off',
      is_localhost: false,
      is_https: true,
      outbox: false,
    });
  });

  test.each(['MAIL_URL', 'SESSION_SECRET'])('%s is required', (name) => {
    expect(() => parseEnv({ ...ELSEWHERE, [name]: undefined })).toThrow(new RegExp(`^${name} .*required`));
  });

  test('all that is missing is named in one line', () => {
    const stripeEnv = {
      PUBLIC_URL: 'https://menus.example.com',
      PAYMENTS: 'stripe',
      AI_PROVIDER: 'openai',
      AI_MODEL: 'x',
    };
    expect(() => parseEnv(stripeEnv)).toThrow(
      new EnvError(
        'MAIL_URL, SESSION_SECRET (at least 32 characters) are required where PUBLIC_URL is not localhost. STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET are required with PAYMENTS=stripe. AI_API_KEY is required with AI_PROVIDER=openai.',
      ),
    );
  });

  test('the sandbox is refused', () => {
    expect(() => parseEnv({ ...ELSEWHERE, PAYMENTS: 'sandbox' })).toThrow(/^PAYMENTS=sandbox is for localhost only\.$/);
  });

  test.each(Object.keys(KEYS))('payments by Stripe need %s', (name) => {
    expect(parseEnv({ ...ELSEWHERE, ...STRIPE })).toMatchObject(STRIPE);
    expect(() => parseEnv({ ...ELSEWHERE, ...STRIPE, [name]: '' })).toThrow(
      new RegExp(`^${name} is required with PAYMENTS=stripe\\.$`),
    );
  });
});

describe('with a model that reads menus', () => {
  const MODEL = { AI_PROVIDER: 'anthropic', AI_MODEL: 'seer-1', AI_API_KEY: 'key' };
  const OWN = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'seer-1', AI_BASE_URL: 'http://localhost:8080/v1' };

  test('its name and key are enough; a server of one’s own needs its address instead of a key', () => {
    expect(parseEnv(MODEL)).toMatchObject(MODEL);
    expect(parseEnv(OWN)).toMatchObject(OWN);
  });

  test.each([
    ['AI_MODEL', MODEL],
    ['AI_API_KEY', MODEL],
    ['AI_MODEL', OWN],
    ['AI_BASE_URL', OWN],
  ])('%s is required', (name, env) => {
    expect(() => parseEnv({ ...env, [name]: '' })).toThrow(new RegExp(`^${name} is required with AI_PROVIDER=.*$`));
  });
});

test.each([
  ['PUBLIC_URL', 'localhost'],
  ['PUBLIC_URL', 'ftp://localhost'],
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['ROLES', 'web,cook'],
  ['ROLES', ''.padEnd(3)],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SESSION_SECRET', 'short'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '12'],
  ['TRUST_PROXY', '10.0.0.1,proxy.example'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, ::/0'],
  ['TRUST_PROXY', '::ffff:0.0.0.0/96'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
  ['TRUST_PROXY', '10.0.0.0/7'],
  ['TRUST_PROXY', '2000::/3'],
  ['TRUST_PROXY', '::/90'],
  ['GTM_ID', 'UA-12345-1'],
  ['GTM_ID', 'GTM-abc"123'],
  ['SENTRY_DSN', 'https://sentry.io/1'],
  ['SENTRY_DSN', 'https://key@sentry.io'],
  ['SENTRY_DSN', 'https://key@sentry.io/project'],
  ['SENTRY_DSN', 'ftp://key@sentry.io/1'],
  ['SENTRY_DSN', 'https://key:secret@sentry.io/1'],
  ['SENTRY_DSN', 'https://key@sentry.io/1?a=b'],
  ['AI_PROVIDER', 'oracle'],
  ['AI_BASE_URL', 'localhost:8080'],
  ['AI_INPUT_PRICE', 'cheap'],
  ['MAX_MENUS', '0'],
  ['MAX_UPLOAD_BYTES', '20 MB'],
])('%s=%j stops the start with one line that names it', (name, value) => {
  const start = () => parseEnv({ [name]: value });
  expect(start).toThrow(EnvError);
  expect(start).toThrow(new RegExp(`^${name}[^\\n]*$`));
});

test('the proxies to trust are counted or named', () => {
  expect(parseEnv({}).TRUST_PROXY).toBe(false);
  expect(parseEnv({ TRUST_PROXY: 'false' }).TRUST_PROXY).toBe(false);
  expect(parseEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  expect(parseEnv({ TRUST_PROXY: '203.0.113.7, 2001:db8::/32' }).TRUST_PROXY).toEqual(['203.0.113.7', '2001:db8::/32']);
});

test('the address beside pgbouncer is no database by itself', () => {
  const DATABASE_DIRECT_URL = 'postgres://database/a';
  expect(() => parseEnv({ DATABASE_DIRECT_URL })).toThrow(/^DATABASE_DIRECT_URL .* DATABASE_URL/);
  expect(parseEnv({ DATABASE_URL: 'postgres://pool/a', DATABASE_DIRECT_URL })).toMatchObject({ DATABASE_DIRECT_URL });
});

test.each(['web', 'worker'])('the role %s alone needs a database of its own', (role) => {
  expect(() => parseEnv({ ROLES: role })).toThrow(/^ROLES .*DATABASE_URL/);
  expect(parseEnv({ ROLES: role, DATABASE_URL: 'postgres://localhost/a' }).ROLES).toEqual([role]);
});

const s3 = (bucket: string, endpoint: string) => `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}&region=x`;

test.each([
  ['the same', 'file:///srv/files', 'file:///srv/files'],
  ['with a slash', 'file:///srv/files', 'file:///srv/files/'],
  ['by another way', 'file:///srv/files', 'file://localhost/srv/other/../files'],
  ['inside', 'file:///srv/files', 'file:///srv/files/backups'],
  ['around', 'file:///srv/files', 'file:///srv'],
  ['in the folder of files that nobody named', undefined, 'file:///srv/data/files'],
  ['around it', undefined, 'file:///srv/data'],
  ['a bucket by other keys', `${s3('b', 'https://s3.example.com')}&access_key_id=a`, s3('b', 'https://s3.example.com')],
  ['by its port', s3('b', 'https://s3.example.com'), s3('b', 'https://S3.Example.com:443/')],
  ['by another scheme', s3('b', 'http://s3.example.com'), s3('B', 'https://s3.example.com.')],
  ['by the name of a region', 's3://b?region=ca-central-1', s3('b', 'https://s3.ca-central-1.amazonaws.com')],
])('backups are refused in the store of files: %s', (_, FILES_URL, BACKUP_URL) => {
  expect(() => parseEnv({ DATA_DIR: '/srv/data', FILES_URL, BACKUP_URL })).toThrow(/^BACKUP_URL must be another/);
});

test.each([
  ['another folder', 'file:///srv/files', 'file:///srv/files-of-backups'],
  ['a folder beside that of files', undefined, 'file:///srv/data/backups'],
  ['another bucket', s3('b', 'https://s3.example.com'), s3('c', 'https://s3.example.com')],
  ['another port', s3('b', 'http://s3.example.com:9000'), s3('b', 'http://s3.example.com:9001')],
  ['a bucket, and files in a folder', undefined, 's3://files'],
])('backups are taken in %s', (_, FILES_URL, BACKUP_URL) => {
  expect(parseEnv({ DATA_DIR: '/srv/data', FILES_URL, BACKUP_URL }).BACKUP_URL).toBe(BACKUP_URL);
});

test('a folder on another host is no folder', () => {
  expect(() => parseEnv({ FILES_URL: 'file://srv/files' })).toThrow(/^FILES_URL: .* three slashes/);
});

test('a secret may be in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-env-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'secret');
  await writeFile(path, `${SECRET}\n`);
  for (const name of SECRET_NAMES) expect(withSecretFiles({ [`${name}_FILE`]: path })[name]).toBe(SECRET);
  expect(parseEnv(withSecretFiles({ SESSION_SECRET_FILE: path })).SESSION_SECRET).toBe(SECRET);
  expect(withSecretFiles({ SESSION_SECRET: 'b', SESSION_SECRET_FILE: '' })).toMatchObject({ SESSION_SECRET: 'b' });
  expect(() => withSecretFiles({ SESSION_SECRET: 'b', SESSION_SECRET_FILE: path })).toThrow(/^SESSION_SECRET and /);
  const missing = () => withSecretFiles({ BACKUP_KEY_FILE: join(folder, 'none') });
  expect(missing).toThrow(EnvError);
  expect(missing).toThrow(/^BACKUP_KEY_FILE: .*none can't be read\.$/);
  await writeFile(path, '\n');
  expect(() => withSecretFiles({ MAIL_URL_FILE: path })).toThrow(new EnvError(`MAIL_URL_FILE: ${path} is empty.`));
});

test('every setting with a secret in its name may be in a file', () => {
  const secrets: readonly string[] = SECRET_NAMES;
  const named = ENV_NAMES.filter((name) => /SECRET|(?<!PUBLISHABLE|PER)_KEY$/.test(name));
  expect(named.filter((name) => !secrets.includes(name))).toEqual([]);
});
