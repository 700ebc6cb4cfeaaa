import { MAX_RESTAURANTS_OF_OWNER } from '../../../shared/limits.ts';
import { isInDeletion } from '../../account-data/queries.ts';
import { type AuthorizedUser, authorizeUser, operatorProof } from '../../accounts/authorized-user.ts';
import { findUser, findUserByEmail } from '../../accounts/user-queries.ts';
import type { Db } from '../../db/db.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { deleteWebhook } from '../../hooks/queries.ts';
import { deleteMenuKeys } from '../../keys/queries.ts';
import { deleteInvitations } from '../../people/queries.ts';
import { operatorAccess } from '../../restaurants/access.ts';
import {
  findOperatorsRestaurant,
  type OperatorsRestaurant,
  searchRestaurants,
  setSuspended,
} from '../../restaurants/operator-queries.ts';
import { listOwnedRestaurants, listRestaurantsOfUser, setOwner } from '../../restaurants/people-queries.ts';
import { lockRestaurant } from '../../restaurants/queries.ts';
import { deleteServiceLink } from '../../service/queries.ts';
import { ownerOf, payerOf } from '../../subscriptions/customer.ts';
import { findSubscriptionRow, isOrdering, isStillCharged } from '../../subscriptions/queries.ts';
import { type AdminCommand, type AdminContext, AdminProblem } from '../admin-context.ts';
import { EMAIL, RESTAURANT, TEXT } from '../arguments.ts';
import { recordAct } from '../record-act.ts';

const FOUND_AT_MOST = 20;
/** As much as fits a mail's line. */
const REASON = /^[^\p{Cc}]{3,500}$/u;

/** @throws AdminProblem if it doesn't exist or is being deleted. */
export async function requireRestaurantOf(db: Db, id: string): Promise<OperatorsRestaurant> {
  const restaurant = await findOperatorsRestaurant(db, id);
  if (!restaurant || restaurant.deleted_at !== null) throw new AdminProblem(`There is no restaurant ${id}.`);
  return restaurant;
}

const day = (time: string): string => time.slice(0, 10);

function describe({ id, name, owner_email, published_at, suspended_at, deleted_at }: OperatorsRestaurant): string {
  const states = [
    published_at === null ? 'not published' : `published ${day(published_at)}`,
    ...(suspended_at === null ? [] : [`suspended ${day(suspended_at)}`]),
    ...(deleted_at === null ? [] : ['being deleted']),
  ];
  return `${id}  ${name}  ${owner_email}  ${states.join(', ')}`;
}

export const findCommand: AdminCommand = {
  usage: 'TEXT',
  help: "restaurants by id, owner's address, or the beginning of their name",
  positionals: [TEXT],
  required: 1,
  options: {},
  async run(context, { positionals: [text = ''] }) {
    const restaurants = await searchRestaurants(context.db, text, FOUND_AT_MOST + 1);
    await recordAct(context, context.db, 'restaurants find');
    for (const restaurant of restaurants.slice(0, FOUND_AT_MOST)) context.say(describe(restaurant));
    if (restaurants.length > FOUND_AT_MOST) context.say('There are more: type more of the name.');
    if (restaurants.length === 0) throw new AdminProblem('No restaurant has this id, address or name.');
  },
};

export const suspendCommand: AdminCommand = {
  usage: 'ID --reason TEXT',
  help: 'guests read that the menu is offline; its owner gets the reason by mail',
  positionals: [RESTAURANT],
  required: 1,
  options: { reason: 'string' },
  findMistake: ({ text }) =>
    REASON.test(text('reason') ?? '') ? undefined : '--reason needs 3 to 500 characters: the owner reads them.',
  async run(context, { positionals: [id = ''], text }) {
    const reason = text('reason') ?? '';
    await setState(context, id, { act: 'restaurants suspend', details: { reason } });
    context.say(`${id} is suspended; its owner is told by mail.`);
  },
};

export const restoreCommand: AdminCommand = {
  usage: 'ID',
  help: 'ends a suspension: guests see the last publication again',
  positionals: [RESTAURANT],
  required: 1,
  options: {},
  async run(context, { positionals: [id = ''] }) {
    await setState(context, id, { act: 'restaurants restore', details: {} });
    context.say(`${id} is not suspended any more; its owner is told by mail.`);
  },
};

async function setState(
  context: AdminContext,
  id: string,
  { act, details }: { act: 'restaurants suspend' | 'restaurants restore'; details: Record<string, string> },
): Promise<void> {
  const isSuspending = act === 'restaurants suspend';
  const access = operatorAccess(id);
  const changedRestaurant = context.db.transaction(async (tx) => {
    await lockRestaurant(tx, access);
    const { owner_id } = await requireRestaurantOf(tx, id);
    if (!(await setSuspended(tx, access, isSuspending ? context.now().toISOString() : null)))
      throw new AdminProblem(`${id} is ${isSuspending ? 'suspended already' : 'not suspended'}.`);
    await recordAct(context, tx, act, { subject: id, details, told: [owner_id] });
  });
  await changedRestaurant.finally(() => context.changes.drop(id));
}

export const transferCommand: AdminCommand = {
  usage: 'ID EMAIL [--subscription-stays]',
  help: 'gives a restaurant to another account; both are told by mail',
  positionals: [RESTAURANT, EMAIL],
  required: 2,
  options: { 'subscription-stays': 'boolean' },
  async run(context, { positionals: [id = '', email = ''], has }) {
    const { owner_id } = await requireRestaurantOf(context.db, id);
    const receiver = await findUserByEmail(context.db, email);
    if (!receiver) throw new AdminProblem(`No account has the address ${email}: its owner signs up first.`);
    if (receiver.id === owner_id) throw new AdminProblem(`${id} is theirs already.`);
    const move = { id, owner_id, receiver_id: receiver.id, email, subscription_stays: has('subscription-stays') };
    const moved = context.db.transaction((tx) => moveTo(context, tx, move));
    try {
      await moved;
    } catch (error) {
      if (isUniqueViolation(error, 'restaurants_owner_id_unique'))
        throw new AdminProblem(`${email} has created a restaurant at this moment: try again.`);
      throw error;
    } finally {
      context.changes.drop(id);
    }
    context.say(`${id} belongs to ${email}; both owners are told by mail.`);
  },
};

type Move = {
  id: string;
  owner_id: string;
  receiver_id: string;
  /** The receiver's, as it was typed. */
  email: string;
  subscription_stays: boolean;
};

/** Users are locked before the restaurant, as everywhere, and in one order, so that two transfers can't block each other. */
async function moveTo(context: AdminContext, tx: Db, move: Move): Promise<void> {
  const { id, owner_id, receiver_id, email } = move;
  const access = operatorAccess(id);
  const authorized = new Map<string, AuthorizedUser>();
  for (const user_id of [owner_id, receiver_id].sort()) {
    if (!(await findUser(tx, user_id))) throw new AdminProblem('One of the two accounts was deleted meanwhile.');
    authorized.set(user_id, await authorizeUser(tx, operatorProof(user_id)));
  }
  // The account may have changed its address, or be in deletion, which would delete the restaurant with it.
  const receiver = authorized.get(receiver_id)?.user;
  if (receiver?.email.toLowerCase() !== email.toLowerCase() || (await isInDeletion(tx, receiver_id)))
    throw new AdminProblem(`No account has the address ${email} any more: it changed or is being deleted.`);
  const restaurant = await requireRestaurantOf(tx, id);
  const subscription = await findSubscriptionRow(tx, ownerOf(context, payerOf(owner_id, restaurant)), { lock: true });
  const isPaidFor = isStillCharged(subscription);
  // An account that has other restaurants sees the subscription of none that isn't its own: nobody could end it.
  if (!restaurant.is_first || (await listRestaurantsOfUser(tx, owner_id)).length > 1) {
    if (isPaidFor)
      throw new AdminProblem(
        'The restaurant has a subscription, which the present owner could not end later: end it first.',
      );
    if (isOrdering(subscription))
      throw new AdminProblem(
        'The present owner has ordered a subscription for it, and the outcome is not known yet: try again later.',
      );
  }
  if (isPaidFor && !move.subscription_stays)
    throw new AdminProblem(
      'The present owner has an active subscription, which stays with that account: end it first, or add --subscription-stays.',
    );
  const receiversOwn = await listOwnedRestaurants(tx, receiver_id);
  if (receiversOwn.length > 0 && context.env.SEVERAL_RESTAURANTS === 'off')
    throw new AdminProblem(`${email} has a restaurant already, and SEVERAL_RESTAURANTS is off.`);
  if (receiversOwn.length >= MAX_RESTAURANTS_OF_OWNER)
    throw new AdminProblem(`${email} has ${receiversOwn.length} restaurants already.`);
  await lockRestaurant(tx, access);
  const current = await requireRestaurantOf(tx, id);
  const giver = authorized.get(owner_id);
  if (current.owner_id !== owner_id || !giver) throw new AdminProblem(`${id} has another owner by now: try again.`);
  // Staff and machines that the former owner let in are not the new one's.
  await deleteServiceLink(giver, access);
  await deleteMenuKeys(giver, access);
  await deleteWebhook(giver, access);
  await deleteInvitations(giver, access);
  const is_first = !receiversOwn.some((owned) => owned.is_first);
  await setOwner(tx, access, { user_id: receiver_id, is_first });
  const details = { from: owner_id, to: receiver_id };
  await recordAct(context, tx, 'restaurants transfer', { subject: id, details, told: [owner_id, receiver_id] });
}
