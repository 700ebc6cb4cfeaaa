import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import * as z from 'zod/mini';
import { isProblem } from '../api/api-problem.ts';
import { ask } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { editsSaved } from '../api/save-queue/current-queue.ts';
import { showError } from '../frame/banner.ts';
import { askToDelete } from '../frame/modals.tsx';
import { Icon } from '../ui/icon.tsx';
import { failureWords } from './field-words.ts';

/** Ends the form around: what was typed in it is of no use any more. */
export const SettleContext = createContext<() => void>(() => undefined);

type Deleting = {
  path: string;
  /** The specification's sentence for a failure (§8). */
  failure: string;
  onDeleted(): void;
};

/** Deletes an entity, after which the restaurant is loaded anew. */
export function useDelete({ path, failure, onDeleted }: Deleting) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await editsSaved();
      await ask(z.undefined(), 'DELETE', path);
      await queryClient.invalidateQueries({ queryKey: KEYS.restaurant });
    },
    networkMode: 'always',
    meta: { saves: true, failure: 'silent' },
    onSuccess: onDeleted,
    onError: (error) => {
      if (!isProblem(error, 'unauthenticated')) showError(failureWords(failure, error));
    },
  });
}

/** The end of a form: the button that deletes, which asks first. */
export function DeletePart({
  label,
  title,
  children,
  ...deleting
}: Deleting & { label: string; title: string; children: ReactNode }) {
  const settle = useContext(SettleContext);
  const onDeleted = () => {
    settle();
    deleting.onDeleted();
  };
  const { mutate, isPending } = useDelete({ ...deleting, onDeleted });
  return (
    <div className="delete-part">
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
