import { expect, test } from 'vitest';
import { APP_PATHS } from '../../../shared/paths.ts';
import { screenRedirect } from './screen-redirect.ts';

const FREE = { is_active: false, is_new_customer: true, asks_details: false };
const ACTIVE = { is_active: true, is_new_customer: false, asks_details: false };
const { subscription: overview, subscriptionCreate: create, subscriptionDetails: details } = APP_PATHS;

test.each([
  [overview, FREE, create],
  [overview, ACTIVE, null],
  [create, FREE, null],
  [create, ACTIVE, overview],
  [create, { ...ACTIVE, asks_details: true }, details],
  [details, FREE, null],
  [details, ACTIVE, overview],
  // The province was asked for before the payment; the name still is.
  [details, { ...ACTIVE, asks_details: true }, null],
  [APP_PATHS.defaultPaymentMethod, FREE, create],
  [APP_PATHS.defaultPaymentMethod, ACTIVE, null],
  [APP_PATHS.paymentMethod, FREE, create],
  [APP_PATHS.paymentHistory, FREE, null],
  ['/admin/subscription/invoices/in_1Nn', FREE, null],
  [APP_PATHS.billingAddress, FREE, null],
  ['/admin/subscription/nowhere', ACTIVE, APP_PATHS.admin],
])('%s, of %j, leads to %s', (path, owner, to) => {
  expect(screenRedirect(path, owner)).toBe(to);
});
