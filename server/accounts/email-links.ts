import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Deps } from '../deps.ts';
import type { AccountHooks } from './account-hooks.ts';
import {
  type AuthorizedUser,
  authorizeUser,
  confirmedSessionProof,
  makeProof,
  sessionProof,
} from './authorized-user.ts';
import {
  cancelNewEmail,
  consumeLink,
  countEmailAsk,
  deleteLinksAfter,
  deleteVerifyLinks,
  type EmailLinkPurpose,
  type EmailLinkRow,
  findLinkByToken,
  findReservation,
  insertLink,
  isLinkOpen,
  setEmail,
  setNewEmail,
} from './email-queries.ts';
import { revokeAccess } from './revoke-access.ts';
import { recordSecurityEvent } from './security-queries.ts';
import { LINK_LIFETIMES_MS, sendEmailLinkJob } from './send-email-link.job.ts';
import { hashToken } from './token.ts';
import { requireUnknownAddressMail } from './unknown-address.ts';
import { findUserByEmail, type SignedIn, type UserRow } from './user-queries.ts';

const HOUR_MS = 60 * 60 * 1_000;
const USERS_EMAIL_UNIQUE = 'users_email_unique';

type EmailLinkDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'now' | 'secret'>;

/**
 * Asks for a new address, which stays pending until the mailed link is used. Like an unconfirmed registration, it
 * reserves no address: whoever confirms it first gets it. An address that another account can still restore counts as
 * that account's.
 * @throws Refusal `confirmation_required`; `new_email_taken`; `validation_failed` if it is the account's own; `too_many_requests`; `too_many_mails`.
 */
export async function askForEmailChange(deps: EmailLinkDeps, signedIn: SignedIn, newEmail: string): Promise<void> {
  const isTaken = await deps.db.transaction(async (tx) => {
    const authorizedUser = await authorizeUser(tx, confirmedSessionProof(signedIn, deps.now()));
    const { user } = authorizedUser;
    if (user.email === newEmail) throw new Refusal('validation_failed', { fields: { new_email: 'invalid_value' } });
    await countAsk(deps, authorizedUser);
    if (await findUserByEmail(tx, newEmail)) return true;
    if (await findReservation(tx, newEmail, { now: deps.now().toISOString(), exceptUserId: user.id })) return true;
    await setNewEmail(authorizedUser, newEmail);
    await recordSecurityEvent(authorizedUser, { kind: 'email_change_asked', now: deps.now() });
    await mailVerification(deps, authorizedUser, newEmail);
    return false;
  });
  // After the commit, so that a request for an address in use counts as well.
  if (isTaken) throw emailTaken();
}

/** Cancels the pending address; its link becomes invalid. */
export async function cancelEmailChange(deps: Pick<Deps, 'db' | 'now'>, signedIn: SignedIn): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const authorizedUser = await authorizeUser(tx, sessionProof(signedIn, deps.now()));
    if (authorizedUser.user.new_email === null) return;
    await cancelNewEmail(authorizedUser);
    await recordSecurityEvent(authorizedUser, { kind: 'email_change_cancelled', now: deps.now() });
  });
}

/**
 * Mails the link again: to the pending address, else to the account's own while it is unverified. Older links become
 * invalid. Does nothing if there is nothing to verify.
 * @throws Refusal `too_many_requests`, `too_many_mails`
 */
export async function resendVerification(deps: EmailLinkDeps, signedIn: SignedIn): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const authorizedUser = await authorizeUser(tx, sessionProof(signedIn, deps.now()));
    const email = waitingAddress(authorizedUser.user);
    if (email === null) return;
    await countAsk(deps, authorizedUser);
    await mailVerification(deps, authorizedUser, email);
  });
}

/**
 * Whoever holds an expired link can have a new one mailed to the same address, signed in or not.
 * @throws Refusal `link_invalid`, `too_many_requests`, `too_many_mails`
 */
export async function renewEmailLink(deps: EmailLinkDeps, token: string): Promise<{ email: string }> {
  const linkRow = await findLinkByToken(deps.db, hashToken(token), 'verify');
  if (!linkRow || linkRow.used_at !== null) throw new Refusal('link_invalid');
  // Its time may be over, but a newer one must not have replaced it.
  const isValid = async (tx: Db, user: UserRow) =>
    waitingAddress(user) === linkRow.email && (await findLinkByToken(tx, hashToken(token), 'verify'))?.used_at === null;
  await deps.db.transaction(async (tx) => {
    const authorizedUser = await authorizeUser(
      tx,
      makeProof({ user_id: linkRow.user_id, isValid, refusal: 'link_invalid' }),
    );
    await countAsk(deps, authorizedUser);
    await mailVerification(deps, authorizedUser, linkRow.email);
  });
  return { email: linkRow.email };
}

/**
 * Uses the link of a mail: the address becomes the account's. The previous address is notified, and can be restored
 * for a week.
 * @throws Refusal `link_invalid`, `link_expired`, `new_email_taken`
 */
export async function verifyEmail(
  deps: EmailLinkDeps,
  token: string,
  { onNewEmail }: Pick<AccountHooks, 'onNewEmail'>,
): Promise<{ email: string }> {
  const now = deps.now().toISOString();
  return await openLink(deps, { token, purpose: 'verify', now }, async (authorizedUser, { email }) => {
    const { tx, user } = authorizedUser;
    if (waitingAddress(user) !== email) throw new Refusal('link_invalid');
    await setEmail(authorizedUser, email, now);
    // After the write, which waits for a concurrent change of this account's address.
    if (await findReservation(tx, email, { now, exceptUserId: user.id })) throw emailTaken();
    if (user.email === email) return;
    await recordSecurityEvent(authorizedUser, { kind: 'email_changed', now: deps.now() });
    await mailLink(deps, authorizedUser, { purpose: 'take_back', email: user.email });
    await onNewEmail(authorizedUser);
  });
}

/**
 * Uses the link that was mailed to the previous address: the account gets it back. Whoever changed the address loses
 * every way in that they may have created.
 * @param ends `sessionToken` of the request: if it is the same user's, that session stays.
 * @throws Refusal `link_invalid`, `link_expired`, `new_email_taken`
 */
export async function takeBackEmail(
  deps: EmailLinkDeps,
  token: string,
  {
    sessionToken,
    revokeOtherSignIns: endWaysIn,
    onNewEmail,
  }: Pick<AccountHooks, 'revokeOtherSignIns' | 'onNewEmail'> & { sessionToken: string | undefined },
): Promise<{ email: string }> {
  const now = deps.now().toISOString();
  return await openLink(deps, { token, purpose: 'take_back', now }, async (authorizedUser, link) => {
    await setEmail(authorizedUser, link.email, now);
    await deleteLinksAfter(authorizedUser, link);
    await revokeAccess(authorizedUser, { revokeOtherSignIns: endWaysIn, exceptToken: sessionToken });
    await recordSecurityEvent(authorizedUser, { kind: 'email_taken_back', now: deps.now() });
    await onNewEmail(authorizedUser);
  });
}

/**
 * Mails the restore link again while it is valid: whoever signs in with the previous address learns where it went.
 * @throws Refusal `link_invalid` if it was used or revoked in the meantime.
 */
export async function mailWayBackAgain(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  { id: linkId, user_id, purpose, email, created_at, expires_at }: EmailLinkRow,
): Promise<void> {
  const isValid = () => isLinkOpen(tx, linkId, now().toISOString());
  const authorizedUser = await authorizeUser(tx, makeProof({ user_id, isValid, refusal: 'link_invalid' }));
  const id = await insertLink(authorizedUser, { purpose, email, created_at, expires_at });
  await jobs.send(authorizedUser.tx, sendEmailLinkJob, { email_link_id: id });
}

async function openLink(
  deps: Pick<Deps, 'db'>,
  { token, purpose, now }: { token: string; purpose: EmailLinkPurpose; now: string },
  use: (authorizedUser: AuthorizedUser, link: EmailLinkRow) => Promise<void>,
): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  const linkByToken = await findLinkByToken(deps.db, tokenHash, purpose);
  if (!linkByToken || linkByToken.used_at !== null) throw new Refusal('link_invalid');
  if (linkByToken.expires_at <= now) throw new Refusal('link_expired');
  try {
    const isValid = (tx: Db) => consumeLink(tx, linkByToken.id, tokenHash, now);
    const linkProof = makeProof({ user_id: linkByToken.user_id, isValid, refusal: 'link_invalid' });
    await deps.db.transaction(async (tx) => use(await authorizeUser(tx, linkProof), linkByToken));
  } catch (error) {
    if (isUniqueViolation(error, USERS_EMAIL_UNIQUE)) throw emailTaken();
    throw error;
  }
  return { email: linkByToken.email };
}

/** The address that a link would confirm; null if there is none to confirm. */
const waitingAddress = (user: UserRow): string | null =>
  user.new_email ?? (user.email_verified_at === null ? user.email : null);

const emailTaken = () => new Refusal('new_email_taken', { fields: { new_email: 'email_in_use' } });

async function countAsk({ env, now }: Pick<Deps, 'env' | 'now'>, authorizedUser: AuthorizedUser): Promise<void> {
  const time = now().getTime();
  const isLeft = await countEmailAsk(authorizedUser, {
    now: new Date(time).toISOString(),
    began_before: new Date(time - HOUR_MS).toISOString(),
    max: env.limits.EMAIL_LINKS_PER_HOUR_PER_USER,
  });
  if (!isLeft) throw new Refusal('too_many_requests');
}

/** The account's own address is known; a pending one may be anybody's. */
async function mailVerification(deps: EmailLinkDeps, authorizedUser: AuthorizedUser, email: string): Promise<void> {
  if (email !== authorizedUser.user.email) await requireUnknownAddressMail(deps, authorizedUser.tx, email);
  await deleteVerifyLinks(authorizedUser);
  await mailLink(deps, authorizedUser, { purpose: 'verify', email });
}

async function mailLink(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  authorizedUser: AuthorizedUser,
  link: Pick<EmailLinkRow, 'purpose' | 'email'>,
): Promise<void> {
  const time = now().getTime();
  const id = await insertLink(authorizedUser, {
    ...link,
    created_at: new Date(time).toISOString(),
    expires_at: new Date(time + LINK_LIFETIMES_MS[link.purpose]).toISOString(),
  });
  await jobs.send(authorizedUser.tx, sendEmailLinkJob, { email_link_id: id });
}
