import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '../../../shared/api/accounts.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import formsStyles from '../../forms/forms.module.css';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';

/** The address that the owner signs in with, and a link to change it. */
export function EmailSection({ user: { email, new_email } }: { user: User }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('account.email')}</h2>
      <p className={`${uiStyles.verbatim} ${styles.address}`}>{email}</p>
      <p className={formsStyles.formNote}>{t('account.email_text')}</p>
      {new_email !== null && (
        <p className={`${styles.pending} ${uiStyles.verbatim}`}>{t('account.pending', { email: new_email })}</p>
      )}
      <Button component={Link} to={APP_PATHS.accountEmail} variant="default">
        {t('account.change_email')}
      </Button>
    </section>
  );
}
