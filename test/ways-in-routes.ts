import { API_PATHS } from '../shared/paths.ts';
import { PEOPLE_PATHS } from '../shared/people-paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';

/**
 * The routes that create a way into an account: a session, a passkey, an address, a link, a key, a webhook. Each is run against every
 * revocation in server/account-data/revocations.test.ts; test/tenancy.test.ts fails if another route creates one.
 */
export const WAYS_IN: readonly string[] = [
  `POST ${API_PATHS.passkeys}`,
  `POST ${API_PATHS.loginPasskey}`,
  `POST ${API_PATHS.confirm}`,
  `PUT ${API_PATHS.user}`,
  `POST ${API_PATHS.resendVerification}`,
  `POST ${API_PATHS.verifyEmail}`,
  `POST ${API_PATHS.renewEmailLink}`,
  `POST ${API_PATHS.serviceLink}`,
  `POST ${API_PATHS.serviceSession}`,
  `POST ${WEBSITE_PATHS.keys}`,
  `PUT ${WEBSITE_PATHS.webhook}`,
  `POST ${PEOPLE_PATHS.invitations}`,
];
