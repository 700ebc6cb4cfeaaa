import { z } from 'zod';
import { emailLinkAnswerSchema, emailLinkBodySchema } from '../../shared/api/email-links.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/guards/rate-limits.ts';
import { sessionToken } from '../http/guards/session-cookie.ts';
import type { AccountHooks } from './account-hooks.ts';
import { renewEmailLink, resendVerification, takeBackEmail, verifyEmail } from './email-links.ts';
import { requireUser } from './require-user.ts';

/**
 * The links of mails. Their pages send the token by POST when a button is pressed, so that mail scanners, which open
 * links to check them, don't consume the token.
 */
export function emailRoutes(
  app: App,
  deps: Deps,
  { revokeOtherSignIns: endWaysIn, onNewEmail }: Pick<AccountHooks, 'revokeOtherSignIns' | 'onNewEmail'>,
): void {
  const openConfig = { access: 'everyone', rateLimit: signInLimit(deps) } as const;

  app.route({
    method: 'POST',
    url: API_PATHS.resendVerification,
    config: { access: 'user', rateLimit: signInLimit(deps) },
    schema: { summary: 'Mails the verification of the address again', response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await resendVerification(deps, await requireUser(deps, request));
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.verifyEmail,
    config: openConfig,
    schema: {
      summary: 'Confirms an address by the link that was mailed to it',
      body: emailLinkBodySchema,
      response: { 200: emailLinkAnswerSchema },
    },
    handler: async (request) => await verifyEmail(deps, request.body.token, { onNewEmail }),
  });

  app.route({
    method: 'POST',
    url: API_PATHS.renewEmailLink,
    config: openConfig,
    schema: {
      summary: 'Mails a new link in place of one that is too old, to the same address',
      body: emailLinkBodySchema,
      response: { 200: emailLinkAnswerSchema },
    },
    handler: async (request) => await renewEmailLink(deps, request.body.token),
  });

  app.route({
    method: 'POST',
    url: API_PATHS.takeBackEmail,
    config: openConfig,
    schema: {
      summary: 'Gives an account the address back that was changed; ends its other sessions',
      body: emailLinkBodySchema,
      response: { 200: emailLinkAnswerSchema },
    },
    handler: async (request) =>
      await takeBackEmail(deps, request.body.token, {
        sessionToken: sessionToken(request, deps.env),
        revokeOtherSignIns: endWaysIn,
        onNewEmail,
      }),
  });
}
