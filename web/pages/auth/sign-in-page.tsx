import { Alert } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { currentSession } from '../../api/session.ts';
import { EmailForm } from '../../forms/email-form.tsx';
import { Page } from '../../frame/page.tsx';
import { withAllWords } from '../../i18n/i18n.ts';
import styles from './auth.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { useAskForCode } from './use-ask-for-code.ts';

// Loaded beside the form, which doesn't wait for it.
const PasskeySignIn = lazy(async () => ({
  default: (await withAllWords(() => import('./passkey-sign-in.tsx'))).PasskeySignIn,
}));

/** With a mailed code, or with a passkey. The answer is the same whether or not the address has an account. */
export function SignInPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const signIn = useAskForCode();
  const hasPasskeys = 'PublicKeyCredential' in window;
  return (
    <AuthLayout>
      <Page title={t('auth.sign_in_title')} description={t('auth.sign_in_description')} width="narrow">
        {currentSession()?.kind === 'ended' && (
          <Alert role="status" color="saffron" className={styles.knownAddress}>
            {t('frame.session_ended')}
          </Alert>
        )}
        <EmailForm
          autoComplete="email webauthn"
          submit_label={t('auth.send_code')}
          isPending={signIn.isPending}
          error={signIn.error}
          onSubmit={(email) => signIn.mutate({ email, kind: 'login' })}
        />
        {hasPasskeys && (
          <div className={styles.passkey}>
            <Suspense>
              <PasskeySignIn />
            </Suspense>
          </div>
        )}
        <p className={styles.other}>
          {t('auth.no_account')} <Link to={APP_PATHS.signUp + search}>{t('auth.to_sign_up')}</Link>
        </p>
      </Page>
    </AuthLayout>
  );
}
