import { z } from 'zod';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { openingPath } from '../../shared/people-paths.ts';
import { getUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { workerAccess } from '../restaurants/access.ts';
import { findRestaurant, ownerOfRow } from '../restaurants/queries.ts';
import { listLanguages } from './queries.ts';

/** Notifies the owner which languages a publication could not be translated into. */
export const mailFailedLanguagesJob = defineJob({
  name: 'mail-failed-languages',
  payload: z.strictObject({ restaurant_id: z.string(), version: z.int() }),
  retries: 8,
  retry_delay_seconds: 10,
  load: async () => ({ run: mailFailedLanguages }),
});

/** Names what has failed by now: languages that the owner has started again meanwhile are left out, and no others is no mail. */
export async function mailFailedLanguages(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'render'>,
  { restaurant_id, version }: { restaurant_id: string; version: number },
): Promise<void> {
  const access = workerAccess(restaurant_id);
  const restaurant = await findRestaurant(deps.db, access);
  if (!restaurant) return;
  const rows = await listLanguages(deps.db, access);
  const failed = new Set(
    rows.filter((row) => row.is_on && row.version === version && row.state === 'failed').map(({ locale }) => locale),
  );
  const languages = MENU_LOCALES.filter((locale) => failed.has(locale));
  if (languages.length === 0) return;
  const { email, locale } = await getUser(deps.db, ownerOfRow(restaurant));
  const languages_url = `${deps.env.PUBLIC_URL}${openingPath(APP_PATHS.languages, restaurant_id)}`;
  const body = deps.render.mail(
    { kind: 'translation_failed', restaurant: restaurant.name, languages, languages_url },
    locale,
  );
  await sendMail(deps, { to: email, ...body });
}
