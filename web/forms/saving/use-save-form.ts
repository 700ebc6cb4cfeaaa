import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isProblem } from '../../api/api-problem.ts';
import { showError } from '../../state/notices.ts';
import type { Reading } from '../check-body.ts';
import { failureWords, wordsOfProblems, wordsOfRefusal } from '../field-words.ts';
import { useKeptText } from './use-kept-text.ts';

type SaveFormOptions<Values, Body, Result> = {
  initial: Values;
  /** Texts → body, or the problems at the fields. */
  read(values: Values): Reading<Body>;
  /** Saves it: a form of the menu or the restaurant by a change of the draft (`web/draft`). */
  send(body: Body, values: Values): Promise<Result>;
  /** The specification's sentence for a failure (§8), called when it has failed. */
  failure(): string;
  /** A change that isn't among the values, such as a chosen file. */
  isChangedBeside?: boolean;
  /** Called once it is saved. */
  onSaved(result: Result): void;
  /** Messages for fields that the server refused, if its own say too little. */
  refine?(path: string, words: string): string;
};

/**
 * A form that is saved as a whole: checked before it is sent, the server's problems shown at the fields, and nothing that
 * was typed is lost by a failure, a reload or the end of the session.
 */
export function useSaveForm<Values extends Record<string, unknown>, Body extends object, Result>(
  options: SaveFormOptions<Values, Body, Result>,
) {
  const { initial, read, send, failure, onSaved, refine = (_, words) => words } = options;
  const { pathname } = useLocation();
  const valuesForm = useForm<Values>({ initialValues: initial });
  const keptText = useKeptText(valuesForm, pathname);
  const formRef = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  // Focuses the first error once the errors are rendered.
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const showProblems = (problems: Record<string, string>) => {
    valuesForm.setErrors(problems);
    setRefusals((count) => count + 1);
  };

  const saveMutation = useMutation({
    mutationFn: (body: Body) => send(body, valuesForm.getValues()),
    // Without a network it fails at once: no request waits invisibly.
    networkMode: 'always',
    meta: { saves: true, failure: 'silent' },
    onSuccess: (result) => {
      keptText.settle();
      onSaved(result);
    },
    onError: (error) => {
      if (isProblem(error, 'unauthenticated')) return;
      showError(failureWords(failure(), error));
      const refusedEntries = Object.entries(wordsOfRefusal(error)).map(([path, words]) => [path, refine(path, words)]);
      if (refusedEntries.length > 0) showProblems(Object.fromEntries(refusedEntries));
    },
  });

  return {
    form: valuesForm,
    formRef,
    kept: keptText,
    loading: saveMutation.isPending,
    error: saveMutation.error && failureWords(failure(), saveMutation.error),
    isChanged: valuesForm.isDirty() || options.isChangedBeside === true,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { body, problems } = read(valuesForm.getValues());
      if (problems) showProblems(wordsOfProblems(problems));
      else saveMutation.mutate(body);
    },
  };
}

export type SaveForm = Omit<ReturnType<typeof useSaveForm>, 'form'>;
