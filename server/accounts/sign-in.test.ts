import { beforeAll, describe, expect, test, vi } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newClient } from '../../test/client.ts';
import { mailedCode, newEmail, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { findLoginCodeOf } from './queries.ts';
import { TryBrake } from './try-brake.ts';
import { findUserByEmail } from './user-queries.ts';

const MINUTE_MS = 60_000;
let t: TestApp;

beforeAll(async () => {
  t = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });
});

const mailsTo = async (email: string) => (await t.outbox()).filter(({ to }) => to === email);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Registers without confirming, and returns the code. */
async function register(email = newEmail()) {
  const client = await newClient(t);
  expect((await client.post(API_PATHS.register, { email, locale: 'fr' })).statusCode).toBe(201);
  return { client, email, code: await mailedCode(t, email) };
}

describe('registering', () => {
  test('mails a code in the language that was chosen, and holds no address before it is confirmed', async () => {
    const { email, code } = await register();
    expect(await findUserByEmail(t.deps.db, email)).toBeUndefined();
    expect(await mailsTo(email)).toMatchObject([{ subject: `${code} fr` }]);
  });

  test('keeps neither the code nor the address in the job', async () => {
    const { email, code } = await register();
    const row = await findLoginCodeOf(t.deps.db, { email, is_known_device: false });
    expect(JSON.stringify(row)).not.toContain(code);
    const jobs = JSON.stringify(
      await t.deps.db.execute(
        `select * from pgboss.job where name = 'send-login-code' and data::text like '%${row?.id}%'`,
      ),
    );
    expect(jobs).toContain(row?.id);
    expect(jobs).not.toMatch(new RegExp(`${email}|"${code}"`));
    expect(JSON.stringify(t.logs)).not.toMatch(new RegExp(`${email}|"${code}"`));
  });

  test('an address that is confirmed already is refused as such', async () => {
    const { user } = await signUp(t);
    const answer = await (await newClient(t)).post(API_PATHS.register, {
      email: user.email.toUpperCase(),
      locale: 'en',
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'email_taken']);
  });

  test.each([
    [{ locale: 'en' }, { email: 'required' }],
    [{ email: 'nobody', locale: 'en' }, { email: 'invalid_email' }],
    [{ email: 'a@example.com', locale: 'de' }, { locale: 'invalid_value' }],
    [{ email: 'a@example.com', locale: 'en', is_new_customer: false }, { is_new_customer: 'unknown_field' }],
    [{ email: `${'a'.repeat(250)}@example.com`, locale: 'en' }, { email: 'too_long' }],
  ])('refuses %j', async (body, fields) => {
    const answer = await (await newClient(t)).post(API_PATHS.register, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual(
      Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, { code, message: expect.any(String) }])),
    );
  });
});

describe('signing in', () => {
  test('answers a known and an unknown address alike', async () => {
    const { user } = await signUp(t);
    const stranger = newEmail();
    const answers = [];
    for (const email of [user.email, stranger]) {
      const client = await newClient(t);
      const answer = await client.post(`${API_PATHS.login}?lang=fr`, { email });
      answers.push({
        status: answer.statusCode,
        body: answer.body.replaceAll(email, 'EMAIL'),
        headers: Object.keys(answer.headers),
        cookies: answer.cookies,
      });
    }
    expect(answers[0]?.status).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
    await t.idle();
    expect((await mailsTo(user.email))[0]?.subject).toMatch(/^\d{6} fr$/);
    const [mail, ...more] = await mailsTo(stranger);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('unknown_address fr');
    expect(mail?.text).toContain('http://localhost:3000/sign-up');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  });

  test('lasts as long for both, since it looks no user up', async () => {
    const blind = await testApp({ work: false });
    await blind.deps.db.execute('alter table users rename to users_out_of_reach');
    const answer = await (await newClient(blind)).post(API_PATHS.login, { email: newEmail() });
    expect(answer.statusCode).toBe(200);
  });

  test('wrong codes are answered alike for a known and an unknown address', async () => {
    const { user } = await signUp(t);
    const tries = async (email: string) => {
      const client = await newClient(t);
      await client.post(API_PATHS.login, { email });
      await t.idle();
      const [mail] = await mailsTo(email);
      const code = wrong(mail?.text.match(/\b\d{6}\b/)?.[0] ?? '');
      const answers = [];
      for (let index = 0; index < 6; index++) {
        const answer = await client.post(API_PATHS.confirm, { email, code });
        answers.push(`${answer.statusCode} ${answer.json().error.code}`);
      }
      return answers;
    };
    const known = await tries(user.email);
    expect(known).toEqual([...Array(4).fill('422 code_invalid'), ...Array(2).fill('422 code_tries_used')]);
    expect(await tries(newEmail())).toEqual(known);
  });
});

describe('confirming', () => {
  test('makes the user and a session, for any spelling of the address and a code with spaces', async () => {
    const email = newEmail();
    const client = await newClient(t);
    await client.post(API_PATHS.register, { email: ` ${email.toUpperCase()} `, locale: 'fr' });
    const code = await mailedCode(t, email);
    const answer = await client.post(API_PATHS.confirm, {
      email: email.toUpperCase(),
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: {
        id: expect.any(String),
        email,
        new_email: null,
        email_verified_at: expect.stringMatching(/^\d{4}-.*Z$/),
        is_new_customer: true,
        locale: 'fr',
        idle_limit_hours: 744,
        restaurant: null,
      },
    });
    expect((await client.get(API_PATHS.me)).json()).toEqual(answer.json());
  });

  test('a code is used once', async () => {
    const { client, email, code } = await register();
    expect((await client.post(API_PATHS.confirm, { email, code })).statusCode).toBe(200);
    const again = await (await newClient(t)).post(API_PATHS.confirm, { email, code });
    expect([again.statusCode, again.json().error.code]).toEqual([422, 'code_expired']);
  });

  test('a code is good for ten minutes', async () => {
    const late = await register();
    t.clock.advance(10 * MINUTE_MS - 1_000);
    const intime = await register();
    t.clock.advance(1_001);
    const answer = await late.client.post(API_PATHS.confirm, { email: late.email, code: late.code });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'code_expired']);
    expect((await intime.client.post(API_PATHS.confirm, { email: intime.email, code: intime.code })).statusCode).toBe(
      200,
    );
  });

  test('a hundred wrong codes at once use exactly five tries, and the right one is then refused', async () => {
    const { client, email, code } = await register();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.post(API_PATHS.confirm, { email, code: wrong(code) })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 422)).toBe(true);
    expect((await findLoginCodeOf(t.deps.db, { email, is_known_device: false }))?.tries).toBe(5);
    expect(answers.filter((answer) => answer.json().error.code === 'code_invalid')).toHaveLength(4);
    const right = await client.post(API_PATHS.confirm, { email, code });
    expect([right.statusCode, right.json().error.code]).toEqual([422, 'code_tries_used']);
  });

  test('five right codes at once make exactly one session and one user', async () => {
    const { email, code } = await register();
    const clients = await Promise.all(Array.from({ length: 5 }, () => newClient(t)));
    const answers = await Promise.all(clients.map((client) => client.post(API_PATHS.confirm, { email, code })));
    const signedIn = answers.filter(({ statusCode }) => statusCode === 200);
    expect(signedIn).toHaveLength(1);
    const winner = clients[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await winner?.get(API_PATHS.sessions))?.json().sessions).toHaveLength(1);
  });

  test('a new code replaces the one before, and its tries', async () => {
    const { client, email, code } = await register();
    for (let index = 0; index < 5; index++) await client.post(API_PATHS.confirm, { email, code: wrong(code) });
    await client.post(API_PATHS.register, { email, locale: 'en' });
    const next = await mailedCode(t, email);
    if (next !== code)
      expect((await client.post(API_PATHS.confirm, { email, code })).json().error.code).toBe('code_invalid');
    expect((await client.post(API_PATHS.confirm, { email, code: next })).statusCode).toBe(200);
  });

  test('a code of one address does not open another', async () => {
    const [one, other] = [await register(), await register()];
    const answer = await one.client.post(API_PATHS.confirm, { email: other.email, code: one.code });
    // One in a million: both may get the same random code.
    expect(answer.statusCode).toBe(one.code === other.code ? 200 : 422);
  });

  test.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%s is no code', async (code) => {
    const answer = await (await newClient(t)).post(API_PATHS.confirm, { email: newEmail(), code });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields.code.code).toBe('invalid_code');
  });
});

describe('asking for many codes', () => {
  test('is refused from the eleventh in an hour, alike for every address, until the hour is over', async () => {
    const { user } = await signUp(t);
    for (const email of [user.email, newEmail()]) {
      const client = await newClient(t);
      const ask = async () => (await client.post(API_PATHS.login, { email })).statusCode;
      const answers = [];
      for (let index = 0; index < 11; index++) answers.push(await ask());
      expect(answers).toEqual([...Array(10).fill(200), 429]);
      await t.idle();
      t.clock.advance(60 * MINUTE_MS);
      expect(await ask()).toBe(200);
    }
  });

  test('an owner who signs in each time is never refused', async () => {
    const owner = await signUp(t);
    for (let index = 0; index < 12; index++) {
      const client = await newClient(t);
      expect((await client.post(API_PATHS.login, { email: owner.user.email })).statusCode).toBe(200);
      const code = await mailedCode(t, owner.user.email);
      expect((await client.post(API_PATHS.confirm, { email: owner.user.email, code })).statusCode).toBe(200);
    }
  });

  test('only the last of several is mailed once it was overtaken, and it works', async () => {
    const email = newEmail();
    const client = await newClient(t);
    await Promise.all([1, 2, 3].map(() => client.post(API_PATHS.register, { email, locale: 'en' })));
    await t.idle();
    const codes = (await mailsTo(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    const answers = [];
    for (const code of codes) answers.push((await client.post(API_PATHS.confirm, { email, code })).statusCode);
    // A mail that was already on its way may arrive later than the last one.
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('codes that are tried at many addresses', () => {
  const proxied = { TRUST_PROXY: '127.0.0.1', SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' };
  const from = (sender: string) => ({ 'x-forwarded-for': sender });

  test('are limited by sender, but the first try of a fresh code is always answered', async () => {
    const limited = await testApp({ env: { ...proxied, WRONG_CODES_PER_HOUR_PER_SENDER: '6' } });
    const attacker = from('198.51.100.1');
    const tries = [];
    for (let address = 0; address < 3; address += 1) {
      const email = newEmail();
      const spray = await newClient(limited);
      expect((await spray.post(API_PATHS.login, { email }, attacker)).statusCode).toBe(200);
      await limited.idle();
      for (let index = 0; index < 3; index += 1)
        tries.push((await spray.post(API_PATHS.confirm, { email, code: '000000' }, attacker)).statusCode);
    }
    expect(tries).toEqual([...Array(7).fill(422), 429, 429]);

    // A newcomer at the same address gets in with the first try; one who mistypes asks for another code.
    const email = newEmail();
    const client = await newClient(limited);
    await client.post(API_PATHS.register, { email, locale: 'en' }, attacker);
    const mistyped = { email, code: wrong(await mailedCode(limited, email)) };
    expect((await client.post(API_PATHS.confirm, mistyped, attacker)).statusCode).toBe(422);
    expect((await client.post(API_PATHS.confirm, mistyped, attacker)).statusCode).toBe(429);
    // Not counted: elsewhere the code has four tries left.
    const elsewhere = from('198.51.100.2');
    for (let index = 0; index < 3; index += 1)
      expect((await client.post(API_PATHS.confirm, mistyped, elsewhere)).json().error.code).toBe('code_invalid');
    await client.post(API_PATHS.register, { email, locale: 'en' }, attacker);
    const code = await mailedCode(limited, email);
    expect((await client.post(API_PATHS.confirm, { email, code }, attacker)).statusCode).toBe(200);

    limited.clock.advance(60 * MINUTE_MS);
    const later = newEmail();
    await client.post(API_PATHS.login, { email: later }, attacker);
    await limited.idle();
    for (let index = 0; index < 2; index += 1) {
      const answer = await client.post(API_PATHS.confirm, { email: later, code: '000000' }, attacker);
      expect(answer.statusCode).toBe(422);
    }
  });

  /** Asks for a code; returns what enters it. */
  const askAtHotel = async (app: TestApp): Promise<() => Promise<number>> => {
    const [email, hotel] = [newEmail(), from('203.0.113.50')];
    const browser = await newClient(app);
    expect((await browser.post(API_PATHS.register, { email, locale: 'en' }, hotel)).statusCode).toBe(201);
    await app.idle();
    const code = await mailedCode(app, email);
    return async () => (await browser.post(API_PATHS.confirm, { email, code }, hotel)).statusCode;
  };

  test('slow the tries of unknown browsers down, and lock nobody out', async () => {
    const braked = await testApp({ env: { ...proxied, CODE_TRIES_PER_HOUR: '3', CODE_TRY_SPACING_MS: '1' } });
    const owner = await signUp(braked);
    for (let sender = 1; sender <= 6; sender += 1) {
      const email = newEmail();
      const spray = await newClient(braked);
      await spray.post(API_PATHS.login, { email }, from(`198.51.100.${sender}`));
      await braked.idle();
      const answer = await spray.post(API_PATHS.confirm, { email, code: '000000' }, from(`198.51.100.${sender}`));
      expect(answer.statusCode).toBe(422);
    }
    // A newcomer, and an owner on a new device.
    expect((await signUp(braked)).user.id).toBeTruthy();
    // A hotel's guests, all at once from one address.
    const hotel: (() => Promise<number>)[] = [];
    while (hotel.length < 15) hotel.push(await askAtHotel(braked));
    expect(await Promise.all(hotel.map((confirm) => confirm()))).toEqual(hotel.map(() => 200));
    const { email } = owner.user;
    const device = await newClient(braked);
    await device.post(API_PATHS.login, { email });
    const answer = await device.post(API_PATHS.confirm, { email, code: await mailedCode(braked, email) });
    expect(answer.statusCode).toBe(200);
  });

  test('are held back one after another for each sender, and beyond ten refused', async () => {
    const pauses: (() => void)[] = [];
    const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
    const brake = new TryBrake(2_000, pause);
    const passed: string[] = [];
    const pass = (sender: string) => brake.pass(sender).then(() => passed.push(sender));
    const attack = Array.from({ length: 10 }, () => pass('attacker'));
    await expect(brake.pass('attacker')).rejects.toThrow('too_many_requests');
    const guest = pass('guest');
    await vi.waitFor(() => expect(pauses).toHaveLength(2));
    pauses[1]?.();
    await guest;
    expect(passed).toEqual(['guest']);
    for (let index = 0; index < 10; index += 1) {
      await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(index === 0 ? 0 : index + 1));
      pauses[index === 0 ? 0 : index + 1]?.();
    }
    await Promise.all(attack);
    expect(passed).toHaveLength(11);
  });

  test('an unknown address is mailed three times a day at most, whoever asks', async () => {
    const email = newEmail();
    for (let hour = 0; hour < 3; hour += 1) {
      for (let index = 0; index < 2; index += 1) {
        expect((await (await newClient(t)).post(API_PATHS.login, { email })).statusCode).toBe(200);
        await t.idle();
      }
      t.clock.advance(60 * MINUTE_MS);
    }
    expect(await mailsTo(email)).toHaveLength(3);
    t.clock.advance(24 * 60 * MINUTE_MS);
    await (await newClient(t)).post(API_PATHS.login, { email });
    await t.idle();
    expect(await mailsTo(email)).toHaveLength(4);
  });

  test('asking to register, to sign in and for a new address share the three mails; the last code stays valid', async () => {
    const email = newEmail();
    const [client, owner] = [await newClient(t), await signUp(t)];
    const toNewAddress = () => owner.put(fillPath(API_PATHS.user, { id: owner.user.id }), { new_email: email });
    await client.post(API_PATHS.login, { email });
    await t.idle();
    expect((await toNewAddress()).statusCode).toBe(200);
    await t.idle();
    expect((await client.post(API_PATHS.register, { email, locale: 'en' })).statusCode).toBe(201);
    const code = await mailedCode(t, email);
    const refused = [
      await toNewAddress(),
      await owner.post(API_PATHS.resendVerification),
      await client.post(API_PATHS.register, { email, locale: 'en' }),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual(
      Array(3).fill([429, 'too_many_mails']),
    );
    await t.idle();
    expect(await mailsTo(email)).toHaveLength(3);
    expect((await client.post(API_PATHS.confirm, { email, code })).statusCode).toBe(200);
  });
});
