import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { User } from '../../../shared/api/accounts.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { leaveSession } from '../../api/session.ts';
import { openDialog } from '../../dialogs/modals.tsx';
import { failureWords } from '../../forms/field-words.ts';
import formsStyles from '../../forms/forms.module.css';
import { forgetOnboardingAnswers } from '../../session/onboarding-answers.ts';
import { showError } from '../../state/notices.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';
import { deletionWords } from './deletion-words.ts';
import { DownloadButton } from './download-button.tsx';

/** Deleting the account: first the export, then the address must be typed. */
export function DeleteSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>{t('account.delete_account')}</h2>
      {deletionWords(user).map((words) => (
        <p key={words} className={`${formsStyles.formNote} ${uiStyles.verbatim}`}>
          {words}
        </p>
      ))}
      {isOpen ? (
        <DeleteForm user={user} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="default" className={styles.deleteBegin} onClick={() => setOpen(true)}>
          {t('account.delete_begin')}
        </Button>
      )}
    </section>
  );
}

function DeleteForm({ user: { id, email }, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation();
  const [typedText, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askApi(z.undefined(), 'DELETE', fillPath(API_PATHS.user, { id })),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: () => {
      forgetOnboardingAnswers();
      openDialog({ title: t('account.deleted_title'), children: t('account.deleted_text') });
      leaveSession();
    },
    onError: (problem) =>
      !isProblem(problem, 'unauthenticated') && showError(failureWords(t('account.not_deleted'), problem)),
  });
  const submitDeletion = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = typedText.trim().toLowerCase() === email;
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
        label={t('account.delete_typed', { email })}
        labelProps={{ className: uiStyles.verbatim }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typedText}
        error={isWrong && t('account.delete_typed_wrong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && (
        <p className={formsStyles.formError} data-part="form-error">
          {failureWords(t('account.not_deleted'), error)}
        </p>
      )}
      <div className={formsStyles.formActions}>
        <Button type="submit" color="brick" loading={isPending}>
          {t('account.delete_now')}
        </Button>
        <Button variant="subtle" className={formsStyles.quiet} onClick={onCancel}>
          {t('frame.cancel')}
        </Button>
      </div>
    </form>
  );
}
