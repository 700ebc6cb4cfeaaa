import { findUserByEmail } from '../../accounts/user-queries.ts';
import { PaymentProblem } from '../../payments/provider.ts';
import { findSubscriptionRow, listPayments, type SubscriptionRow } from '../../subscriptions/queries.ts';
import { reconcileSubscriptionsJob } from '../../subscriptions/reconcile-subscriptions.job.ts';
import { syncSubscription } from '../../subscriptions/sync-subscription.ts';
import { type AdminCommand, AdminProblem } from '../admin-context.ts';
import { EMAIL } from '../arguments.ts';
import { recordAct } from '../record-act.ts';

const stateOf = (row: SubscriptionRow | undefined): string =>
  `${row?.status ?? 'none'}${row?.cancel_at ? `, ends ${row.cancel_at}` : ''}, guests ${row?.is_online ? 'see' : "don't see"} the menu`;

export const reconcileCommand: AdminCommand = {
  usage: 'EMAIL | --all',
  help: "compares an owner's subscriptions with the payment provider; --all sends the nightly job now",
  positionals: [EMAIL],
  required: 0,
  options: { all: 'boolean' },
  findMistake: ({ positionals: [email], has }) =>
    (email === undefined) === has('all') ? undefined : 'Name one EMAIL, or --all.',
  async run(context, { positionals: [email] }) {
    if (context.payments.name === 'off') throw new AdminProblem('PAYMENTS is off: there are no subscriptions.');
    if (email === undefined) {
      await context.db.transaction(async (tx) => {
        await context.jobs.send(tx, reconcileSubscriptionsJob, { is_full: true }, { singleton_key: 'operator' });
        await recordAct(context, tx, 'subscriptions reconcile');
      });
      context.say('The comparison of all subscriptions is queued.');
      return;
    }
    const user = await findUserByEmail(context.db, email);
    const payments = user ? await listPayments(context.db, { user_id: user.id, provider: context.payments.name }) : [];
    const customers = payments.filter(({ row }) => row.customer_id !== null);
    if (!user || customers.length === 0) throw new AdminProblem(`${email} is no customer of ${context.payments.name}.`);
    try {
      for (const { owner } of customers) await syncSubscription(context, owner);
    } catch (error) {
      if (error instanceof PaymentProblem)
        throw new AdminProblem(`The payment provider did not answer: ${error.kind}.`);
      throw error;
    }
    await recordAct(context, context.db, 'subscriptions reconcile', { subject: user.id });
    for (const { owner, row: before } of customers) {
      if (owner.restaurant_id !== null) context.say(`for ${owner.restaurant_id}:`);
      context.say(`before: ${stateOf(before)}`);
      context.say(`now:    ${stateOf(await findSubscriptionRow(context.db, owner))}`);
    }
  },
};
