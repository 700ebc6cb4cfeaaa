/** Why a bank refuses a card (shared/errors.ts). */
export const declines = {
  card_declined: 'The bank declined the card. Please ask it why, or use another card.',
  card_expired: 'The card has expired. Please use another one.',
  insufficient_funds: 'There is not enough money on the card. Please use another one.',
  authentication_failed: 'The bank could not confirm that it was you. Please try again, or use another card.',
} as const;
