import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LIMITS, MAX_VARIANTS } from '../../../../shared/limits.ts';
import type { Currency } from '../../../../shared/money.ts';
import { MoneyInput } from '../../../forms/amounts/money-input.tsx';
import { ChoiceChips } from '../../../forms/choice-chips.tsx';
import { FormSection } from '../../../forms/form-section.tsx';
import formsStyles from '../../../forms/forms.module.css';
import type { FormOf } from '../../../forms/saving/form-of.ts';
import styles from './item-form.module.css';
import { type ItemValues, PRICE_KINDS, type PriceKind, pricedBy } from './item-values.ts';
import { PricedLines } from './priced-lines.tsx';

/** One price, a range, a price for each size, or words. */
export function ItemPrice({ form, currency }: { form: FormOf<ItemValues>; currency: Currency }) {
  const { t } = useTranslation();
  const kinds: Record<PriceKind, string> = {
    one: t('menu_forms.kind_single'),
    range: t('menu_forms.kind_range'),
    sizes: t('menu_forms.kind_sizes'),
    words: t('menu_forms.kind_words'),
  };
  const { price_kind } = form.getValues();
  return (
    <FormSection title={t('menu_forms.price')} note={t('menu_forms.price_note')}>
      <ChoiceChips
        label={t('menu_forms.price_kind')}
        value={price_kind}
        choices={PRICE_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        onChange={(kind) => form.setValues(pricedBy(kind, form.getValues()))}
      />
      {price_kind === 'one' && (
        <MoneyInput
          className={styles.onePrice}
          label={t('menu_forms.price')}
          currency={currency}
          {...form.getInputProps('price')}
        />
      )}
      {price_kind === 'range' && (
        <div className={formsStyles.formRow}>
          <MoneyInput label={t('menu_forms.price_from')} currency={currency} {...form.getInputProps('price')} />
          <MoneyInput label={t('menu_forms.price_to')} currency={currency} {...form.getInputProps('price_max')} />
        </div>
      )}
      {price_kind === 'sizes' && (
        <PricedLines
          form={form}
          name="variants"
          currency={currency}
          max={MAX_VARIANTS}
          label={t('menu_forms.size')}
          price_label={t('menu_forms.price')}
          placeholder={t('menu_forms.size_example')}
          add_label={t('menu_forms.add_size')}
        />
      )}
      {price_kind === 'words' && (
        <TextInput
          label={t('menu_forms.price_text')}
          placeholder={t('menu_forms.words_example')}
          maxLength={LIMITS.MAX_PRICE_TEXT_CHARACTERS}
          {...form.getInputProps('price_text')}
        />
      )}
    </FormSection>
  );
}
