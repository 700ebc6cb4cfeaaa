import { z } from 'zod';
import {
  codeSentSchema,
  confirmBodySchema,
  loginBodySchema,
  registerBodySchema,
  userAnswerSchema,
} from '../../shared/api/accounts.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/guards/rate-limits.ts';
import { senderOf } from '../http/guards/sender.ts';
import { forgetSession, sessionToken, setSessionCookie } from '../http/guards/session-cookie.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { AccountHooks } from './account-hooks.ts';
import { findReservation } from './email-queries.ts';
import { deviceToken, isKnownDevice, setDeviceCookie } from './known-device.ts';
import { deleteSessionByToken } from './queries.ts';
import { askForLoginCode, confirmCode } from './sign-in-by-code.ts';
import { toUser } from './to-user.ts';
import { hashToken } from './token.ts';
import { TryBrake } from './try-brake.ts';
import { findUserByEmail } from './user-queries.ts';

/** Register, sign in, confirm and sign out: no passwords, a six-digit code by mail. */
export function signInRoutes(
  app: App,
  deps: Deps,
  { restaurantsOf, onSignIn }: Pick<AccountHooks, 'restaurantsOf' | 'onSignIn'>,
): void {
  const signInConfig = { access: 'everyone', rateLimit: signInLimit(deps) } as const;
  const tryBrake = new TryBrake(deps.env.limits.CODE_TRY_SPACING_MS);

  app.route({
    method: 'POST',
    url: API_PATHS.register,
    config: signInConfig,
    schema: { summary: 'Mails a code to a new address', body: registerBodySchema, response: { 201: codeSentSchema } },
    handler: async (request, reply) => {
      const { email, locale } = request.body;
      if (await findUserByEmail(deps.db, email)) throw new Refusal('email_taken');
      // A previous address of an account: the mail for signing in says how to restore it.
      if (await findReservation(deps.db, email, { now: deps.now().toISOString() })) throw new Refusal('email_taken');
      await askForLoginCode(deps, {
        email,
        is_known_device: await isKnownDevice(request, deps, email),
        sender: senderOf(request),
        locale,
        purpose: 'register',
      });
      return reply.code(201).send({ email });
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.login,
    config: signInConfig,
    schema: {
      summary: 'Mails a code; the same answer whether or not the address is known',
      body: loginBodySchema,
      response: { 200: codeSentSchema },
    },
    handler: async (request) => {
      const { email } = request.body;
      await askForLoginCode(deps, {
        email,
        is_known_device: await isKnownDevice(request, deps, email),
        sender: senderOf(request),
        locale: requestLocale(request),
        purpose: 'login',
      });
      return { email };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.confirm,
    config: signInConfig,
    schema: { summary: 'Signs in by a code', body: confirmBodySchema, response: { 200: userAnswerSchema } },
    handler: async (request, reply) => {
      const { user, token, device_token } = await confirmCode(deps, {
        brake: tryBrake,
        ...request.body,
        device: request.headers['user-agent'] ?? '',
        isKnown: await isKnownDevice(request, deps, request.body.email),
        oldToken: sessionToken(request, deps.env),
        oldDevice: deviceToken(request, deps),
        sender: senderOf(request),
      });
      setSessionCookie(reply, deps.env, token);
      setDeviceCookie(reply, deps, device_token);
      reply.renewXsrf(token);
      await onSignIn(user.id);
      return { user: toUser(user, await restaurantsOf(deps.db, request, user.id)) };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.logout,
    // Signing out twice, or after the session ended, is not an error.
    config: { access: 'everyone', failure: 'session.logout' },
    schema: { summary: 'Signs out', response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const token = sessionToken(request, deps.env);
      if (token) await deleteSessionByToken(deps.db, hashToken(token));
      forgetSession(reply, deps.env);
      return reply.code(204).send();
    },
  });
}
