import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { User } from '../../../shared/api/accounts.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { leaveSession } from '../../api/session.ts';
import { openDialog } from '../../dialogs/modals.tsx';
import formsStyles from '../../forms/forms.module.css';
import { forgetOnboardingAnswers } from '../../session/onboarding-answers.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';
import { deletionWords } from './deletion-words.ts';
import { TypedDeletion } from './typed-deletion.tsx';

/** Deleting the account: first the export, then the address must be typed. */
export function DeleteSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { id, email } = user;
  const closeAccount = () => {
    forgetOnboardingAnswers();
    openDialog({ title: t('account.deleted_title'), children: t('account.deleted_text') });
    leaveSession();
  };
  return (
    <section>
      <h2>{t('account.delete_account')}</h2>
      {deletionWords(user).map((words) => (
        <p key={words} className={`${formsStyles.formNote} ${uiStyles.verbatim}`}>
          {words}
        </p>
      ))}
      {isOpen ? (
        <TypedDeletion
          typed={{ text: email, label: t('account.delete_typed', { email }), wrong: t('account.delete_typed_wrong') }}
          action={t('account.delete_now')}
          failure={t('account.not_deleted')}
          send={() => askApi(z.undefined(), 'DELETE', fillPath(API_PATHS.user, { id }))}
          onDeleted={closeAccount}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button variant="default" className={styles.deleteBegin} onClick={() => setOpen(true)}>
          {t('account.delete_begin')}
        </Button>
      )}
    </section>
  );
}
