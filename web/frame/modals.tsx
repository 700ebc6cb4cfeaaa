import { Loader, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { type Choice, ChoiceList } from '../ui/choice-list.tsx';

type Question = { title: string; children: ReactNode; onConfirm(): void };

/** Asks yes or no. `yes` and `no` are words for the buttons where others are clearer. */
export function askToConfirm({ title, children, onConfirm, yes, no }: Question & { yes?: string; no?: string }): void {
  modals.openConfirmModal({
    title,
    children,
    labels: { confirm: yes ?? t('frame.yes'), cancel: no ?? t('frame.no') },
    onConfirm,
  });
}

/** Asks before something is deleted. */
export function askToDelete({ title, children, onConfirm }: Question): void {
  modals.openConfirmModal({
    title,
    children,
    labels: { confirm: t('frame.delete'), cancel: t('frame.cancel') },
    confirmProps: { color: 'brick' },
    onConfirm,
  });
}

/** Says that something is being done; can't be closed by the owner. Gives what closes it. */
export function showLoading(text: string): () => void {
  const id = modals.open({
    children: (
      <Stack align="center" gap="md" py="lg" role="status">
        <Loader />
        <Text>{text}</Text>
      </Stack>
    ),
    withCloseButton: false,
    closeOnEscape: false,
    closeOnClickOutside: false,
  });
  return () => modals.close(id);
}

/** Lets one of several be picked; labels can be of any look, for example each font in itself. */
export function askToChoose(question: {
  title: string;
  choices: readonly Choice[];
  initial: string | null;
  onSave(value: string): void;
}): void {
  const id = modals.open({
    title: question.title,
    children: (
      <ChoiceList
        label={question.title}
        choices={question.choices}
        initial={question.initial}
        save_label={t('frame.save')}
        cancel_label={t('frame.cancel')}
        onCancel={() => modals.close(id)}
        onSave={(value) => {
          modals.close(id);
          question.onSave(value);
        }}
      />
    ),
  });
}
