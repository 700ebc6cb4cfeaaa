import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { PaymentProblem } from '../payments/provider.ts';
import { receiveEvent } from './receive-event.ts';

/**
 * Stripe's events. The signature is over the raw bytes, so nothing may parse them first; a job mirrors the event, so that
 * Stripe gets its answer at once and sends the event again if it could not be stored.
 */
export async function webhookRoutes(app: App, deps: Deps): Promise<void> {
  await app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: API_PATHS.stripeWebhook,
      config: { access: 'everyone', xsrf: false },
      schema: { summary: 'Events of Stripe, signed' },
      handler: async (request, reply) => {
        if (deps.payments.name !== 'stripe') throw new Refusal('not_found');
        const signature = request.headers['stripe-signature'];
        const { body } = request;
        try {
          if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new PaymentProblem('unsigned');
          await receiveEvent(deps, deps.payments.readEvent(body, signature));
        } catch (error) {
          if (!(error instanceof PaymentProblem)) throw error;
          request.log.warn({ err: error }, 'a webhook was refused');
          throw new Refusal('webhook_refused', { cause: error });
        }
        return reply.code(200).send({ received: true });
      },
    });
    registered();
  });
}
