import { Refusal } from '../../shared/errors.ts';
import type { PaymentProvider } from './provider.ts';

const absent = async () => {
  throw new Refusal('not_found');
};

/** Payments are off (a self-hosted server): everything is premium, and there is nothing to pay. */
export const noPayments: PaymentProvider = {
  name: 'off',
  publishable_key: null,
  listProducts: async () => [],
  listPrices: async () => [],
  preview: absent,
  createCustomer: absent,
  updateCustomer: absent,
  setCustomerEmail: absent,
  deleteCustomer: async () => undefined,
  openSetupIntent: absent,
  subscribe: absent,
  abandon: absent,
  findSubscription: async () => undefined,
  cancel: absent,
  resume: absent,
  updateDefaultPaymentMethod: absent,
  listInvoices: async () => [],
  findInvoice: async () => undefined,
  readEvent: () => {
    throw new Refusal('not_found');
  },
  onEvent: () => undefined,
};
