import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingAddress } from '../../../../shared/api/subscriptions.ts';
import { isSurelyInQuebec } from '../../../../shared/quebec.ts';
import { KEYS } from '../../../api/keys.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { ScreenLoading } from '../../../frame/screen-loading.tsx';
import { currentLocale } from '../../../i18n/i18n.ts';
import { billingAddressQuery } from '../../../payments/subscription-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type BillingPlace, guessPlace } from './guess-place.ts';

/** The restaurant's place as chosen with the price: the initial value of the receipts' details. */
export const CHOSEN_PLACE_KEY = [...KEYS.subscription, 'place'] as const;

/** The saved billing address, or an initial one: the restaurant's name and its likely place. */
export function WithBillingAddress({ children }: { children(address: BillingAddress): ReactNode }) {
  const { t } = useTranslation();
  const { name, timezone, currency, taxes } = useRestaurant();
  const queryCache = useQueryClient();
  const { data: address, isError, refetch } = useQuery(billingAddressQuery());
  if (address === undefined && isError)
    return (
      <EmptyState
        title={t('subscription.billing_load_failed')}
        action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
      />
    );
  if (address === undefined) return <ScreenLoading />;
  return children(address ?? guessAddress());

  function guessAddress(): BillingAddress {
    const guessedPlace =
      queryCache.getQueryData<BillingPlace>(CHOSEN_PLACE_KEY) ??
      guessPlace({
        chargesQst: isSurelyInQuebec({ taxes, timezone }),
        ...{ address: null, timezone, currency, locale: currentLocale(), language: navigator.language, fallback: '' },
      });
    const emptyFields = { company: null, tax_number: null, line1: null, line2: null, city: null, postal_code: null };
    return {
      ...emptyFields,
      name,
      country: guessedPlace.country,
      province: guessedPlace.province === '' ? null : guessedPlace.province,
    };
  }
}
