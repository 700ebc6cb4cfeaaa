import type { FastifyBaseLogger } from 'fastify';
import { type ErrorCode, Refusal } from '../../shared/errors.ts';
import { PaymentProblem, type PaymentProblemKind } from '../payments/provider.ts';

const CODES: Readonly<Record<PaymentProblemKind, ErrorCode>> = {
  declined: 'payment_failed',
  unknown_price: 'unknown_price',
  unknown_payment_method: 'unknown_payment_method',
  unavailable: 'payment_provider_unavailable',
  unsigned: 'webhook_refused',
  conflict: 'payment_in_progress',
};

type Told = {
  /** The field of the request that holds the card: it says why the bank refused. */
  field?: string;
  /** The specification's label under which a failure is reported (§8), and where to. */
  report?: { label: 'subscription.subscribe' | 'subscription.cancel'; log: Pick<FastifyBaseLogger, 'error'> };
};

/** Runs an order to the provider and tells its problems to the caller. */
export async function refusing<Result>(order: () => Promise<Result>, { field, report }: Told = {}): Promise<Result> {
  try {
    return await order();
  } catch (error) {
    const isExpected = error instanceof Refusal || (error instanceof PaymentProblem && error.kind !== 'unavailable');
    if (!isExpected) report?.log.error({ err: error, label: report.label }, 'an order to the payment provider failed');
    throw asRefusal(error, field);
  }
}

function asRefusal(error: unknown, field: string | undefined): unknown {
  if (!(error instanceof PaymentProblem)) return error;
  const isCard = error.kind === 'declined' && field !== undefined;
  return new Refusal(CODES[error.kind], { cause: error, ...(isCard ? { fields: { [field]: error.reason } } : {}) });
}
