import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BillingAddress,
  billingAddressAnswerSchema,
  type Subscription,
  type SubscriptionPrice,
  subscribedSchema,
} from '../../../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../../../shared/paths.ts';
import { isSurelyInQuebec } from '../../../../shared/quebec.ts';
import { askApi } from '../../../api/ask.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { FormSection } from '../../../forms/form-section.tsx';
import formsStyles from '../../../forms/forms.module.css';
import { currentLocale } from '../../../i18n/i18n.ts';
import { billedAmount } from '../../../payments/amounts.ts';
import { usePaymentProvider } from '../../../payments/payments.ts';
import { keepStarted } from '../../../payments/started.ts';
import {
  billingAddressQuery,
  mySubscriptionQuery,
  previewQuery,
  useRenewSubscription,
} from '../../../payments/subscription-queries.ts';
import { type BillingPlace, guessPlace } from '../address/guess-place.ts';
import { PlaceFields } from '../address/place-fields.tsx';
import { CHOSEN_PLACE_KEY } from '../address/with-billing-address.tsx';
import { TakeCard } from '../card/take-card.tsx';
import styles from '../subscription.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { PriceSummary } from './price-summary.tsx';

type CreateFormProps = { prices: [SubscriptionPrice, ...SubscriptionPrice[]]; address: BillingAddress | null };

/** A plan, the place that determines its taxes, the price with them, and the card, on one screen. */
export function CreateForm({ prices, address }: CreateFormProps) {
  const { t } = useTranslation();
  const { timezone, currency, name, taxes } = useRestaurant();
  const paymentProvider = usePaymentProvider();
  const queryCache = useQueryClient();
  const renewSubscription = useRenewSubscription();
  const placeField = useRef<HTMLSelectElement>(null);
  const [isPlaceAsked, setPlaceAsked] = useState(false);
  const [price, setPrice] = useState<SubscriptionPrice>(prices[0]);
  const [billingPlace, setPlace] = useState<BillingPlace>(() =>
    guessPlace({
      ...{ address, timezone, currency, locale: currentLocale(), language: navigator.language },
      chargesQst: isSurelyInQuebec({ taxes, timezone }),
      fallback: paymentProvider === 'sandbox' ? 'QC' : '',
    }),
  );
  const hasPlace = billingPlace.country !== 'CA' || billingPlace.province !== '';
  const provinceOrNull = billingPlace.province === '' ? null : billingPlace.province;
  const preview = useQuery({
    ...previewQuery(price.id, { country: billingPlace.country, province: provinceOrNull }, () =>
      saveCountry(address, billingPlace.country, name),
    ),
    enabled: hasPlace,
  });
  const shownPreview = hasPlace ? preview.data : undefined;

  const isReady = () => {
    setPlaceAsked(!hasPlace);
    if (!hasPlace) placeField.current?.focus();
    // The total is shown above the button before the payment.
    return shownPreview !== undefined;
  };
  const sendCreation = (payment_method_id: string) => {
    queryCache.setQueryData(CHOSEN_PLACE_KEY, billingPlace);
    // Before it is sent: once the app knows of the subscription, the guard redirects.
    keepStarted(true);
    return askApi(subscribedSchema, 'POST', API_PATHS.subscribe, {
      payment_method_id,
      price_id: price.id,
      province: provinceOrNull,
    });
  };
  const onDone = async (subscription: Subscription) => {
    queryCache.setQueryData(mySubscriptionQuery().queryKey, subscription);
    void queryCache.invalidateQueries({ queryKey: billingAddressQuery().queryKey });
    await renewSubscription();
  };
  return (
    <div className={styles.create}>
      <p className={formsStyles.formNote}>{t('subscription.create_lead')}</p>
      <PlanChoice prices={prices} chosen={price} onChoose={setPrice} />
      <FormSection title={t('subscription.place')} note={t('subscription.place_note')}>
        <PlaceFields ref={placeField} place={billingPlace} isAsked={isPlaceAsked} onChange={setPlace} />
      </FormSection>
      <FormSection title={t('subscription.summary')}>
        <PriceSummary
          preview={shownPreview}
          is_loading={hasPlace && preview.isFetching}
          error={hasPlace ? preview.error : null}
          onRetry={() => void preview.refetch()}
        />
      </FormSection>
      <FormSection title={t('subscription.card')}>
        <TakeCard
          submit_label={
            shownPreview
              ? t('subscription.pay', { amount: billedAmount(shownPreview.total, shownPreview.currency) })
              : t('subscription.create_title')
          }
          failure={t('subscription.subscribe_failed')}
          send={sendCreation}
          onDone={onDone}
          isReady={isReady}
        >
          <p className={formsStyles.formNote}>
            {price.interval === 'month' ? t('subscription.renews_month') : t('subscription.renews_year')}
          </p>
        </TakeCard>
      </FormSection>
    </div>
  );
}

/**
 * Outside Canada the taxes depend on the billing address, so the country is chosen before its price is fetched. In Canada
 * the province is sent with the order.
 */
async function saveCountry(address: BillingAddress | null, country: string, name: string): Promise<void> {
  if (country === 'CA' || address?.country === country) return;
  const placeFields = { line1: null, line2: null, city: null, province: null, postal_code: null, country };
  // A street in another country doesn't apply here.
  const keptFields = address ?? { name, company: null, tax_number: null };
  const body = {
    name: keptFields.name,
    company: keptFields.company,
    tax_number: keptFields.tax_number,
    ...placeFields,
  };
  await askApi(billingAddressAnswerSchema, 'PUT', API_PATHS.billingAddress, body);
}
