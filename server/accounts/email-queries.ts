import { and, desc, eq, gt, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { emailAsks, emailLinks, users } from './tables.ts';
import type { UserRow } from './user-queries.ts';

export type EmailLinkRow = typeof emailLinks.$inferSelect;
export type EmailLinkPurpose = EmailLinkRow['purpose'];

/**
 * Counts a request for a link; returns false if the hourly limit is reached. The hour begins with the first request.
 * This limits the mails to strangers as well as the addresses that can be tried.
 */
export async function countEmailAsk(
  { tx, user }: AuthorizedUser,
  { now, began_before, max }: { now: string; began_before: string; max: number },
): Promise<boolean> {
  const isOver = sql`${emailAsks.window_started_at} <= ${began_before}`;
  const countedRows = await tx
    .insert(emailAsks)
    .values({ user_id: user.id, asks: 1, window_started_at: now })
    .onConflictDoUpdate({
      target: emailAsks.user_id,
      set: {
        asks: sql`case when ${isOver} then 1 else ${emailAsks.asks} + 1 end`,
        window_started_at: sql`case when ${isOver} then ${now}::timestamptz else ${emailAsks.window_started_at} end`,
      },
      setWhere: sql`${isOver} or ${emailAsks.asks} < ${max}`,
    })
    .returning({ user_id: emailAsks.user_id });
  return countedRows.length > 0;
}

export async function setNewEmail({ tx, user }: AuthorizedUser, newEmail: string): Promise<void> {
  await tx.update(users).set({ new_email: newEmail }).where(eq(users.id, user.id));
}

/** Cancels the pending address; its link becomes invalid. */
export async function cancelNewEmail(authorized: AuthorizedUser): Promise<void> {
  const { tx, user } = authorized;
  await tx.update(users).set({ new_email: null }).where(eq(users.id, user.id));
  await deleteVerifyLinks(authorized);
}

/**
 * Sets the user's confirmed address and clears the pending one.
 * @throws a violation of `users_email_unique` if another account has it.
 */
export async function setEmail({ tx, user }: AuthorizedUser, email: string, now: string): Promise<void> {
  await tx.update(users).set({ email, new_email: null, email_verified_at: now }).where(eq(users.id, user.id));
}

/** A link that is to be mailed; its lifetime begins when it is sent. */
export async function insertLink(
  { tx, user }: AuthorizedUser,
  link: Pick<EmailLinkRow, 'purpose' | 'email' | 'created_at' | 'expires_at'>,
): Promise<string> {
  const [row] = await tx
    .insert(emailLinks)
    .values({ ...link, user_id: user.id })
    .returning({ id: emailLinks.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

/** The links that confirm an address of the user's; a newer one replaces them. */
export async function deleteVerifyLinks({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(emailLinks).where(and(eq(emailLinks.user_id, user.id), eq(emailLinks.purpose, 'verify')));
}

/**
 * The link that restores an address which an account had before a change. While it is valid, the address is reserved
 * (docs/decisions/060).
 */
export async function findReservation(
  db: Db,
  email: string,
  { now, exceptUserId }: { now: string; exceptUserId?: string },
): Promise<EmailLinkRow | undefined> {
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.email, email),
        eq(emailLinks.purpose, 'take_back'),
        isNull(emailLinks.used_at),
        gt(emailLinks.expires_at, now),
        exceptUserId === undefined ? undefined : ne(emailLinks.user_id, exceptUserId),
      ),
    )
    .orderBy(desc(emailLinks.created_at))
    .limit(1);
  return link;
}

/** After an address was restored: its other links and everything requested after its change become invalid. */
export async function deleteLinksAfter({ tx }: AuthorizedUser, link: EmailLinkRow): Promise<void> {
  await tx
    .delete(emailLinks)
    .where(
      and(
        eq(emailLinks.user_id, link.user_id),
        ne(emailLinks.id, link.id),
        or(eq(emailLinks.purpose, 'verify'), gte(emailLinks.created_at, link.created_at)),
      ),
    );
}

/** A link that is to be mailed, with what the mail says about its user. */
export async function findLinkToMail(
  db: Db,
  id: string,
): Promise<{ link: EmailLinkRow; user: Pick<UserRow, 'email' | 'locale'> } | undefined> {
  const [linkRow] = await db
    .select({ link: emailLinks, user: { email: users.email, locale: users.locale } })
    .from(emailLinks)
    .innerJoin(users, eq(users.id, emailLinks.user_id))
    .where(and(eq(emailLinks.id, id), isNull(emailLinks.used_at)));
  return linkRow;
}

/** Stores the token's hash and expiry; returns false if the link is gone or used. */
export async function keepLinkToken(
  db: Db,
  link: Pick<EmailLinkRow, 'id' | 'expires_at'> & { token_hash: string },
): Promise<boolean> {
  const rowsToKeep = await db
    .update(emailLinks)
    .set({ token_hash: link.token_hash, expires_at: link.expires_at })
    .where(and(eq(emailLinks.id, link.id), isNull(emailLinks.used_at)))
    .returning({ id: emailLinks.id });
  return rowsToKeep.length > 0;
}

export async function findLinkByToken(
  db: Db,
  tokenHash: string,
  purpose: EmailLinkPurpose,
): Promise<EmailLinkRow | undefined> {
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(and(eq(emailLinks.token_hash, tokenHash), eq(emailLinks.purpose, purpose)));
  return link;
}

/** Whether a link is as it was read: neither used nor deleted. */
export async function isLinkOpen(tx: Db, id: string, now: string): Promise<boolean> {
  const isOpen = and(eq(emailLinks.id, id), isNull(emailLinks.used_at), gt(emailLinks.expires_at, now));
  return (await tx.select({ id: emailLinks.id }).from(emailLinks).where(isOpen)).length > 0;
}

/** Consumes a link; returns false if it was used, replaced or has expired. */
export async function consumeLink(tx: Db, id: string, tokenHash: string, now: string): Promise<boolean> {
  const usedLinks = await tx
    .update(emailLinks)
    .set({ used_at: now })
    .where(
      and(
        eq(emailLinks.id, id),
        eq(emailLinks.token_hash, tokenHash),
        isNull(emailLinks.used_at),
        gt(emailLinks.expires_at, now),
      ),
    )
    .returning({ id: emailLinks.id });
  return usedLinks.length > 0;
}

/** All of a user's, as the account ends. */
export async function deleteLinksOfUser({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(emailLinks).where(eq(emailLinks.user_id, user.id));
}

/** Frees the address of an account that ends; the row is deleted once everything that belongs to it is. */
export async function freeEmail({ tx, user }: AuthorizedUser): Promise<void> {
  // No address has a colon here, so nobody can sign up with it.
  await tx
    .update(users)
    .set({ email: `deleted:${user.id}`, new_email: null })
    .where(eq(users.id, user.id));
}

/** Removes used links and those that expired before a time: until then their page can say so. */
export async function sweepEmailLinks(db: Db, before: string): Promise<void> {
  await db
    .delete(emailLinks)
    .where(or(lt(emailLinks.expires_at, before), and(isNotNull(emailLinks.used_at), lt(emailLinks.used_at, before))));
  await db.delete(emailAsks).where(lt(emailAsks.window_started_at, before));
}
