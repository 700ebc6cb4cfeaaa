import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../api/api-problem.ts';
import { failureWords } from '../../forms/field-words.ts';
import formsStyles from '../../forms/forms.module.css';
import { showError } from '../../state/notices.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';
import { DownloadButton } from './download-button.tsx';

type Props = {
  /** What has to be typed, in any case, and the words around its field. */
  typed: { text: string; label: string; wrong: string };
  action: string;
  failure: string;
  send(): Promise<undefined>;
  onDeleted(): void;
  onCancel(): void;
};

/** The end of what can't be recovered: first its export, then a name must be typed. */
export function TypedDeletion({ typed, action, failure, send, onDeleted, onCancel }: Props) {
  const { t } = useTranslation();
  const [typedText, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: onDeleted,
    onError: (problem) => !isProblem(problem, 'unauthenticated') && showError(failureWords(failure, problem)),
  });
  const submitDeletion = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = typedText.trim().toLowerCase() === typed.text.trim().toLowerCase();
    setWrong(!isRight);
    if (isRight) mutate();
  };
  return (
    <form className={styles.deleteForm} data-part="delete-form" noValidate onSubmit={submitDeletion}>
      <p>{t('account.delete_first')}</p>
      <div>
        <DownloadButton />
      </div>
      <TextInput
        label={typed.label}
        labelProps={{ className: uiStyles.verbatim }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typedText}
        error={isWrong && typed.wrong}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && (
        <p className={formsStyles.formError} data-part="form-error">
          {failureWords(failure, error)}
        </p>
      )}
      <div className={formsStyles.formActions}>
        <Button type="submit" color="brick" loading={isPending}>
          {action}
        </Button>
        <Button variant="subtle" className={formsStyles.quiet} onClick={onCancel}>
          {t('frame.cancel')}
        </Button>
      </div>
    </form>
  );
}
