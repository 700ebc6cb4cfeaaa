import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeSentSchema, type User } from '../../shared/api/accounts.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { ApiProblem, NetworkProblem } from '../api/api-problem.ts';
import { askApi } from '../api/ask.ts';
import { problemWords } from '../api/problem-words.ts';
import { renewSession, signedInUser } from '../api/session.ts';
import { openDialog } from '../dialogs/modals.tsx';
import { CodeForm } from '../forms/code-form.tsx';
import { t } from '../i18n/i18n.ts';
import { answerChallenge } from '../session/answer-challenge.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './frame.module.css';

/** Has the signed-in owner sign in again, in a dialog over the screen. Resolves to whether they did. */
export function confirmIdentity(): Promise<boolean> {
  const ownEmail = signedInUser()?.email;
  if (ownEmail === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const closeDialog = openDialog({
      title: t('confirm_identity.title'),
      closeButtonProps: { 'aria-label': t('frame.cancel'), size: 44 },
      children: (
        <ConfirmIdentity
          email={ownEmail}
          onSignedIn={(user) => {
            const isSame = user.id === signedInUser()?.id;
            renewSession(user);
            resolve(isSame);
            closeDialog();
          }}
        />
      ),
      // Nothing happens if it was resolved already.
      onClose: () => resolve(false),
    });
  });
}

function ConfirmIdentity({ email: ownEmail, onSignedIn }: { email: string; onSignedIn(user: User): void }) {
  const { t } = useTranslation();
  const codeMutation = useMutation({
    mutationFn: () => askApi(codeSentSchema, 'POST', API_PATHS.login, { email: ownEmail }),
    networkMode: 'always',
    meta: { failure: 'silent' },
  });
  const passkeyMutation = useMutation({
    mutationFn: () => answerChallenge('button'),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: onSignedIn,
  });
  const hasPasskeys = 'PublicKeyCredential' in window;
  if (codeMutation.isSuccess) return <CodeForm email={ownEmail} onSignedIn={onSignedIn} />;
  return (
    <div className={styles.confirmIdentity}>
      <p>{t('confirm_identity.text')}</p>
      <Button fullWidth loading={codeMutation.isPending} onClick={() => codeMutation.mutate()}>
        {t('auth.send_code')}
      </Button>
      {hasPasskeys && (
        <Button
          variant="default"
          fullWidth
          loading={passkeyMutation.isPending}
          onClick={() => passkeyMutation.mutate()}
        >
          {t('confirm_identity.passkey')}
        </Button>
      )}
      <p className={uiStyles.fieldError} role="alert">
        {codeMutation.error && problemWords(codeMutation.error)}
        {passkeyMutation.error &&
          (isOfServer(passkeyMutation.error) ? problemWords(passkeyMutation.error) : t('passkey_sign_in.cancelled'))}
      </p>
    </div>
  );
}

const isOfServer = (error: Error): boolean => error instanceof ApiProblem || error instanceof NetworkProblem;
