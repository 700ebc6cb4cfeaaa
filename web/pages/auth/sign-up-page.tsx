import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { problemWords } from '../../api/problem-words.ts';
import { EmailForm } from '../../forms/email-form.tsx';
import { Page } from '../../frame/page.tsx';
import { showError } from '../../state/notices.ts';
import styles from './auth.module.css';
import { AuthLayout, FourSteps } from './auth-layout.tsx';
import { useAskForCode } from './use-ask-for-code.ts';

/** A new account; an address that already has one is offered to sign in (specification §2). */
export function SignUpPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const registrationMutation = useAskForCode('silent');
  const signIn = useAskForCode();
  const registeredEmail = isProblem(registrationMutation.error, 'email_taken')
    ? registrationMutation.variables?.email
    : undefined;
  return (
    <AuthLayout aside={<FourSteps />}>
      <Page title={t('auth.sign_up_title')} description={t('auth.sign_up_description')} width="narrow">
        <EmailForm
          submit_label={t('auth.send_code')}
          isPending={registrationMutation.isPending}
          error={registrationMutation.error}
          onSubmit={(email) =>
            registrationMutation.mutate(
              { email, kind: 'register' },
              { onError: (error) => !isProblem(error, 'email_taken') && showError(problemWords(error)) },
            )
          }
        >
          {registeredEmail !== undefined && (
            <Alert role="status" color="saffron" title={t('auth.known_title')} className={styles.knownAddress}>
              <p>{t('auth.known', { email: registeredEmail })}</p>
              <Button
                variant="default"
                loading={signIn.isPending}
                onClick={() => signIn.mutate({ email: registeredEmail, kind: 'login' })}
              >
                {t('auth.known_sign_in')}
              </Button>
            </Alert>
          )}
        </EmailForm>
        <p className={styles.other}>
          {t('auth.has_account')} <Link to={APP_PATHS.signIn + search}>{t('auth.to_sign_in')}</Link>
        </p>
        <p className={styles.other}>
          <Link to={APP_PATHS.terms}>{t('auth.terms')}</Link>
        </p>
      </Page>
    </AuthLayout>
  );
}
