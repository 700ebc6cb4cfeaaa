import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { noPayments } from './off.ts';
import type { PaymentProvider } from './provider.ts';

/** The payment provider that PAYMENTS names. Only the chosen one is loaded. */
export async function openPayments(
  env: Pick<
    Env,
    | 'PAYMENTS'
    | 'OPERATOR_NAME'
    | 'GST_NUMBER'
    | 'QST_NUMBER'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_PUBLISHABLE_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'STRIPE_PRICE_ID'
    | 'STRIPE_API_BASE'
  >,
  parts: { db: Db; log: FastifyBaseLogger },
): Promise<PaymentProvider> {
  const seller = {
    name: env.OPERATOR_NAME,
    gst_number: env.GST_NUMBER ?? null,
    qst_number: env.QST_NUMBER ?? null,
  };
  if (env.PAYMENTS === 'sandbox') {
    const { openSandbox } = await import('./sandbox.ts');
    return openSandbox(seller, parts);
  }
  if (env.PAYMENTS === 'stripe') {
    const { openStripe } = await import('./stripe.ts');
    return openStripe(
      {
        secret_key: env.STRIPE_SECRET_KEY ?? '',
        publishable_key: env.STRIPE_PUBLISHABLE_KEY ?? '',
        webhook_secret: env.STRIPE_WEBHOOK_SECRET ?? '',
        price_id: env.STRIPE_PRICE_ID ?? null,
        api_base: env.STRIPE_API_BASE ?? null,
      },
      seller,
    );
  }
  return noPayments;
}
