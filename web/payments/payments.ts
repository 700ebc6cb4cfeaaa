import { useQuery } from '@tanstack/react-query';
import type { PaymentProviderName } from '../../shared/api/app-data.ts';
import { appDataQuery } from '../api/queries.ts';

/** The payment provider; undefined until it is known. */
export const usePaymentProvider = (): PaymentProviderName | undefined =>
  useQuery(appDataQuery()).data?.payments.provider;

/** Whether the operator accepts payments; false until it is known. */
export function useHasPayments(): boolean {
  const paymentProvider = usePaymentProvider();
  return paymentProvider !== undefined && paymentProvider !== 'off';
}
