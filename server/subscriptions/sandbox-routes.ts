import { z } from 'zod';
import {
  sandboxCardAnswerSchema,
  sandboxCardBodySchema,
  sandboxConfirmBodySchema,
  subscribedSchema,
} from '../../shared/api/subscriptions.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { withLang } from '../http/lang-query.ts';
import type { Sandbox } from '../payments/provider.ts';
import { PaymentProblem } from '../payments/provider.ts';
import { changedAnswer } from './change-routes.ts';
import { ensureCustomer } from './customer.ts';
import { requirePayer } from './require-payer.ts';

const querySchema = withLang(z.strictObject({}));
const routeConfig = { access: 'user' } as const;

/** The sandbox's counterpart of what Stripe's script does in the browser. */
export function sandboxRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.sandboxPaymentMethods,
    config: routeConfig,
    schema: {
      summary: 'Keep a test card; in the sandbox only',
      querystring: querySchema,
      body: sandboxCardBodySchema,
      response: { 200: sandboxCardAnswerSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      const sandbox = sandboxOf(deps);
      const { number, exp_month, exp_year } = request.body;
      try {
        const customer = await ensureCustomer(deps, payer);
        return { payment_method_id: await sandbox.addCard(customer, { number, exp_month, exp_year }) };
      } catch (error) {
        // A real card's number is not stored.
        if (error instanceof PaymentProblem && error.kind === 'unknown_payment_method')
          throw new Refusal('validation_failed', { fields: { number: 'invalid_value' } });
        throw error;
      }
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.sandboxConfirm,
    config: routeConfig,
    schema: {
      summary: 'Answer the bank that asks; in the sandbox only',
      querystring: querySchema,
      body: sandboxConfirmBodySchema,
      response: { 200: subscribedSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      const sandbox = sandboxOf(deps);
      const { client_secret, outcome } = request.body;
      return await changedAnswer(deps, payer, async () => {
        await sandbox.answerBank(await ensureCustomer(deps, payer), client_secret, outcome);
        return null;
      });
    },
  });
}

function sandboxOf({ payments }: Pick<Deps, 'payments'>): Sandbox {
  if (!payments.sandbox) throw new Refusal('not_found');
  return payments.sandbox;
}
