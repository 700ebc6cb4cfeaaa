import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { isFromThisMachine } from '../http/guards/this-machine.ts';
import { requestLocale } from '../http/request-locale.ts';
import { listOutbox } from '../mail/outbox.ts';
import { OUTBOX_STYLE, OUTBOX_STYLE_PATH, outboxPage } from './outbox-page.ts';

// A code is valid for ten minutes, so older mails are not worth showing.
const SHOWN_MS = 15 * 60 * 1_000;

/**
 * GET /dev/outbox: the mails of the last 15 minutes, which were stored instead of sent, as a page, or as JSON on request.
 * They hold codes, so it answers only if the outbox is on, and only requests from this machine (server/http/this-machine.ts);
 * everyone else gets a 404.
 */
export function outboxRoutes(app: App, deps: Pick<Deps, 'env' | 'now'>): void {
  app.route({
    method: 'GET',
    url: API_PATHS.outbox,
    config: { access: 'everyone' },
    schema: { summary: 'Mails that stay on this machine, newest first; on localhost without a relay only' },
    handler: async (request, reply) => {
      refuseOthers(deps, request);
      const mails = await listOutbox(deps.env, new Date(deps.now().getTime() - SHOWN_MS));
      reply.header('cache-control', 'no-store').header('vary', 'accept');
      if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) return mails;
      return reply.type('text/html; charset=utf-8').send(outboxPage(mails, requestLocale(request)));
    },
  });

  app.route({
    method: 'GET',
    url: OUTBOX_STYLE_PATH,
    config: { access: 'everyone' },
    schema: { hide: true },
    handler: async (request, reply) => {
      refuseOthers(deps, request);
      return reply.type('text/css; charset=utf-8').send(OUTBOX_STYLE);
    },
  });
}

/** @throws Refusal `not_found` */
function refuseOthers({ env }: Pick<Deps, 'env'>, request: FastifyRequest): void {
  if (!env.outbox || !isFromThisMachine(request, env)) throw new Refusal('not_found');
}
