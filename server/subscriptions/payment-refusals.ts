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

/**
 * Runs an order to the provider and tells its problems to the caller.
 * @param field Of the request, which holds the card: it says why the bank refused.
 */
export async function refusing<Result>(order: () => Promise<Result>, field?: string): Promise<Result> {
  try {
    return await order();
  } catch (error) {
    throw asRefusal(error, field);
  }
}

function asRefusal(error: unknown, field: string | undefined): unknown {
  if (!(error instanceof PaymentProblem)) return error;
  const isCard = error.kind === 'declined' && field !== undefined;
  return new Refusal(CODES[error.kind], { cause: error, ...(isCard ? { fields: { [field]: error.reason } } : {}) });
}
