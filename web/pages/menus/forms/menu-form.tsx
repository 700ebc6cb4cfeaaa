import { Button, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_OPENING_PERIODS } from '../../../../shared/limits.ts';
import { ChoiceCards } from '../../../forms/choice-cards.tsx';
import { FormSection } from '../../../forms/form-section.tsx';
import formsStyles from '../../../forms/forms.module.css';
import { PeriodFields } from '../../../forms/hours/period-fields.tsx';
import { NEW_PERIOD } from '../../../forms/hours/period-values.ts';
import { FormShell } from '../../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../../forms/saving/use-save-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ComplexDrawing, SimpleDrawing } from './display-drawings.tsx';
import { type MenuBody, type MenuValues, readMenu } from './menu-values.ts';

type Props<Result> = {
  initial: MenuValues;
  submit_label: string;
  cancel_to: string;
  failure: string;
  send(body: MenuBody, values: MenuValues): Promise<Result>;
  onSaved(result: Result): void;
  onReload(): void;
  ending?: ReactNode;
};

export function MenuForm<Result>({
  initial,
  submit_label,
  cancel_to,
  failure,
  send,
  onSaved,
  onReload,
  ending,
}: Props<Result>) {
  const { t } = useTranslation();
  const { form, ...save } = useSaveForm({ initial, read: readMenu, send, failure: () => failure, onSaved });
  const { serving_periods } = form.getValues();
  const cards = [
    {
      value: 'simple' as const,
      title: t('menu_forms.simple'),
      text: t('menu_forms.simple_text'),
      drawing: <SimpleDrawing />,
    },
    {
      value: 'complex' as const,
      title: t('menu_forms.complex'),
      text: t('menu_forms.complex_text'),
      drawing: <ComplexDrawing />,
    },
  ];
  return (
    <FormShell save={save} submit_label={submit_label} cancel_to={cancel_to} onReload={onReload} ending={ending}>
      <TextInput
        label={t('menu_forms.menu_title')}
        description={t('menu_forms.menu_title_note')}
        required
        withAsterisk={false}
        {...form.getInputProps('title')}
      />
      <ChoiceCards
        label={t('menu_forms.display')}
        cards={cards}
        value={form.getValues().display_mode}
        onChange={(mode) => form.setFieldValue('display_mode', mode)}
      />
      <Switch
        label={t('menu_forms.hidden')}
        description={t('menu_forms.hidden_note')}
        {...form.getInputProps('hidden', { type: 'checkbox' })}
      />
      <FormSection title={t('menu_forms.serving')} note={t('menu_forms.serving_note')}>
        <PeriodFields
          periods={serving_periods}
          labels={{ from: t('menu_forms.served_from'), to: t('menu_forms.served_to') }}
          inputProps={(path) => form.getInputProps(`serving_periods.${path}`)}
          daysError={(index) => form.errors[`serving_periods.${index}.days`]}
          onDays={(index, days) => form.setFieldValue(`serving_periods.${index}.days`, days)}
          onRemove={(index) => form.removeListItem('serving_periods', index)}
        />
        {serving_periods.length < MAX_OPENING_PERIODS && (
          <div className={formsStyles.formActions}>
            <Button
              variant="default"
              leftSection={<Icon name="add" />}
              onClick={() => form.insertListItem('serving_periods', NEW_PERIOD)}
            >
              {t('menu_forms.add_serving')}
            </Button>
          </div>
        )}
      </FormSection>
    </FormShell>
  );
}
