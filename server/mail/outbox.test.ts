import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bareHttp } from '../../test/bare-http.ts';
import { listening, rawRequest } from '../../test/raw-request.ts';
import { outboxRoutes } from '../dev-pages/outbox-routes.ts';
import { parseEnv } from '../env.ts';
import type { App } from '../http/app.ts';
import { listOutbox, openOutbox } from './outbox.ts';

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
  return bareHttp((app) => outboxRoutes(app, { env: parseEnv(all), now: () => NOW }), { variables: all });
};

describe('the outbox', () => {
  test('keeps the newest 200 mails, newest first, even of one millisecond', async () => {
    const outbox = openOutbox({ DATA_DIR: folder }, () => NOW);
    for (let count = 1; count <= 203; count++) await outbox.send(mail(`mail ${count}`));
    const subjects = (await listOutbox({ DATA_DIR: folder }, new Date(0))).map(({ subject }) => subject);
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

  test('returns the mails as JSON', async () => {
    const app = await withOutbox();
    expect((await app.inject({ url: '/dev/outbox', headers: LOCAL })).json()).toEqual([]);
    await openOutbox({ DATA_DIR: folder }, () => NOW).send(mail('hello'));
    const answer = await app.inject({ url: '/dev/outbox', headers: LOCAL });
    expect(answer.json()).toEqual([{ ...mail('hello'), sent_at: '2026-05-01T10:00:00.000Z' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('shows no mail that is older than 15 minutes', async () => {
    const app = await withOutbox();
    const sendAt = (minutesAgo: number) =>
      openOutbox({ DATA_DIR: folder }, () => new Date(NOW.getTime() - minutesAgo * 60_000)).send(mail(`${minutesAgo}`));
    for (const minutes of [16, 15, 1]) await sendAt(minutes);
    const mails: { subject: string }[] = (await app.inject({ url: '/dev/outbox', headers: LOCAL })).json();
    expect(mails.map(({ subject }) => subject)).toEqual(['1', '15']);
    const page = await app.inject({ url: '/dev/outbox', headers: { host: 'localhost' } });
    expect(page.body).not.toContain('<h2>16</h2>');
  });

  test('is not there for what speaks HTTP/1.0, as a proxy that adds no header does', async () => {
    const app = await listening(await withOutbox());
    const statusOf = async (version: string) =>
      (await rawRequest(app, [`GET /dev/outbox HTTP/${version}`, 'Host: localhost'])).status;
    expect([await statusOf('1.1'), await statusOf('1.0')]).toEqual([200, 404]);
    await app.close();
  });

  test('returns a page without inline style or script, its texts escaped', async () => {
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
    ['a content network', { headers: { ...LOCAL, 'cf-connecting-ip': '203.0.113.9' } }],
    ['another', { headers: { ...LOCAL, 'true-client-ip': '203.0.113.9' } }],
    ['a proxy that names its client', { headers: { ...LOCAL, 'x-client-ip': '203.0.113.9' } }],
    ['a proxy that names itself', { headers: { ...LOCAL, via: '1.1 proxy' } }],
    ['a load balancer', { headers: { ...LOCAL, 'x-amzn-trace-id': 'Root=1' } }],
    ['any forwarding header', { headers: { ...LOCAL, 'x-forwarded-anything': '1' } }],
    ['a page of another site', { headers: { ...LOCAL, 'sec-fetch-site': 'cross-site' } }],
    ['a page of another port of this machine', { headers: { ...LOCAL, origin: 'http://localhost:8080' } }],
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
