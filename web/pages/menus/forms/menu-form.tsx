import { Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../forms/choice-cards.tsx';
import { FormShell } from '../../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../../forms/saving/use-save-form.ts';
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
    </FormShell>
  );
}
