import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { signedInUser } from '../../session/session.ts';

/** The address that the owner signs in with, and the way to change it. */
export function EmailSection() {
  const { t } = useTranslation('account');
  return (
    <section>
      <h2>{t('account.email')}</h2>
      <p className="verbatim">{signedInUser()?.email}</p>
      <Button component={Link} to={APP_PATHS.accountEmail} variant="default">
        {t('account.change_email')}
      </Button>
    </section>
  );
}
