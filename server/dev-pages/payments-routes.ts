import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { isFromThisMachine } from '../http/guards/this-machine.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { Sandbox } from '../payments/provider.ts';
import { DEV_PAYMENTS_STYLE, DEV_PAYMENTS_STYLE_PATH, devPaymentsPage } from './payments-page.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const bodySchema = z.strictObject({ advance_days: z.coerce.number().positive().max(1_000) });

/**
 * /dev/payments: the sandbox's clock and objects, as a page or as JSON. It answers only requests from this machine, and
 * its form needs no XSRF token, which plain forms can't send: requests from other sites are refused.
 */
export async function devPaymentsRoutes(app: App, deps: Pick<Deps, 'env' | 'payments'>): Promise<void> {
  const describe = async (sandbox: Sandbox) => ({ now: await sandbox.now(), customers: await sandbox.describe() });

  app.route({
    method: 'GET',
    url: API_PATHS.devPayments,
    config: { access: 'everyone' },
    schema: { summary: 'The sandbox’s clock and what it holds; on localhost with the sandbox only' },
    handler: async (request, reply) => {
      const sandbox = sandboxFor(deps, request);
      const sandboxState = await describe(sandbox);
      reply.header('cache-control', 'no-store').header('vary', 'accept');
      if (isJsonRequested(request)) return sandboxState;
      return reply.type('text/html; charset=utf-8').send(devPaymentsPage(sandboxState, requestLocale(request)));
    },
  });

  app.route({
    method: 'GET',
    url: DEV_PAYMENTS_STYLE_PATH,
    config: { access: 'everyone' },
    schema: { hide: true },
    handler: async (request, reply) => {
      sandboxFor(deps, request);
      return reply.type('text/css; charset=utf-8').send(DEV_PAYMENTS_STYLE);
    },
  });

  await app.register((scope, _options, registered) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.route({
      method: 'POST',
      url: API_PATHS.devPayments,
      config: { access: 'everyone', xsrf: false },
      schema: { summary: 'Moves the sandbox’s clock on; on localhost with the sandbox only' },
      handler: async (request, reply) => {
        const sandbox = sandboxFor(deps, request);
        const body = bodySchema.safeParse(request.body);
        if (!body.success) throw new Refusal('validation_failed', { fields: { advance_days: 'invalid_value' } });
        await sandbox.advance(body.data.advance_days * DAY_MS);
        if (isJsonRequested(request)) return await describe(sandbox);
        return reply.redirect(API_PATHS.devPayments, 303);
      },
    });
    registered();
  });
}

const isJsonRequested = (request: FastifyRequest): boolean =>
  /\bapplication\/json\b/.test(request.headers.accept ?? '');

/** @throws Refusal `not_found` */
function sandboxFor({ env, payments }: Pick<Deps, 'env' | 'payments'>, request: FastifyRequest): Sandbox {
  if (!payments.sandbox || !isFromThisMachine(request, env)) throw new Refusal('not_found');
  return payments.sandbox;
}
