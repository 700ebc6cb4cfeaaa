import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BillingAddress,
  billingAddressAnswerSchema,
  billingAddressSchema,
  PROVINCES,
} from '../../../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../../../shared/paths.ts';
import { askApi } from '../../../api/ask.ts';
import { signedInUser, updateUser } from '../../../api/session.ts';
import { checkBody } from '../../../forms/check-body.ts';
import formsStyles from '../../../forms/forms.module.css';
import { FormShell } from '../../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../../forms/saving/use-save-form.ts';
import { billingAddressQuery, useRenewSubscription } from '../../../payments/subscription-queries.ts';
import styles from '../subscription.module.css';
import { countryChoices } from './countries.ts';
import { PROVINCE_WORDS } from './province-words.ts';

type Values = { [field in keyof BillingAddress]: string };

const textsOf = (address: BillingAddress): Values => ({
  name: address.name,
  company: address.company ?? '',
  tax_number: address.tax_number ?? '',
  line1: address.line1 ?? '',
  line2: address.line2 ?? '',
  city: address.city ?? '',
  province: address.province ?? '',
  postal_code: address.postal_code ?? '',
  country: address.country,
});

const FIELD_WORDS = {
  name: 'subscription.name',
  company: 'subscription.company',
  tax_number: 'subscription.tax_number_label',
  line1: 'subscription.line1',
  line2: 'subscription.line2',
  city: 'subscription.city',
  province: 'subscription.region',
  postal_code: 'subscription.postal_code',
  country: 'subscription.country',
} as const satisfies Record<keyof Values, string>;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

const readBilling = (values: Values) =>
  checkBody(billingAddressSchema, {
    name: values.name,
    company: orNull(values.company),
    tax_number: orNull(values.tax_number),
    line1: orNull(values.line1),
    line2: orNull(values.line2),
    city: orNull(values.city),
    province: orNull(values.province),
    postal_code: orNull(values.postal_code),
    country: values.country,
  });

type Props = {
  address: BillingAddress;
  /** The message for a failure. */
  failure: string;
  onSaved(): void;
  /** Another button beside saving. */
  onSkip?: () => void;
};

/** The details on the receipts. */
export function BillingForm({ address, failure, onSaved, onSkip }: Props) {
  const { t } = useTranslation();
  const queryCache = useQueryClient();
  const renewSubscription = useRenewSubscription();
  const countryList = useMemo(countryChoices, []);
  const { form, ...save } = useSaveForm({
    initial: textsOf(address),
    read: readBilling,
    send: async (body) => {
      const addressAnswer = await askApi(billingAddressAnswerSchema, 'PUT', API_PATHS.billingAddress, body);
      queryCache.setQueryData(billingAddressQuery().queryKey, addressAnswer.billing_address);
      const user = signedInUser();
      if (user?.is_new_customer) updateUser({ ...user, is_new_customer: false });
    },
    failure: () => failure,
    onSaved: () => {
      void renewSubscription();
      onSaved();
    },
  });
  const isCanada = form.getValues().country === 'CA';
  const fieldProps = (name: keyof Values, autoComplete: string) => ({
    ...form.getInputProps(name),
    label: t(FIELD_WORDS[name]),
    name,
    autoComplete: autoComplete === 'off' ? 'off' : `billing ${autoComplete}`,
  });
  return (
    <FormShell
      save={save}
      submit_label={t('frame.save')}
      onReload={() => form.setValues(textsOf(address))}
      ending={
        onSkip && (
          <Button variant="subtle" className={`${formsStyles.quiet} ${styles.billingLater}`} onClick={onSkip}>
            {t('subscription.details_later')}
          </Button>
        )
      }
    >
      <TextInput {...fieldProps('name', 'name')} required withAsterisk={false} />
      <TextInput {...fieldProps('company', 'organization')} />
      <TextInput {...fieldProps('tax_number', 'off')} description={t('subscription.tax_number_note')} />
      <TextInput {...fieldProps('line1', 'address-line1')} />
      <TextInput {...fieldProps('line2', 'address-line2')} />
      <div className={formsStyles.formRow}>
        <TextInput {...fieldProps('city', 'address-level2')} />
        <TextInput {...fieldProps('postal_code', 'postal-code')} />
      </div>
      <div className={formsStyles.formRow}>
        <NativeSelect
          {...form.getInputProps('country')}
          label={t('subscription.country')}
          size="md"
          name="country"
          autoComplete="billing country"
          data={countryList}
          onChange={({ currentTarget }) => form.setValues({ country: currentTarget.value, province: '' })}
        />
        {isCanada ? (
          <NativeSelect
            {...form.getInputProps('province')}
            label={t('subscription.province')}
            size="md"
            name="province"
            autoComplete="billing address-level1"
            data={[
              { value: '', label: t('subscription.choose_province') },
              ...PROVINCES.map((value) => ({ value, label: t(PROVINCE_WORDS[value]) })),
            ]}
          />
        ) : (
          <TextInput {...fieldProps('province', 'address-level1')} />
        )}
      </div>
    </FormShell>
  );
}
