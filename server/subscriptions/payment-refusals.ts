import { type ErrorCode, Refusal } from '../../shared/errors.ts';
import { ANSWER_SILENCE_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { PaymentProblem, type PaymentProblemKind } from '../payments/provider.ts';

const PROBLEM_CODES: Readonly<Record<PaymentProblemKind, ErrorCode>> = {
  declined: 'payment_failed',
  unknown_price: 'unknown_price',
  unknown_payment_method: 'unknown_payment_method',
  unavailable: 'payment_provider_unavailable',
  unsigned: 'webhook_refused',
  conflict: 'payment_in_progress',
};

/** How long an owner's request waits for the provider: the browser is still waiting for the answer then. */
const PATIENCE_MS = ANSWER_SILENCE_MS - 10_000;

/**
 * Sends an order to the provider and turns its problems into refusals. One that is too slow is refused as
 * `unavailable` and continues in the background, so that what it paid is still mirrored when the answer comes.
 * @param field The request's field for the card: it gets the bank's reason.
 */
export async function withPaymentRefusals<Result>(
  deps: Pick<Deps, 'log'>,
  order: () => Promise<Result>,
  field?: string,
): Promise<Result> {
  try {
    return await inTime(deps, order());
  } catch (error) {
    throw asRefusal(error, field);
  }
}

async function inTime<Result>({ log }: Pick<Deps, 'log'>, order: Promise<Result>): Promise<Result> {
  const { promise: late, reject: giveUp } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    giveUp(new PaymentProblem('unavailable'));
    order.catch((error) => log.warn({ err: error }, 'an order to the payment provider failed after its deadline'));
  }, PATIENCE_MS);
  try {
    return await Promise.race([order, late]);
  } finally {
    clearTimeout(timer);
  }
}

function asRefusal(error: unknown, field: string | undefined): unknown {
  if (!(error instanceof PaymentProblem)) return error;
  const isCard = error.kind === 'declined' && field !== undefined;
  return new Refusal(PROBLEM_CODES[error.kind], {
    cause: error,
    ...(isCard ? { fields: { [field]: error.reason } } : {}),
  });
}
