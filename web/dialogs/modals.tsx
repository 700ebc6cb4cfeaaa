import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { type Choice, ChoiceList } from '../ui/choice-list.tsx';
import { dialogsReady, type OpenDialogs } from './dialogs-ready.ts';
import styles from './loading.module.css';

let openedCount = 0;

/** The close button has a name, and the dialog's header isn't announced as the page's. */
const accessibleProps = () => ({
  closeButtonProps: { 'aria-label': t('frame.close') },
  attributes: { header: { role: 'presentation' } },
});

/** Opens a dialog once dialogs can be shown. Returns a function that closes it. */
export function openDialog(settings: Parameters<OpenDialogs['open']>[0]): () => void {
  openedCount += 1;
  const modalId = `dialog-${openedCount}`;
  void dialogsReady.then((modals) => modals.open({ ...accessibleProps(), ...settings, modalId }));
  return () => void dialogsReady.then((modals) => modals.close(modalId));
}

/** Shows a task that must end before the owner continues. Nobody can close it; the returned function does. */
export const showLoading = (title: string): (() => void) =>
  openDialog({
    title,
    withCloseButton: false,
    closeOnEscape: false,
    closeOnClickOutside: false,
    children: (
      <div className={styles.loading} role="status">
        <Loader aria-hidden="true" />
        <p>{t('frame.loading')}</p>
      </div>
    ),
  });

function askOwner(settings: Parameters<OpenDialogs['openConfirmModal']>[0]): () => void {
  openedCount += 1;
  const modalId = `dialog-${openedCount}`;
  void dialogsReady.then((modals) => modals.openConfirmModal({ ...settings, modalId }));
  return () => void dialogsReady.then((modals) => modals.close(modalId));
}

type Confirmation = { title: string; children: ReactNode; onConfirm(): void };

/** Asks a yes/no question. `yes` and `no` replace the buttons' labels. Returns a function that closes it. */
export function askToConfirm({
  title,
  children,
  onConfirm,
  yes,
  no,
}: Confirmation & { yes?: string; no?: string }): () => void {
  return askOwner({
    title,
    children,
    labels: { confirm: yes ?? t('frame.yes'), cancel: no ?? t('frame.no') },
    onConfirm,
  });
}

/** Asks before something is deleted. */
export function askToDelete({ title, children, onConfirm }: Confirmation): void {
  askOwner({
    title,
    children,
    labels: { confirm: t('frame.delete'), cancel: t('frame.cancel') },
    confirmProps: { color: 'brick' },
    onConfirm,
  });
}

/** Lets the owner pick one of several; labels can have any style, for example each font in itself. */
export function askToChoose(question: {
  title: string;
  note?: ReactNode;
  choices: readonly Choice[];
  initial: string | null;
  onSave(value: string): void;
}): void {
  const closeDialog = openDialog({
    title: question.title,
    children: (
      <>
        {question.note}
        <ChoiceList
          label={question.title}
          choices={question.choices}
          initial={question.initial}
          save_label={t('frame.save')}
          cancel_label={t('frame.cancel')}
          onCancel={() => closeDialog()}
          onSave={(value) => {
            closeDialog();
            question.onSave(value);
          }}
        />
      </>
    ),
  });
}
