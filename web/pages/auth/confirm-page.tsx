import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { beginSession } from '../../api/session.ts';
import { CodeForm } from '../../forms/code-form.tsx';
import { Page } from '../../frame/page.tsx';
import { forgetPendingSignIn, type PendingSignIn, readPendingSignIn } from '../../session/pending-sign-in.ts';
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
  const previousPath = pending.kind === 'register' ? APP_PATHS.signUp : APP_PATHS.signIn;
  return (
    <AuthLayout>
      <Page title={t('auth.confirm_title')} description={t('auth.confirm_description')} width="narrow">
        <CodeForm
          email={pending.email}
          onSignedIn={(user) => {
            forgetPendingSignIn();
            // The guard redirects.
            beginSession(user);
          }}
        />
        <ResendCode pending={pending} />
        <p className={styles.other}>
          <Link to={previousPath + search}>{t('auth.other_address')}</Link>
        </p>
      </Page>
    </AuthLayout>
  );
}
