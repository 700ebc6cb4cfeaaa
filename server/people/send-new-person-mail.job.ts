import { z } from 'zod';
import { APP_PATHS } from '../../shared/paths.ts';
import { openingPath } from '../../shared/people-paths.ts';
import { findUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findNewPerson } from './queries.ts';

/** Notifies an owner by mail that an invitation was accepted: whoever stole a session could have sent it. */
export const sendNewPersonMailJob = defineJob({
  name: 'send-new-person-mail',
  payload: z.strictObject({ restaurant_id: z.string(), user_id: z.uuid() }),
  retries: 8,
  retry_delay_seconds: 30,
  load: async () => ({ run: sendNewPersonMail }),
});

/** Nothing if the person was removed in the meantime. */
async function sendNewPersonMail(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'render'>,
  membership: { restaurant_id: string; user_id: string },
): Promise<void> {
  const person = await findNewPerson(deps.db, membership);
  const owner = person && (await findUser(deps.db, person.restaurant.owner_id));
  if (!owner) return;
  const { email, role, restaurant } = person;
  const people_url = deps.env.PUBLIC_URL + openingPath(APP_PATHS.people, membership.restaurant_id);
  const mailBody = deps.render.mail(
    { kind: 'person_joined', restaurant: restaurant.name, email, role, people_url },
    owner.locale,
  );
  await sendMail(deps, { to: owner.email, ...mailBody });
}
