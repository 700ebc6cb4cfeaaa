import { beforeAll, describe, expect, test } from 'vitest';
import { API_PATHS } from '../../shared/paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { mailedCode, newEmail, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { findLoginCodeOf } from './queries.ts';
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

  test('an address that is confirmed already is told so', async () => {
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

  test('takes the same time for both, since it looks no user up', async () => {
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
    const code = await mailedCode(t, email);
    expect((await client.post(API_PATHS.confirm, { email, code })).statusCode).toBe(200);
  });
});

describe('codes that are tried at many addresses', () => {
  const MAX = 6;

  test('are bounded for the whole service, except in browsers that signed in there before', async () => {
    const bounded = await testApp({ env: { CODE_TRIES_PER_HOUR: String(MAX) } });
    // Not close to the end of an hour, when the count starts again.
    bounded.clock.advance(60 * MINUTE_MS - (Date.now() % (60 * MINUTE_MS)));
    const owner = await signUp(bounded);
    const askAnew = async (client: Client, email: string) => {
      expect((await client.post(API_PATHS.login, { email })).statusCode).toBe(200);
      await bounded.idle();
    };
    const tries = [];
    for (let address = 0; address < 3; address += 1) {
      const email = address === 0 ? owner.user.email : newEmail();
      const spray = await newClient(bounded);
      await askAnew(spray, email);
      for (let index = 0; index < 3; index += 1)
        tries.push((await spray.post(API_PATHS.confirm, { email, code: '000000' })).statusCode);
    }
    expect(tries).toEqual([...Array(MAX).fill(422), ...Array(9 - MAX).fill(429)]);

    // With a newer code: a stranger's try is refused without being counted, the owner's is not.
    const { email } = owner.user;
    await askAnew(owner, email);
    const code = await mailedCode(bounded, email);
    const stranger = await newClient(bounded);
    for (let index = 0; index < 6; index += 1)
      expect((await stranger.post(API_PATHS.confirm, { email, code })).statusCode).toBe(429);
    expect((await owner.post(API_PATHS.confirm, { email, code })).statusCode).toBe(200);

    // A browser that is known to one address is unknown to another.
    const other = newEmail();
    await askAnew(owner, other);
    expect((await owner.post(API_PATHS.confirm, { email: other, code: '000000' })).statusCode).toBe(429);

    bounded.clock.advance(60 * MINUTE_MS);
    const later = await newClient(bounded);
    await askAnew(later, email);
    const next = await mailedCode(bounded, email);
    expect((await later.post(API_PATHS.confirm, { email, code: next })).statusCode).toBe(200);
  });

  test('right ones use nothing up', async () => {
    const bounded = await testApp({ env: { CODE_TRIES_PER_HOUR: '2' } });
    for (let index = 0; index < 4; index += 1) expect((await signUp(bounded)).user.id).toBeTruthy();
  });
});
