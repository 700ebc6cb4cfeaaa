import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../shared/money.ts';
import { useAppData } from '../../api/queries.ts';
import type { FormOf } from '../../forms/saving/form-of.ts';
import styles from './restaurant.module.css';
import type { RestaurantValues } from './restaurant-values.ts';

type Props = { form: FormOf<RestaurantValues> };
type InputProps = ReturnType<Props['form']['getInputProps']>;

export function NameFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('restaurant.name')}
        autoComplete="organization"
        required
        withAsterisk={false}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('restaurant.tagline')}
        description={t('restaurant.tagline_note')}
        {...form.getInputProps('tagline')}
      />
    </>
  );
}

export function LanguageField(inputProps: InputProps) {
  const { t } = useTranslation();
  const { translation_languages } = useAppData();
  return (
    <NativeSelect
      size="md"
      label={t('restaurant.main_language')}
      description={t('restaurant.main_language_note')}
      data={byName(translation_languages)}
      {...inputProps}
    />
  );
}

export function CurrencySelect(props: InputProps & { description?: string }) {
  const { t } = useTranslation();
  const { currencies } = useAppData();
  return <NativeSelect size="md" label={t('restaurant.currency')} data={byName(currencies)} {...props} />;
}

/** @param currentCurrency The current currency of the menu's amounts. */
export function CurrencyField({ form, currentCurrency }: Props & { currentCurrency: Currency }) {
  const { t } = useTranslation();
  const isChanged = form.getValues().currency !== currentCurrency;
  return (
    <>
      <CurrencySelect description={t('restaurant.currency_note')} {...form.getInputProps('currency')} />
      <p className={styles.currencyChange} role="status">
        {isChanged && t('restaurant.currency_changes')}
      </p>
    </>
  );
}

export function ContactFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Textarea
        label={t('restaurant.address')}
        autoComplete="street-address"
        autosize
        minRows={2}
        {...form.getInputProps('address')}
      />
      <TextInput label={t('restaurant.phone')} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
      <Textarea
        label={t('restaurant.hours')}
        placeholder={t('restaurant.hours_example')}
        autosize
        minRows={2}
        {...form.getInputProps('hours')}
      />
    </>
  );
}

/** Choices in the order of their names, as the interface's language sorts them. */
const byName = (names: Record<string, string>): { value: string; label: string }[] =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label: label.charAt(0).toLocaleUpperCase() + label.slice(1) }))
    .sort((one, other) => one.label.localeCompare(other.label));
