import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/api/accounts.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';
import { refreshUser, verifiedStatusQuery } from './account-queries.ts';
import { ResendLink } from './resend-link.tsx';

/**
 * Checks whether a pending address was verified elsewhere; the reminder to verify the account's own address is shown on every
 * screen. Ends with the session.
 */
export function EmailCheck({ user }: { user: User }) {
  const { t } = useTranslation();
  const { data: status } = useQuery(verifiedStatusQuery());
  const { email, new_email, email_verified_at } = user;
  const isOld =
    status !== undefined &&
    (status.email !== email || status.new_email !== new_email || status.email_verified_at !== email_verified_at);
  useEffect(() => {
    // A failure is retried with the next answer.
    if (isOld) refreshUser().catch(() => undefined);
  }, [isOld]);
  if (email_verified_at !== null) return null;
  return (
    <aside className={styles.unverified} aria-label={t('account.email')}>
      <p className={uiStyles.verbatim}>{t('account.unverified', { email })}</p>
      <div>
        <ResendLink label={t('account.send_verification')} />
      </div>
    </aside>
  );
}
