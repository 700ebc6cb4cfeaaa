import { beforeAll, describe, expect, test } from 'vitest';
import { LOGIN_CODE_LIFETIME_MS, SERVER_LIMITS } from '../../shared/limits.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { mailedCode, newEmail, type Owner, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { isOnPostgres } from '../../test/test-database.ts';

/** Nobody gets in without a code, and nobody can lock others out. The rules: docs/decisions/005. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const env = { SIGN_INS_PER_MINUTE_PER_ADDRESS: '100000', REQUESTS_PER_MINUTE_PER_ADDRESS: '100000' };
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env });
});

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const askFor = async (client: Client, email: string) => (await client.post(API_PATHS.login, { email })).statusCode;
const confirm = async (client: Client, email: string, code: string) => {
  const answer = await client.post(API_PATHS.confirm, { email, code });
  return answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().error.code}`;
};
/** Signed out, in the browser that signed in before. */
async function signedOut(app: TestApp = t): Promise<Owner> {
  const owner = await signUp(app);
  await owner.post(API_PATHS.logout);
  return owner;
}

describe('a stranger who knows an owner’s address', () => {
  test('can’t keep the owner out of a browser that signed in before, whatever is asked for and tried', async () => {
    const owner = await signedOut();
    const { email } = owner.user;
    const stranger = await newClient(t);
    // Everything an hour allows to a stranger.
    while ((await askFor(stranger, email)) === 200) await t.idle();
    for (let index = 0; index < 6; index += 1) await confirm(stranger, email, '000000');

    expect(await askFor(owner, email)).toBe(200);
    const code = await mailedCode(t, email);
    // Neither replaced nor used up in between.
    expect(await askFor(stranger, email)).toBe(429);
    for (let index = 0; index < 20; index += 1) expect(await confirm(stranger, email, wrong(code))).not.toBe('200');
    expect(await confirm(owner, email, code)).toBe('200');
  });

  test('can’t use the code that was mailed for the owner’s own browser', async () => {
    const owner = await signedOut();
    const { email } = owner.user;
    expect(await askFor(owner, email)).toBe(200);
    const code = await mailedCode(t, email);
    expect(await confirm(await newClient(t), email, code)).toBe('422 code_expired');
    expect(await confirm(owner, email, code)).toBe('200');
  });

  test('keeps a new browser of the owner’s out for an hour at most', async () => {
    const { email } = (await signedOut()).user;
    const stranger = await newClient(t);
    while ((await askFor(stranger, email)) === 200) await t.idle();
    const fresh = await newClient(t);
    expect(await askFor(fresh, email)).toBe(429);
    t.clock.advance(HOUR_MS);
    expect(await askFor(fresh, email)).toBe(200);
    expect(await confirm(fresh, email, await mailedCode(t, email))).toBe('200');
  });

  test('gets fifty guesses an hour at one address, however many browsers and however asked', async () => {
    const owner = await signedOut();
    const { email } = owner.user;
    let looked = 0;
    for (let ask = 0; ask < 15; ask += 1) {
      const client = await newClient(t);
      await askFor(client, email);
      await t.idle();
      const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(client, email, '000000')));
      // The fifth wrong code is answered as "tries used up", and so are all later ones.
      looked += answers.filter((answer) => answer === '422 code_invalid').length;
    }
    expect(looked).toBe(40);
  });
});

test('an owner who mistypes sees that the code is wrong, whatever strangers asked for meanwhile', async () => {
  const owner = await signedOut();
  const { email } = owner.user;
  expect(await askFor(owner, email)).toBe(200);
  const code = await mailedCode(t, email);
  expect(await askFor(await newClient(t), email)).toBe(200);
  await t.idle();
  const answers = [];
  for (let index = 0; index < 6; index += 1) answers.push(await confirm(owner, email, wrong(code)));
  expect(answers).toEqual([...Array(4).fill('422 code_invalid'), ...Array(2).fill('422 code_tries_used')]);
});

test('a known browser enters a code that was asked for in another', async () => {
  const owner = await signedOut();
  const { email } = owner.user;
  expect(await askFor(await newClient(t), email)).toBe(200);
  expect(await confirm(owner, email, await mailedCode(t, email))).toBe('200');
});

test('a proof of one address, or a made-up one, makes no browser known to another', async () => {
  const [owner, victim] = [await signedOut(), await signedOut()];
  const { email } = victim.user;
  while ((await askFor(await newClient(t), email)) === 200) await t.idle();
  expect(await askFor(owner, email)).toBe(429);
  owner.cookies.set('device', 'A'.repeat(43));
  expect(await askFor(owner, email)).toBe(429);
});

test('of four hundred guesses at many addresses from one sender only the first of each code is answered', async () => {
  const codeCount = 100;
  const attacked = await testApp({
    env: { ...env, WRONG_CODES_PER_HOUR_PER_SENDER: '20', CODE_TRIES_PER_HOUR: '100000' },
    work: false,
  });
  // Not close to the end of an hour, when the count starts again.
  attacked.clock.advance(HOUR_MS - (Date.now() % HOUR_MS));
  const stranger = await newClient(attacked);
  const rows = Array.from({ length: codeCount }, (_, index) => `('guess-${index}@example.com', 'en', 'login', 'x')`);
  const at = attacked.deps.now();
  const over = new Date(at.getTime() + LOGIN_CODE_LIFETIME_MS).toISOString();
  await attacked.deps.db.execute(
    `insert into login_codes (email, locale, purpose, code_hash, created_at, expires_at)
     select v.*, '${at.toISOString()}'::timestamptz, '${over}'::timestamptz from (values ${rows.join(',')}) as v`,
  );
  const counts = new Map<string, number>();
  for (let round = 0; round < 4; round += 1)
    for (let batch = 0; batch < codeCount; batch += 50) {
      const answers = Array.from({ length: 50 }, (_, index) =>
        confirm(stranger, `guess-${batch + index}@example.com`, '123456'),
      );
      for (const answer of await Promise.all(answers)) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
  expect(Object.fromEntries(counts)).toEqual({ '422 code_invalid': 100, '429 too_many_requests': 300 });
});

// Once, for its numbers: the tests above run the same statements on both databases.
if (!isOnPostgres)
  test('a thousand ordinary sign-ins from one address within an hour all get in: a hundred, at a tenth of each limit', async () => {
    const tenths = [
      'SIGN_INS_PER_MINUTE_PER_ADDRESS',
      'CODE_TRIES_PER_HOUR',
      'WRONG_CODES_PER_HOUR_PER_SENDER',
      'CODES_PER_HOUR_PER_SENDER',
    ] as const;
    const limits = tenths.map((name) => [name, String(SERVER_LIMITS[name] / 10)]);
    const hotel = await testApp({ env: { REQUESTS_PER_MINUTE_PER_ADDRESS: '100000', ...Object.fromEntries(limits) } });
    // Fifty times each, of the ten codes an hour that an address has.
    const owners = [await signUp(hotel), await signUp(hotel)];
    hotel.clock.advance(HOUR_MS);
    const statuses = new Map<string, number>();
    // Each owner has several devices, all of them new; every tenth code is mistyped once.
    for (let index = 0; index < 100; index += 1) {
      const email = owners[index % owners.length]?.user.email ?? '';
      const client = await newClient(hotel);
      expect(await askFor(client, email)).toBe(200);
      const code = await mailedCode(hotel, email);
      if (index % 10 === 0) expect(await confirm(client, email, wrong(code))).toBe('422 code_invalid');
      const answer = await confirm(client, email, code);
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
      hotel.clock.advance(36_000);
    }
    expect(Object.fromEntries(statuses)).toEqual({ '200': 100 });
  }, 120_000);

describe('clocks that differ', () => {
  test('a code still works on a server some minutes ahead or behind', async () => {
    for (const skew of [-3 * MINUTE_MS, 3 * MINUTE_MS]) {
      const email = newEmail();
      const client = await newClient(t);
      await client.post(API_PATHS.register, { email, locale: 'en' });
      const code = await mailedCode(t, email);
      t.clock.advance(skew);
      expect(await confirm(client, email, code)).toBe('200');
      t.clock.advance(-skew);
    }
  });

  test('a code that was used, and tries that were used up, stay so on a server that is behind', async () => {
    const owner = await signUp(t);
    const { email } = owner.user;
    const one = await newClient(t);
    await askFor(one, email);
    const code = await mailedCode(t, email);
    expect(await confirm(one, email, code)).toBe('200');
    const other = await newClient(t);
    const spent = newEmail();
    await other.post(API_PATHS.register, { email: spent, locale: 'en' });
    const unused = await mailedCode(t, spent);
    for (let index = 0; index < 5; index += 1) await confirm(other, spent, wrong(unused));
    t.clock.advance(-5 * MINUTE_MS);
    expect(await confirm(await newClient(t), email, code)).toMatch(/^422/);
    expect(await confirm(other, spent, unused)).toBe('422 code_tries_used');
    t.clock.advance(5 * MINUTE_MS);
  });

  test('a server that is behind sends no more codes than the hour’s limit', async () => {
    const email = newEmail();
    const client = await newClient(t);
    for (let ask = 0; ask < 10; ask += 1) {
      expect(await askFor(client, email)).toBe(200);
      t.clock.advance(ask % 2 === 0 ? -4 * MINUTE_MS : 4 * MINUTE_MS);
    }
    expect(await askFor(client, email)).toBe(429);
  });
});

describe('whether an address has an account', () => {
  test('is not looked up where a code is asked for or tried: the work is the same', async () => {
    const blind = await testApp({ env, work: false });
    const [known, unknown] = [newEmail(), newEmail()];
    await blind.deps.db.execute(
      `insert into users (email, created_at) values ('${known}', '${blind.deps.now().toISOString()}')`,
    );
    await blind.deps.db.execute('alter table users rename to users_out_of_reach');
    const answersTo = async (email: string) => {
      const client = await newClient(blind);
      const answers = [];
      for (let index = 0; index < 12; index += 1) {
        const asked = await client.post(API_PATHS.login, { email });
        answers.push(`${asked.statusCode} ${asked.body.replaceAll(email, 'EMAIL')}`);
        answers.push(await confirm(client, email, '123456'));
      }
      return answers;
    };
    expect(await answersTo(known)).toEqual(await answersTo(unknown));
  });

  test('is not revealed by a code that is right for nobody: an unknown address has one too', async () => {
    const email = newEmail();
    const client = await newClient(t);
    expect(await askFor(client, email)).toBe(200);
    await t.idle();
    const [mail] = (await t.outbox()).filter(({ to }) => to === email);
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    expect(await confirm(client, email, '123456')).toBe('422 code_invalid');
  });
});
