import Stripe from 'stripe';
import type { DeclineReason } from '../../shared/errors.ts';
import { PaymentProblem } from './provider.ts';
import { isKeyInUse } from './retry-on-key-conflict.ts';

type DeclineCodes = { code?: string; decline_code?: string } | null | undefined;

const DECLINE_REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'card_expired',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
};

/** Why a bank refused, as far as Stripe reports it (docs.stripe.com/declines/codes). */
export function declineReason(error: DeclineCodes): DeclineReason {
  const { code, decline_code } = error ?? {};
  return DECLINE_REASONS[decline_code ?? ''] ?? DECLINE_REASONS[code ?? ''] ?? 'card_declined';
}

/**
 * Maps an error of the library by its type and code, never by its message. A mistake of ours is unchanged.
 */
export function problemOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { code, param } = error;
  const cause = error;
  if (error instanceof Stripe.errors.StripeCardError)
    return new PaymentProblem('declined', {
      reason: declineReason({ code: error.code ?? '', decline_code: error.decline_code ?? '' }),
      cause,
    });
  if (isKeyInUse(error)) return new PaymentProblem('unavailable', { cause });
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentProblem('conflict', { cause });
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return new PaymentProblem('unavailable', { cause });
  if (
    code !== 'resource_missing' &&
    code !== 'payment_method_already_attached' &&
    code !== 'payment_method_unexpected_state'
  )
    return param?.startsWith('payment_method') ? new PaymentProblem('unknown_payment_method', { cause }) : error;
  if (param?.includes('price')) return new PaymentProblem('unknown_price', { cause });
  if (param?.includes('payment_method')) return new PaymentProblem('unknown_payment_method', { cause });
  return new PaymentProblem('conflict', { cause });
}
