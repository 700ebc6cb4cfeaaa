import { expect, test } from 'vitest';
import { costNotePart } from './cost-note-part.ts';

const PENDING = { isPending: true };
const FAILED = { isPending: false };
const answered = <Data>(data: Data) => ({ data, isPending: false });
const PRICES = answered([]);

test.each([
  ['an owner who never subscribed', answered(null), PRICES, 'words'],
  ['one whose subscription ended', answered({ status: 'canceled', is_active: false } as const), PRICES, 'words'],
  ['a subscriber', answered({ status: 'active', is_active: true } as const), PRICES, 'nothing'],
  ['one whose payment is late', answered({ status: 'past_due', is_active: false } as const), PRICES, 'nothing'],
  ['one who has not paid', answered({ status: 'unpaid', is_active: false } as const), PRICES, 'nothing'],
  ['one of whom nothing is known yet', PENDING, PENDING, 'nothing'],
  ['one of whom nothing can be known', FAILED, PRICES, 'nothing'],
  ['an owner without premium, before the prices are there', answered(null), PENDING, 'space'],
  ['an owner without premium, if the prices can’t be asked for', answered(null), FAILED, 'words'],
] as const)('what %s reads of the costs', (_, subscription, prices, part) =>
  expect(costNotePart(subscription, prices)).toBe(part),
);
