import { expect, test } from 'vitest';
import { CONFIRMED_FOR_MS } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { confirmIdentity, newEmail, newOwner, type Owner, signInElsewhere, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000', EXPORTS_PER_MINUTE_PER_ADDRESS: '1000' } });

const userPath = ({ user }: Owner) => fillPath(API_PATHS.user, { id: user.id });
const otherSession = async (owner: Owner): Promise<string> => {
  await signInElsewhere(t, owner);
  const { sessions } = (await owner.get(API_PATHS.sessions)).json();
  return sessions.find(({ current }: { current: boolean }) => !current).id;
};

/** What a stolen session must not do. */
const GUARDED: Record<string, (owner: Owner) => Promise<() => Promise<{ statusCode: number; body: string }>>> = {
  'changing the address': async (owner) => () => owner.put(userPath(owner), { new_email: newEmail() }),
  'adding a passkey': async (owner) => () => owner.post(API_PATHS.passkeysOptions),
  'ending a device': async (owner) => {
    const id = await otherSession(owner);
    return () => owner.delete(fillPath(API_PATHS.session, { id }));
  },
  'signing out everywhere': async (owner) => () => owner.delete(API_PATHS.sessions),
  'exporting everything': async (owner) => () => owner.get(API_PATHS.accountExport),
  'asking before a download': async (owner) => () => owner.get(API_PATHS.accountConfirmed),
  // Nobody could restore what was deleted a moment before.
  'emptying the bin': async (owner) => () => owner.delete(API_PATHS.bin, { until: '2999-01-01T00:00:00.000Z' }),
  'deleting the account': async (owner) => () => owner.delete(userPath(owner)),
};

test.each(Object.entries(GUARDED))('%s is open after a sign-in, and later asks for another', async (_, prepare) => {
  const owner = await newOwner(t);
  const send = await prepare(owner);
  t.clock.advance(CONFIRMED_FOR_MS + 60_000);
  const refused = await send();
  expect([refused.statusCode, JSON.parse(refused.body).error.code]).toEqual([403, 'confirmation_required']);

  // Signing in again in the same browser confirms.
  await confirmIdentity(t, owner);
  expect((await send()).statusCode).toBeLessThan(300);
});

test('what needs no confirmation works on: the language, cancelling a pending address, signing out', async () => {
  const owner = await signUp(t);
  await owner.put(userPath(owner), { new_email: newEmail() });
  t.clock.advance(CONFIRMED_FOR_MS + 60_000);
  expect((await owner.put(userPath(owner), { locale: 'fr' })).statusCode).toBe(200);
  expect((await owner.put(userPath(owner), { new_email: null })).statusCode).toBe(200);
  expect((await owner.get(API_PATHS.sessions)).statusCode).toBe(200);
  expect((await owner.post(API_PATHS.logout)).statusCode).toBe(204);
});
