import { Button, PinInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { confirmBodySchema, userAnswerSchema } from '../../../shared/api/accounts.ts';
import { CONFIRMATION_CODE_DIGITS } from '../../../shared/limits.ts';
import { API_PATHS, APP_PATHS } from '../../../shared/paths.ts';
import { ask } from '../../api/ask.ts';
import { problemWords } from '../../api/problem-words.ts';
import { beginSession } from '../../api/session.ts';
import { Page } from '../../frame/page.tsx';
import { forgetPendingSignIn, type PendingSignIn, readPendingSignIn } from '../../session/pending-sign-in.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './auth.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { ResendCode } from './resend-code.tsx';

/** Where the six digits are entered. Without an address there is nothing to confirm. */
export function ConfirmPage() {
  const { search } = useLocation();
  const [pending] = useState(readPendingSignIn);
  return pending ? <ConfirmForm pending={pending} /> : <Navigate to={APP_PATHS.signIn + search} replace />;
}

function ConfirmForm({ pending }: { pending: PendingSignIn }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const errorId = useId();
  const labelId = useId();
  const [code, setCode] = useState('');
  const { email, kind } = pending;
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const confirmation = useMutation({
    mutationFn: (digits: string) =>
      ask(userAnswerSchema, 'POST', API_PATHS.confirm, confirmBodySchema.parse({ email, code: digits, timezone })),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: ({ user }) => {
      forgetPendingSignIn();
      // The guard redirects.
      beginSession(user);
    },
    onError: () => setCode(''),
  });
  const other = kind === 'register' ? APP_PATHS.signUp : APP_PATHS.signIn;
  return (
    <AuthLayout>
      <Page title={t('auth.confirm_title')} description={t('auth.confirm_description')} width="narrow">
        <p className={uiStyles.verbatim}>{t('auth.code_sent', { email })}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (code.length === CONFIRMATION_CODE_DIGITS) confirmation.mutate(code);
          }}
        >
          <fieldset className={styles.codeField}>
            <legend id={labelId}>{t('auth.code')}</legend>
            <PinInput
              length={CONFIRMATION_CODE_DIGITS}
              type="number"
              inputMode="numeric"
              oneTimeCode
              autoFocus
              placeholder=""
              size="lg"
              aria-labelledby={labelId}
              getInputProps={(index) => ({
                'aria-label': t('auth.code_digit', { number: index + 1, total: CONFIRMATION_CODE_DIGITS }),
                'aria-describedby': errorId,
              })}
              error={confirmation.isError}
              value={code}
              onChange={setCode}
              onComplete={(digits) => confirmation.mutate(digits)}
            />
          </fieldset>
          <p id={errorId} className={uiStyles.fieldError} role="alert">
            {confirmation.error && problemWords(confirmation.error)}
          </p>
          <Button
            type="submit"
            fullWidth
            loading={confirmation.isPending}
            disabled={code.length < CONFIRMATION_CODE_DIGITS}
          >
            {t('auth.confirm')}
          </Button>
        </form>
        <ResendCode pending={pending} />
        <p className={styles.authOther}>
          <Link to={other + search}>{t('auth.other_address')}</Link>
        </p>
      </Page>
    </AuthLayout>
  );
}
