import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Deps } from '../deps.ts';
import {
  consumeLink,
  countEmailAsk,
  deleteLinksAfter,
  deleteSessionsOfUser,
  deleteVerifyLinks,
  type EmailLinkPurpose,
  type EmailLinkRow,
  findLinkByToken,
  findReservation,
  insertLink,
  lockUser,
  setEmail,
  setNewEmail,
} from './email-queries.ts';
import type { LaterFeatures } from './later-features.ts';
import { findUserByEmail, type UserRow } from './queries.ts';
import { LINK_LIFETIMES_MS, sendEmailLinkJob } from './send-email-link.job.ts';
import { hashToken } from './token.ts';

const HOUR_MS = 60 * 60 * 1_000;
const USERS_EMAIL_UNIQUE = 'users_email_unique';

type EmailLinkDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>;

/**
 * Asks for a new address, which stays pending until the mailed link is used. Like an unconfirmed registration, it
 * reserves no address: whoever confirms it first gets it. An address that another account can still restore counts as
 * that account's.
 * @throws Refusal `new_email_taken`; `validation_failed` if it is the account's own; `too_many_requests`.
 */
export async function askForEmailChange(deps: EmailLinkDeps, userId: string, newEmail: string): Promise<void> {
  const isTaken = await deps.db.transaction(async (tx) => {
    const user = await getLockedUser(tx, userId);
    if (user.email === newEmail) throw new Refusal('validation_failed', { fields: { new_email: 'invalid_value' } });
    await countAsk(deps, tx, userId);
    if (await findUserByEmail(tx, newEmail)) return true;
    if (await findReservation(tx, newEmail, { now: deps.now().toISOString(), exceptUserId: userId })) return true;
    await setNewEmail(tx, userId, newEmail);
    await mailVerification(deps, tx, userId, newEmail);
    return false;
  });
  // After the commit, so that a request for a taken address counts as well.
  if (isTaken) throw emailTaken();
}

/** Cancels the pending address; its link becomes invalid. */
export async function cancelEmailChange(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await getLockedUser(tx, userId);
    if (user.new_email === null) return;
    await setNewEmail(tx, userId, null);
    await deleteVerifyLinks(tx, userId);
  });
}

/**
 * Mails the link again: to the pending address, else to the account's own while it is unverified. Older links become
 * invalid. Does nothing if there is nothing to verify.
 * @throws Refusal `too_many_requests`
 */
export async function resendVerification(deps: EmailLinkDeps, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await getLockedUser(tx, userId);
    const email = waitingAddress(user);
    if (email === null) return;
    await countAsk(deps, tx, userId);
    await mailVerification(deps, tx, userId, email);
  });
}

/**
 * Whoever holds an expired link can have a new one mailed to the same address, signed in or not.
 * @throws Refusal `link_invalid`, `too_many_requests`
 */
export async function renewEmailLink(deps: EmailLinkDeps, token: string): Promise<{ email: string }> {
  const found = await findLinkByToken(deps.db, hashToken(token), 'verify');
  if (!found || found.used_at !== null) throw new Refusal('link_invalid');
  await deps.db.transaction(async (tx) => {
    const user = await getLockedUser(tx, found.user_id);
    if (waitingAddress(user) !== found.email) throw new Refusal('link_invalid');
    await countAsk(deps, tx, user.id);
    await mailVerification(deps, tx, user.id, found.email);
  });
  return { email: found.email };
}

/**
 * Uses the link of a mail: the address becomes the account's. The previous address is notified, and can be restored
 * for a week.
 * @throws Refusal `link_invalid`, `link_expired`, `new_email_taken`
 */
export async function verifyEmail(deps: EmailLinkDeps, token: string): Promise<{ email: string }> {
  const now = deps.now().toISOString();
  return await openLink(deps, { token, purpose: 'verify', now }, async (tx, user, { email }) => {
    if (waitingAddress(user) !== email) throw new Refusal('link_invalid');
    await setEmail(tx, user.id, email, now);
    // After the write, which waits for a concurrent change of this account's address.
    if (await findReservation(tx, email, { now, exceptUserId: user.id })) throw emailTaken();
    if (user.email !== email) await mailLink(deps, tx, { user_id: user.id, purpose: 'take_back', email: user.email });
  });
}

/**
 * Uses the link that was mailed to the previous address: the account gets it back. Every other session ends, and later
 * requests for a change become invalid.
 * @param ends `sessionToken` of the request: if it is the same user's, that session stays.
 * @throws Refusal `link_invalid`, `link_expired`, `new_email_taken`
 */
export async function takeBackEmail(
  deps: EmailLinkDeps,
  token: string,
  { sessionToken, endWaysIn }: Pick<LaterFeatures, 'endWaysIn'> & { sessionToken: string | undefined },
): Promise<{ email: string }> {
  const now = deps.now().toISOString();
  return await openLink(deps, { token, purpose: 'take_back', now }, async (tx, user, link) => {
    await setEmail(tx, user.id, link.email, now);
    await deleteLinksAfter(tx, link);
    await deleteSessionsOfUser(tx, user.id, sessionToken && hashToken(sessionToken));
    // Whoever changed the address may have created one.
    await endWaysIn(tx, user.id);
  });
}

/** Mails the restore link again while it is valid: whoever signs in with the previous address learns where it went. */
export async function mailWayBackAgain(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  { user_id, purpose, email, created_at, expires_at }: EmailLinkRow,
): Promise<void> {
  const id = await insertLink(tx, { user_id, purpose, email, created_at, expires_at });
  await jobs.send(tx, sendEmailLinkJob, { email_link_id: id });
}

async function openLink(
  deps: Pick<Deps, 'db'>,
  { token, purpose, now }: { token: string; purpose: EmailLinkPurpose; now: string },
  use: (tx: Db, user: UserRow, link: EmailLinkRow) => Promise<void>,
): Promise<{ email: string }> {
  const hash = hashToken(token);
  const link = await findLinkByToken(deps.db, hash, purpose);
  if (!link || link.used_at !== null) throw new Refusal('link_invalid');
  if (link.expires_at <= now) throw new Refusal('link_expired');
  try {
    await deps.db.transaction(async (tx) => {
      const user = await getLockedUser(tx, link.user_id);
      if (!(await consumeLink(tx, link.id, hash, now))) throw new Refusal('link_invalid');
      await use(tx, user, link);
    });
  } catch (error) {
    if (isUniqueViolation(error, USERS_EMAIL_UNIQUE)) throw emailTaken();
    throw error;
  }
  return { email: link.email };
}

/** The address that a link would confirm; null if there is none to confirm. */
const waitingAddress = (user: UserRow): string | null =>
  user.new_email ?? (user.email_verified_at === null ? user.email : null);

const emailTaken = () => new Refusal('new_email_taken', { fields: { new_email: 'email_in_use' } });

async function getLockedUser(tx: Db, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  // Deleted after the session, or the link, was found.
  if (!user) throw new Refusal('not_found');
  return user;
}

async function countAsk({ env, now }: Pick<Deps, 'env' | 'now'>, tx: Db, userId: string): Promise<void> {
  const time = now().getTime();
  const isLeft = await countEmailAsk(tx, userId, {
    now: new Date(time).toISOString(),
    began_before: new Date(time - HOUR_MS).toISOString(),
    max: env.limits.EMAIL_LINKS_PER_HOUR_PER_USER,
  });
  if (!isLeft) throw new Refusal('too_many_requests');
}

async function mailVerification(deps: EmailLinkDeps, tx: Db, userId: string, email: string): Promise<void> {
  await deleteVerifyLinks(tx, userId);
  await mailLink(deps, tx, { user_id: userId, purpose: 'verify', email });
}

async function mailLink(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  link: Pick<EmailLinkRow, 'user_id' | 'purpose' | 'email'>,
): Promise<void> {
  const time = now().getTime();
  const id = await insertLink(tx, {
    ...link,
    created_at: new Date(time).toISOString(),
    expires_at: new Date(time + LINK_LIFETIMES_MS[link.purpose]).toISOString(),
  });
  await jobs.send(tx, sendEmailLinkJob, { email_link_id: id });
}
