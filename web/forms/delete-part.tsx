import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { isProblem } from '../api/api-problem.ts';
import { askToDelete } from '../dialogs/modals.tsx';
import type { PartEntity } from '../draft/change/change.ts';
import { currentDraft } from '../draft/draft.ts';
import { showError } from '../state/notices.ts';
import { Icon } from '../ui/icon.tsx';
import { failureWords } from './field-words.ts';
import styles from './forms.module.css';

/** Closes the surrounding form without keeping what was typed. */
export const SettleContext = createContext<() => void>(() => undefined);

type Props = {
  entity: PartEntity;
  id: number;
  label: string;
  title: string;
  /** The specification's sentence for a failure (§8). */
  failure: string;
  onDeleted(): void;
  children: ReactNode;
};

/** The end of a form: the delete button, which asks for confirmation. */
export function DeletePart({ entity, id, label, title, failure, onDeleted, children }: Props) {
  const settleForm = useContext(SettleContext);
  const { mutate, isPending } = useMutation({
    mutationFn: () => currentDraft().commit({ kind: 'delete', entity, id }),
    networkMode: 'always',
    meta: { saves: true, failure: 'silent' },
    onSuccess: () => {
      settleForm();
      onDeleted();
    },
    onError: (error) => {
      if (!isProblem(error, 'unauthenticated')) showError(failureWords(failure, error));
    },
  });
  return (
    <div className={styles.deletePart}>
      <Button
        variant="subtle"
        color="brick"
        loading={isPending}
        leftSection={<Icon name="delete" />}
        onClick={() => askToDelete({ title, children, onConfirm: () => mutate() })}
      >
        {label}
      </Button>
    </div>
  );
}
