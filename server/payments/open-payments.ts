import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { noPayments } from './off.ts';
import type { PaymentProvider } from './provider.ts';

/** Who takes the payments, as PAYMENTS says. Only what is used is loaded. */
export async function openPayments(
  env: Pick<Env, 'PAYMENTS' | 'OPERATOR_NAME' | 'GST_NUMBER' | 'QST_NUMBER'>,
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
  return noPayments;
}
