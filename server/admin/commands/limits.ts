import { LIMITS, SERVER_LIMITS } from '../../../shared/limits.ts';
import { operatorAccess } from '../../restaurants/access.ts';
import { usageOf } from '../../usage/take-usage.ts';
import type { AdminCommand } from '../admin-context.ts';
import { RESTAURANT } from '../arguments.ts';
import { recordAct } from '../record-act.ts';
import { requireRestaurantOf } from './restaurants.ts';

const DEFAULTS: Readonly<Record<string, number>> = { ...LIMITS, ...SERVER_LIMITS };

export const limitsCommand: AdminCommand = {
  usage: '[ID]',
  help: "the limits of this installation, or what a restaurant has used of its month's",
  positionals: [RESTAURANT],
  required: 0,
  options: {},
  async run(context, { positionals: [id] }) {
    if (id === undefined) {
      await recordAct(context, context.db, 'limits show');
      for (const [name, value] of Object.entries(context.env.limits)) {
        const defaultLimit = DEFAULTS[name];
        context.say(`${name}=${value}${value === defaultLimit ? '' : `  (the default is ${defaultLimit})`}`);
      }
      return;
    }
    await requireRestaurantOf(context.db, id);
    const usage = await usageOf(context, context.db, operatorAccess(id));
    await recordAct(context, context.db, 'limits show', { subject: id });
    for (const kind of ['messages', 'pages', 'pictures'] as const)
      context.say(`${kind}: ${usage[kind].used} of ${usage[kind].limit} in ${usage.month}`);
  },
};
