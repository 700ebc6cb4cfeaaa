import { findUserByEmail } from '../../accounts/user-queries.ts';
import { PaymentProblem } from '../../payments/provider.ts';
import { ownerOf } from '../../subscriptions/customer.ts';
import { findSubscriptionRow, type SubscriptionRow } from '../../subscriptions/queries.ts';
import { reconcileSubscriptionsJob } from '../../subscriptions/reconcile-subscriptions.job.ts';
import { syncSubscription } from '../../subscriptions/sync-subscription.ts';
import { type AdminCommand, AdminProblem } from '../admin-context.ts';
import { EMAIL } from '../arguments.ts';
import { recordAct } from '../record-act.ts';

const stateOf = (row: SubscriptionRow | undefined): string =>
  `${row?.status ?? 'none'}${row?.cancel_at ? `, ends ${row.cancel_at}` : ''}, guests ${row?.is_online ? 'see' : "don't see"} the menu`;

export const reconcileCommand: AdminCommand = {
  usage: 'EMAIL | --all',
  help: "compares an owner's subscription with the payment provider; --all sends the nightly job now",
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
    const owner = user && ownerOf(context, user.id);
    const before = owner && (await findSubscriptionRow(context.db, owner));
    if (!owner || !before?.customer_id) throw new AdminProblem(`${email} is no customer of ${context.payments.name}.`);
    try {
      await syncSubscription(context, owner.user_id);
    } catch (error) {
      if (error instanceof PaymentProblem)
        throw new AdminProblem(`The payment provider did not answer: ${error.kind}.`);
      throw error;
    }
    await recordAct(context, context.db, 'subscriptions reconcile', { subject: owner.user_id });
    const after = await findSubscriptionRow(context.db, owner);
    context.say(`before: ${stateOf(before)}`);
    context.say(`now:    ${stateOf(after)}`);
  },
};
