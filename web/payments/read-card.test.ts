import { expect, test } from 'vitest';
import { sandboxCardBodySchema } from '../../shared/api/subscriptions.ts';
import { readCard } from './read-card.ts';

const GOOD = { number: '4242 4242 4242 4242', expires: '12 / 34', cvc: '123' };

test.each(['12 / 34', '12/34', '1234', '12/2034', ' 12 34 '])('a card that expires %s', (expires) => {
  const read = readCard({ ...GOOD, expires });
  expect(read).toEqual({ body: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' } });
  expect('body' in read && sandboxCardBodySchema.safeParse(read.body).success).toBe(true);
});

test.each([
  [{ number: '4242' }, { number: true }],
  [{ number: 'four two' }, { number: true }],
  [{ expires: '13 / 34' }, { expires: true }],
  [{ expires: '00 / 34' }, { expires: true }],
  [{ expires: '' }, { expires: true }],
  [{ cvc: '12' }, { cvc: true }],
  [
    { number: '', cvc: '' },
    { number: true, cvc: true },
  ],
])('%j is refused at its fields', (typed, problems) => {
  expect(readCard({ ...GOOD, ...typed })).toEqual({ problems });
});
