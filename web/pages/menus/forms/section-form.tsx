import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../shared/limits.ts';
import type { Restaurant } from '../../../../shared/menu.ts';
import { MoneyInput } from '../../../forms/amounts/money-input.tsx';
import { FormSection } from '../../../forms/form-section.tsx';
import formsStyles from '../../../forms/forms.module.css';
import { FormShell } from '../../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../../forms/saving/use-save-form.ts';
import { readSection, type SectionBody, type SectionValues } from './section-values.ts';

type Props<Result> = {
  restaurant: Restaurant;
  initial: SectionValues;
  submit_label: string;
  cancel_to: string;
  failure: string;
  send(body: SectionBody, values: SectionValues): Promise<Result>;
  onSaved(result: Result): void;
  onReload(): void;
  ending?: ReactNode;
};

export function SectionForm<Result>(props: Props<Result>) {
  const { restaurant, initial, submit_label, cancel_to, failure, send, onSaved, onReload, ending } = props;
  const { menus, currency } = restaurant;
  const { t } = useTranslation();
  const read = (values: SectionValues) => readSection(values, currency);
  const { form, ...save } = useSaveForm({ initial, read, send, failure: () => failure, onSaved });
  return (
    <FormShell save={save} submit_label={submit_label} cancel_to={cancel_to} onReload={onReload} ending={ending}>
      <TextInput
        label={t('menu_forms.section_title')}
        description={t('menu_forms.section_title_note')}
        required
        withAsterisk={false}
        {...form.getInputProps('title')}
      />
      <Textarea label={t('menu_forms.description')} autosize minRows={2} {...form.getInputProps('description')} />
      {menus.length > 1 && (
        <NativeSelect
          size="md"
          label={t('menu_forms.menu')}
          data={menus.map(({ id, title }) => ({ value: String(id), label: title }))}
          {...form.getInputProps('menu_id')}
        />
      )}
      <Switch
        label={t('menu_forms.hidden_section')}
        description={t('menu_forms.hidden_note')}
        {...form.getInputProps('hidden', { type: 'checkbox' })}
      />
      <FormSection title={t('menu_forms.group_price')} note={t('menu_forms.group_price_note')}>
        <div className={formsStyles.formRow}>
          <MoneyInput label={t('menu_forms.price')} currency={currency} {...form.getInputProps('price')} />
          <TextInput
            label={t('menu_forms.or_in_words')}
            placeholder={t('menu_forms.words_example')}
            maxLength={LIMITS.MAX_PRICE_TEXT_CHARACTERS}
            {...form.getInputProps('price_text')}
          />
        </div>
      </FormSection>
    </FormShell>
  );
}
