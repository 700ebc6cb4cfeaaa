import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bareHttp } from '../../test/bare-http.ts';
import { parseEnv } from '../env.ts';
import type { App } from '../http/app.ts';
import { listOutbox, openOutbox } from './outbox.ts';
import { outboxRoutes } from './outbox-routes.ts';

let folder: string;
const NOW = new Date('2026-05-01T10:00:00.000Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ardoise-outbox-'));
  return () => rm(folder, { recursive: true, force: true });
});

const mail = (subject: string) => ({
  to: 'chef@example.com',
  subject,
  text: 'Your code is 123456 <b>&',
  html: '<p>123456</p>',
});

const withOutbox = (variables: Record<string, string> = {}): Promise<App> => {
  const all = { NODE_ENV: 'test', DATA_DIR: folder, ...variables };
  return bareHttp((app) => outboxRoutes(app, { env: parseEnv(all) }), { variables: all });
};

describe('the outbox', () => {
  test('keeps the newest 200 mails, newest first, even of one millisecond', async () => {
    const outbox = openOutbox({ DATA_DIR: folder }, () => NOW);
    for (let count = 1; count <= 203; count++) await outbox.send(mail(`mail ${count}`));
    const subjects = (await listOutbox({ DATA_DIR: folder })).map(({ subject }) => subject);
    expect(subjects).toHaveLength(200);
    expect([subjects[0], subjects[199]]).toEqual(['mail 203', 'mail 4']);
    expect(await readdir(join(folder, 'outbox'))).toHaveLength(200);
  });

  test('is closed to others on the machine', async () => {
    await openOutbox({ DATA_DIR: folder }, () => NOW).send(mail('secret'));
    expect((await stat(join(folder, 'outbox'))).mode & 0o077).toBe(0);
  });
});

describe('/dev/outbox', () => {
  const LOCAL = { host: 'localhost:3000', accept: 'application/json' };

  test('gives the mails as JSON', async () => {
    const app = await withOutbox();
    expect((await app.inject({ url: '/dev/outbox', headers: LOCAL })).json()).toEqual([]);
    await openOutbox({ DATA_DIR: folder }, () => NOW).send(mail('hello'));
    const answer = await app.inject({ url: '/dev/outbox', headers: LOCAL });
    expect(answer.json()).toEqual([{ ...mail('hello'), sent_at: '2026-05-01T10:00:00.000Z' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('gives a page without inline style or script, its texts escaped', async () => {
    const app = await withOutbox();
    await openOutbox({ DATA_DIR: folder }, () => NOW).send(mail('<script>alert(1)</script>'));
    const page = await app.inject({ url: '/dev/outbox?lang=fr', headers: { host: '127.0.0.1:3000' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).toContain('Your code is 123456 &lt;b&gt;&amp;');
    expect(page.body).not.toMatch(/<script|<style|style=/);
    const style = /href="([^"]+\.css)"/.exec(page.body)?.[1] ?? '';
    expect((await app.inject({ url: style, headers: { host: 'localhost' } })).headers['content-type']).toContain(
      'text/css',
    );
  });

  test.each([
    ['another name', { headers: { ...LOCAL, host: 'menus.example' } }],
    ['a name that begins like ours', { headers: { ...LOCAL, host: 'localhost.example' } }],
    ['a proxy', { headers: { ...LOCAL, 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy by the standard header', { headers: { ...LOCAL, forwarded: 'for=127.0.0.1' } }],
    ['a forwarded name', { headers: { ...LOCAL, 'x-forwarded-host': 'localhost' } }],
    ['another machine', { headers: LOCAL, remoteAddress: '192.168.1.20' }],
  ])('is not there for %s', async (_, request) => {
    const app = await withOutbox();
    for (const url of ['/dev/outbox', '/dev/outbox.css']) {
      const answer = await app.inject({ url, ...request });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    }
  });

  test.each([
    ['a relay is set', { MAIL_URL: 'smtp://127.0.0.1:9' }],
    [
      'the public address is elsewhere',
      { PUBLIC_URL: 'http://menus.example', MAIL_URL: 'smtp://127.0.0.1:9', SESSION_SECRET: 'x'.repeat(32) },
    ],
  ])('is not there where %s', async (_, variables) => {
    const app = await withOutbox(variables);
    expect((await app.inject({ url: '/dev/outbox', headers: LOCAL })).statusCode).toBe(404);
  });
});
