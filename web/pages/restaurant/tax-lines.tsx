import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { starting as english } from '../../../shared/i18n/app/en.ts';
import { starting as french } from '../../../shared/i18n/app/fr.ts';
import { MAX_TAXES } from '../../../shared/limits.ts';
import { GST, QST } from '../../../shared/taxes.ts';
import { typedRate } from '../../forms/amounts/typed-amounts.ts';
import fieldLineStyles from '../../forms/field-line.module.css';
import formsStyles from '../../forms/forms.module.css';
import type { FormOf } from '../../forms/saving/form-of.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import { addTax, type RestaurantValues } from './restaurant-values.ts';

/** The taxes the restaurant charges, each with its registration number; GST and QST are offered. */
export function TaxLines({ form }: { form: FormOf<RestaurantValues> }) {
  const { t } = useTranslation();
  const { taxes, main_locale } = form.getValues();
  // Guests read the names, in the menu's language.
  const taxNames = main_locale === 'fr' ? french : english;
  const offeredTaxes = [
    { tax: GST, name: taxNames.gst },
    { tax: QST, name: taxNames.qst },
  ].filter(({ tax }) => !taxes.some(({ number }) => number === tax.number));
  const addLine = (line: { name: string; rate: string }, number?: number) =>
    form.setFieldValue('taxes', addTax(taxes, { ...line, registration: '' }, number));
  return (
    <>
      {taxes.map(({ number, name }, index) => (
        <fieldset key={number} className={fieldLineStyles.line}>
          <legend>{t('restaurant.tax_number', { number })}</legend>
          <TextInput label={t('restaurant.tax_name')} {...form.getInputProps(`taxes.${index}.name`)} />
          <TextInput
            label={t('restaurant.tax_rate')}
            inputMode="decimal"
            rightSection={<span aria-hidden="true">%</span>}
            classNames={{ input: `${uiStyles.figures} ${formsStyles.moneyInput}` }}
            {...form.getInputProps(`taxes.${index}.rate`)}
          />
          <TextInput
            label={t('restaurant.registration')}
            classNames={{ input: uiStyles.verbatim }}
            {...form.getInputProps(`taxes.${index}.registration`)}
          />
          <Button
            variant="subtle"
            className={formsStyles.quiet}
            leftSection={<Icon name="delete" />}
            aria-label={t('restaurant.remove_tax', { name })}
            onClick={() => form.removeListItem('taxes', index)}
          >
            {t('forms.remove')}
          </Button>
        </fieldset>
      ))}
      <div className={formsStyles.formActions}>
        {offeredTaxes.map(({ tax, name }) => (
          <Button
            key={tax.number}
            variant="default"
            leftSection={<Icon name="add" />}
            onClick={() => addLine({ name, rate: typedRate(tax.rate, currentLocale()) }, tax.number)}
          >
            {t('restaurant.offered_tax', { name, rate: typedRate(tax.rate, currentLocale()) })}
          </Button>
        ))}
        {taxes.length < MAX_TAXES && (
          <Button variant="default" leftSection={<Icon name="add" />} onClick={() => addLine({ name: '', rate: '' })}>
            {t('restaurant.other_tax')}
          </Button>
        )}
      </div>
    </>
  );
}
