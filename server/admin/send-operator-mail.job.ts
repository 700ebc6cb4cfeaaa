import { z } from 'zod';
import { APP_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { Mail } from '../../shared/render.ts';
import { findUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findOperatorsRestaurant, type OperatorsRestaurant } from '../restaurants/operator-queries.ts';
import { findAct, type OperatorAct } from './queries.ts';

/** Notifies an owner by mail of what the operator has done with a restaurant. */
export const sendOperatorMailJob = defineJob({
  name: 'send-operator-mail',
  payload: z.strictObject({ act_id: z.uuid(), user_id: z.uuid() }),
  retries: 8,
  retry_delay_seconds: 30,
  load: async () => ({ run: sendOperatorMail }),
});

/** Nothing is sent if the account or the restaurant is gone. */
export async function sendOperatorMail(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'render'>,
  { act_id, user_id }: { act_id: string; user_id: string },
): Promise<void> {
  const act = await findAct(deps.db, act_id);
  const user = await findUser(deps.db, user_id);
  const restaurant = act?.subject ? await findOperatorsRestaurant(deps.db, act.subject) : undefined;
  const mail = act && restaurant && mailOf(deps, act, restaurant, user_id);
  if (!user || !mail) return;
  await sendMail(deps, { to: user.email, ...deps.render.mail(mail, user.locale) });
}

function mailOf(
  { env }: Pick<Deps, 'env'>,
  { act, details }: OperatorAct,
  { id, name: restaurant, published_at }: OperatorsRestaurant,
  userId: string,
): Mail | undefined {
  const contact = env.OPERATOR_EMAIL ?? null;
  switch (act) {
    case 'restaurants suspend':
      return { kind: 'restaurant_suspended', restaurant, reason: details['reason'] ?? '', contact };
    case 'restaurants restore': {
      const page_url =
        published_at === null ? null : env.PUBLIC_URL + fillPath(GUEST_PATHS.restaurant, { restaurantId: id });
      return { kind: 'restaurant_restored', restaurant, page_url };
    }
    case 'restaurants transfer':
      return details['to'] === userId
        ? { kind: 'restaurant_received', restaurant, admin_url: env.PUBLIC_URL + APP_PATHS.admin }
        : { kind: 'restaurant_given', restaurant, contact };
    default:
      return undefined;
  }
}
