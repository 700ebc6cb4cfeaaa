import type { z } from 'zod/mini';
import type { sandboxCardBodySchema } from '../../shared/api/subscriptions.ts';

export type TypedCard = { number: string; expires: string; cvc: string };
export type CardProblems = { [field in keyof TypedCard]?: true };
type CardBody = z.input<typeof sandboxCardBodySchema>;

/** A card as typed → the body for the sandbox, or which parts are invalid. "12 / 34" is December 2034. */
export function readCard({ number, expires, cvc }: TypedCard): { body: CardBody } | { problems: CardProblems } {
  const cardDigits = number.replace(/[\s-]/g, '');
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expires) ?? [];
  const exp_month = Number(month);
  const cardProblems: CardProblems = {
    ...(/^\d{12,19}$/.test(cardDigits) ? {} : { number: true }),
    ...(exp_month >= 1 && exp_month <= 12 ? {} : { expires: true }),
    ...(/^\d{3,4}$/.test(cvc.trim()) ? {} : { cvc: true }),
  };
  if (Object.keys(cardProblems).length > 0) return { problems: cardProblems };
  return { body: { number: cardDigits, exp_month, exp_year: 2000 + Number(year), cvc: cvc.trim() } };
}
