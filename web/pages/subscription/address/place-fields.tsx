import { NativeSelect } from '@mantine/core';
import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVINCES, type Province } from '../../../../shared/api/subscriptions.ts';
import formsStyles from '../../../forms/forms.module.css';
import { countryChoices } from './countries.ts';
import type { BillingPlace } from './guess-place.ts';
import { PROVINCE_WORDS } from './province-words.ts';

type Props = {
  ref: Ref<HTMLSelectElement>;
  place: BillingPlace;
  /** The form was sent without a province. */
  isAsked: boolean;
  onChange(billingPlace: BillingPlace): void;
};

/** The country, and in Canada the province: the browser's own lists, which phones show best. */
export function PlaceFields({ ref, place: billingPlace, isAsked, onChange }: Props) {
  const { t } = useTranslation();
  const countryList = useMemo(countryChoices, []);
  return (
    <div className={formsStyles.formRow}>
      <NativeSelect
        label={t('subscription.country')}
        size="md"
        autoComplete="billing country"
        data={countryList}
        value={billingPlace.country}
        onChange={({ currentTarget }) => onChange({ country: currentTarget.value, province: '' })}
      />
      {billingPlace.country === 'CA' && (
        <NativeSelect
          ref={ref}
          label={t('subscription.province')}
          size="md"
          autoComplete="billing address-level1"
          value={billingPlace.province}
          error={isAsked && billingPlace.province === '' ? t('subscription.choose_province') : undefined}
          // Its values are those of the choices.
          onChange={({ currentTarget }) => onChange({ ...billingPlace, province: currentTarget.value as Province })}
          data={[
            { value: '', label: t('subscription.choose_province'), disabled: true },
            ...PROVINCES.map((value) => ({ value, label: t(PROVINCE_WORDS[value]) })),
          ]}
        />
      )}
    </div>
  );
}
