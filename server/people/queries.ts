import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { InvitedRole } from '../../shared/roles.ts';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import { users } from '../accounts/tables.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { idsOfOwned } from '../restaurants/people-queries.ts';
import { memberships, ownerId, restaurants } from '../restaurants/tables.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const isPending = and(isNull(invitations.accepted_at), isNull(invitations.withdrawn_at));

type InvitationKey = Pick<InvitationRow, 'restaurant_id' | 'id'>;
const isThisPending = ({ restaurant_id, id }: InvitationKey) =>
  and(eq(invitations.restaurant_id, restaurant_id), eq(invitations.id, id), isPending);

/** Those that nobody has accepted and nobody withdrew, also those that are over, by address. */
export async function listPendingInvitations(db: Db, access: RestaurantAccess): Promise<InvitationRow[]> {
  return await db
    .select()
    .from(invitations)
    .where(ofRestaurant(access, invitations, isPending))
    .orderBy(asc(invitations.email), asc(invitations.id));
}

export async function countInvitationsSince(db: Db, access: RestaurantAccess, since: string): Promise<number> {
  return await db.$count(invitations, ofRestaurant(access, invitations, gt(invitations.created_at, since)));
}

type NewInvitation = Pick<InvitationRow, 'email' | 'role' | 'created_at' | 'expires_at'>;

export async function insertInvitation(
  { tx }: AuthorizedUser,
  access: RestaurantAccess,
  newInvitation: NewInvitation,
): Promise<InvitationRow> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...newInvitation, restaurant_id: access.restaurant_id })
    .returning();
  if (!row) throw new Error('an insertion returned no row');
  return row;
}

/** Ends what is pending of an invitation, or for an address. Returns whether there was any. */
export async function withdrawInvitations(
  { tx }: AuthorizedUser,
  access: RestaurantAccess,
  which: { id: string } | { email: string },
  withdrawn_at: string,
): Promise<boolean> {
  const isMeant = 'id' in which ? eq(invitations.id, which.id) : eq(invitations.email, which.email);
  const withdrawnRows = await tx
    .update(invitations)
    .set({ withdrawn_at })
    .where(ofRestaurant(access, invitations, isMeant, isPending))
    .returning({ id: invitations.id });
  return withdrawnRows.length > 0;
}

/** Of one restaurant, whose new owner invited nobody. */
export async function deleteInvitations({ tx }: AuthorizedUser, access: RestaurantAccess): Promise<void> {
  await tx.delete(invitations).where(ofRestaurant(access, invitations));
}

/** Those that nobody has accepted yet, of all restaurants of a user: whoever had access may have made them. */
export async function deleteInvitationsOf({ tx, user }: AuthorizedUser): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(inArray(invitations.restaurant_id, idsOfOwned(tx, user.id)), isNull(invitations.accepted_at)));
}

/** Those to an address whose account ends. */
export async function deleteInvitationsTo({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.email, user.email.toLowerCase()));
}

// For the mail and its link: neither has access to the restaurant.

export type MailedInvitation = {
  invitation: InvitationRow;
  restaurant: { name: string; main_locale: string; owner_id: string; deleted_at: string | null };
};

const { name, main_locale, deleted_at } = restaurants;

const selectMailed = (db: Db) =>
  db
    .select({ invitation: invitations, restaurant: { name, main_locale, owner_id: ownerId, deleted_at } })
    .from(invitations)
    .innerJoin(restaurants, eq(restaurants.id, invitations.restaurant_id));

/** One that is still to be mailed. */
export async function findInvitationToMail(db: Db, invitation: InvitationKey): Promise<MailedInvitation | undefined> {
  const [row] = await selectMailed(db).where(isThisPending(invitation));
  return row;
}

/** Returns false if it was withdrawn meanwhile. */
export async function keepInvitationToken(db: Db, invitation: InvitationKey, token_hash: string): Promise<boolean> {
  const keptRows = await db
    .update(invitations)
    .set({ token_hash })
    .where(isThisPending(invitation))
    .returning({ id: invitations.id });
  return keptRows.length > 0;
}

export async function findInvitationByToken(db: Db, tokenHash: string): Promise<MailedInvitation | undefined> {
  const [row] = await selectMailed(db).where(eq(invitations.token_hash, tokenHash));
  return row;
}

/** Returns false if it ended at this moment. */
export async function markInvitationAccepted(
  { tx }: AuthorizedUser,
  invitation: InvitationKey,
  accepted_at: string,
): Promise<boolean> {
  const acceptedRows = await tx
    .update(invitations)
    .set({ accepted_at })
    .where(isThisPending(invitation))
    .returning({ id: invitations.id });
  return acceptedRows.length > 0;
}

/** Who became one of a restaurant's people, for the mail to its owner; undefined if they aren't any more. */
export async function findNewPerson(
  db: Db,
  { restaurant_id, user_id }: { restaurant_id: string; user_id: string },
): Promise<{ email: string; role: InvitedRole; restaurant: { name: string; owner_id: string } } | undefined> {
  const [row] = await db
    .select({ email: users.email, role: memberships.role, restaurant: { name, owner_id: ownerId } })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .innerJoin(restaurants, eq(restaurants.id, memberships.restaurant_id))
    .where(and(eq(memberships.restaurant_id, restaurant_id), eq(memberships.user_id, user_id)));
  return row;
}

export async function deleteOldInvitations(db: Db, createdBefore: string): Promise<void> {
  await deleteInBatches(db, invitations, lt(invitations.created_at, createdBefore));
}
