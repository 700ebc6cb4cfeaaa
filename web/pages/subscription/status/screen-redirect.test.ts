import { expect, test } from 'vitest';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { screenRedirect } from './screen-redirect.ts';

const FREE = { is_active: false, is_new_customer: true };
const ACTIVE = { is_active: true, is_new_customer: false };
const { subscription: overview, subscriptionCreate: create, subscriptionDetails: details } = APP_PATHS;

test.each([
  [overview, FREE, create],
  [overview, ACTIVE, null],
  [create, FREE, null],
  [create, ACTIVE, overview],
  [details, FREE, null],
  [details, ACTIVE, overview],
  [details, { ...ACTIVE, is_new_customer: true }, null],
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
