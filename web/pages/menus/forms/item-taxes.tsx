import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Tax } from '../../../../shared/taxes.ts';
import { typedRate } from '../../../forms/amounts/typed-amounts.ts';
import { FormSection } from '../../../forms/form-section.tsx';
import type { FormOf } from '../../../forms/saving/form-of.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import type { ItemValues } from './item-values.ts';

/** Which of the restaurant's taxes apply to the item. */
export function ItemTaxes({ form, taxes }: { form: FormOf<ItemValues>; taxes: readonly Tax[] }) {
  const { t } = useTranslation();
  if (taxes.length === 0) return null;
  return (
    <FormSection title={t('menu_forms.taxes')} note={t('menu_forms.taxes_note')}>
      <Checkbox.Group aria-label={t('menu_forms.taxes')} {...form.getInputProps('taxes')}>
        {taxes.map(({ number, name, rate }) => (
          <Checkbox
            key={number}
            value={String(number)}
            label={t('menu_forms.tax', { name, rate: typedRate(rate, currentLocale()) })}
          />
        ))}
      </Checkbox.Group>
    </FormSection>
  );
}
