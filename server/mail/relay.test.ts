import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { API_PATHS } from '../../shared/paths.ts';
import { newClient } from '../../test/client.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import type { TestApp } from '../../test/make-app.ts';
import { newEmail } from '../../test/owners.ts';
import { parseEnv } from '../env.ts';
import { metrics } from '../telemetry/metrics.ts';
import { MailProblem } from './mailer.ts';
import { openMailer } from './open-mailer.ts';
import { openRelay, shouldUseTls } from './open-relay.ts';

type Received = { from: string; to: string[]; source: string };

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A relay on loopback that stores what it accepts; `smtp-server` implements the protocol. */
async function relay(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Pooled connections stay open; closing doesn't wait for them.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  // It listens on a port, so its address has this type.
  return { received, close, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

const mailerFor = (url: string) => {
  const mailer = openMailer(parseEnv({ NODE_ENV: 'test', MAIL_URL: url, MAIL_FROM: 'Ardoise <no-reply@example.com>' }));
  closers.push(() => mailer.close());
  return mailer;
};

const MAIL = { to: 'chef@example.com', subject: '123456 – Ardoise', text: 'Votre code : 123456', html: '<p>été</p>' };

test('a mail arrives with its words, its sender and its recipient', async () => {
  const { url, received, close } = await relay();
  closers.push(close);
  await mailerFor(url).send(MAIL);
  expect(received).toHaveLength(1);
  const [{ from, to, source } = { from: '', to: [], source: '' }] = received;
  expect([from, to]).toEqual(['no-reply@example.com', ['chef@example.com']]);
  expect(source).toMatch(/^From: "?Ardoise"? <no-reply@example\.com>\r$/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(source).toContain('Votre code : 123456');
  expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
});

test('an address can’t bring a second recipient or a header with it', async () => {
  const { url, received, close } = await relay();
  closers.push(close);
  const subject = 'Code\r\nBcc: eve@example.com';
  await mailerFor(url).send({ ...MAIL, to: 'chef@example.com', subject });
  expect(received[0]?.to).toEqual(['chef@example.com']);
  expect(received[0]?.source).not.toMatch(/^Bcc:/m);
});

test('a refused recipient is refused for good, and named nowhere', async () => {
  const { url, close } = await relay({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`${address} unknown`), { responseCode: 550 })),
  });
  closers.push(close);
  const problem = await mailerFor(url)
    .send(MAIL)
    .catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(MailProblem);
  expect(problem).toMatchObject({ is_permanent: true, message: 'The mail was not taken: EENVELOPE 550' });
  expect(JSON.stringify(problem, Object.getOwnPropertyNames(problem))).not.toContain('chef@');
});

test('a relay that is busy, or down, may be tried again', async () => {
  const { url, close } = await relay({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
  });
  await expect(mailerFor(url).send(MAIL)).rejects.toMatchObject({ is_permanent: false });
  await close();
  await expect(mailerFor(url).send(MAIL)).rejects.toMatchObject({ is_permanent: false });
});

describe('the job that mails a code', () => {
  let busy = 0;
  let tries = 0;
  let t: TestApp;
  let received: Received[];

  beforeAll(async () => {
    const server = await relay({
      onRcptTo: ({ address }, _session, done) => {
        tries += 1;
        if (address.startsWith('refused-')) return done(Object.assign(new Error('unknown'), { responseCode: 550 }));
        if (tries > busy) return done();
        done(Object.assign(new Error('later'), { responseCode: 451 }));
      },
    });
    received = server.received;
    t = await embeddedApp({ env: { MAIL_URL: server.url } });
    return () => server.close();
  });

  /** Since the process began, by outcome, from the metrics that an operator reads. */
  const mailCounts = async () => {
    const { body } = await t.app.inject(API_PATHS.metrics);
    const lines = [...body.matchAll(/^mails_total\{outcome="(\w+)"\} (\d+)$/gm)];
    return Object.fromEntries(lines.map(([, outcome, count]) => [outcome, Number(count)]));
  };

  const register = async (email: string) => {
    const client = await newClient(t);
    expect((await client.post(API_PATHS.register, { email, locale: 'en' })).statusCode).toBe(201);
    await t.idle();
    return client;
  };

  test('retries while the relay accepts none, and the code that arrives is the one that counts', async () => {
    [busy, tries] = [2, 0];
    metrics.resetMetrics();
    const email = newEmail();
    const client = await register(email);
    expect(tries).toBe(3);
    expect(await mailCounts()).toMatchObject({ sent: 1, failed: 2 });
    expect(received.map(({ to }) => to)).toEqual([[email]]);
    const code = received[0]?.source.match(/^Subject: (\d{6}) /m)?.[1];
    expect((await client.post(API_PATHS.confirm, { email, code })).statusCode).toBe(200);
    expect(JSON.stringify(t.logs)).not.toContain(email);
  });

  test('does not retry an address that is refused for good', async () => {
    [busy, tries] = [0, 0];
    const email = `refused-${newEmail()}`;
    await register(email);
    expect(tries).toBe(1);
    expect(await mailCounts()).toMatchObject({ refused: 1 });
    expect(t.logs.filter(({ msg }) => msg === 'a mail was refused for good')).toHaveLength(1);
    expect(JSON.stringify(t.logs)).not.toContain(email);
  });
});

describe('encryption on the way to the relay', () => {
  test.each([
    ['smtp://mail.example.com', undefined, true],
    ['smtp://10.0.0.5:25', undefined, true],
    ['smtp://mail.internal?ignoreTLS=true', undefined, true],
    ['smtp://mail.internal', 'mail.internal', false],
    ['smtp://mail.internal.example.com', 'mail.internal', true],
    ['smtps://mail.example.com', undefined, false],
    ['smtp://127.0.0.1:2525', undefined, false],
    ['smtp://localhost:2525', undefined, false],
    ['smtp://[::1]:2525', undefined, false],
    ['smtp://127.0.0.1.example.com', undefined, true],
  ])('%s with %s unencrypted: required is %s', (url, MAIL_UNENCRYPTED_HOST, isRequired) => {
    expect(shouldUseTls({ MAIL_UNENCRYPTED_HOST }, url)).toBe(isRequired);
  });

  test('a relay that offers none is refused before it gets the mail', async () => {
    const { url, received, close } = await relay();
    closers.push(close);
    const env = { MAIL_FROM: 'no-reply@example.com', MAIL_UNENCRYPTED_HOST: undefined };
    for (const address of [url, `${url}?ignoreTLS=true`]) {
      const mailer = openRelay(env, address, true);
      closers.push(() => mailer.close());
      await expect(mailer.send(MAIL)).rejects.toThrow(MailProblem);
    }
    expect(received).toEqual([]);
    await mailerFor(url).send(MAIL);
    expect(received).toHaveLength(1);
  });
});
