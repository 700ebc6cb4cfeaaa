import type { DeclineReason } from '../../shared/errors.ts';

/**
 * The sandbox bank's reaction to a card:
 * - `approve`: pays
 * - a reason: declines with it
 * - `ask`: wants to ask the buyer (3-D Secure), then pays
 * - `ask_then_decline`: asks, then declines
 * - `fail_later`: pays the first invoice and declines the following ones
 */
export type CardBehaviour = 'approve' | 'ask' | 'ask_then_decline' | 'fail_later' | DeclineReason;

export type TestCard = { number: string; id: string; brand: string; behaviour: CardBehaviour };

/**
 * Stripe's test cards, by their numbers and the ids of their payment methods (docs.stripe.com/testing). The last one is
 * the sandbox's own: at Stripe it can be attached but never charged.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', id: 'pm_card_visa', brand: 'visa', behaviour: 'approve' },
  { number: '4000056655665556', id: 'pm_card_visa_debit', brand: 'visa', behaviour: 'approve' },
  { number: '4000001240000000', id: 'pm_card_ca', brand: 'visa', behaviour: 'approve' },
  { number: '5555555555554444', id: 'pm_card_mastercard', brand: 'mastercard', behaviour: 'approve' },
  { number: '378282246310005', id: 'pm_card_amex', brand: 'amex', behaviour: 'approve' },
  { number: '6011111111111117', id: 'pm_card_discover', brand: 'discover', behaviour: 'approve' },
  { number: '4000000000000002', id: 'pm_card_visa_chargeDeclined', brand: 'visa', behaviour: 'card_declined' },
  {
    number: '4000000000009995',
    id: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    behaviour: 'insufficient_funds',
  },
  { number: '4000000000000069', id: 'pm_card_chargeDeclinedExpiredCard', brand: 'visa', behaviour: 'card_expired' },
  { number: '4000000000000127', id: 'pm_card_chargeDeclinedIncorrectCvc', brand: 'visa', behaviour: 'card_declined' },
  {
    number: '4000000000000119',
    id: 'pm_card_chargeDeclinedProcessingError',
    brand: 'visa',
    behaviour: 'card_declined',
  },
  { number: '4000002500003155', id: 'pm_card_authenticationRequiredOnSetup', brand: 'visa', behaviour: 'ask' },
  { number: '4000002760003184', id: 'pm_card_authenticationRequired', brand: 'visa', behaviour: 'ask' },
  { number: '4000000000003220', id: 'pm_card_threeDSecure2Required', brand: 'visa', behaviour: 'ask' },
  {
    number: '4000008400001629',
    id: 'pm_card_threeDSecureRequiredChargeDeclined',
    brand: 'visa',
    behaviour: 'ask_then_decline',
  },
  { number: '4000000000000341', id: 'pm_card_chargeCustomerFail', brand: 'visa', behaviour: 'fail_later' },
];
