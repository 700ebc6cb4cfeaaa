import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { hasOwnRestaurant, isOwner, signedInUser } from '../api/session.ts';
import settingsStyles from '../forms/settings.module.css';
import { Icon } from '../ui/icon.tsx';
import { useHasPayments } from './payments.ts';
import { mySubscriptionQuery } from './subscription-queries.ts';

/**
 * The link to the subscription in the settings; none if the operator accepts no payments. Somebody who owns no restaurant any
 * more may still pay, and must be able to end it: the server knows.
 */
export function SubscriptionEntry() {
  const { t } = useTranslation();
  const hasPayments = useHasPayments();
  const { data: subscription } = useQuery({ ...mySubscriptionQuery(), enabled: hasPayments && isOwnerOfNone() });
  if (!hasPayments || !(isOwner() || (isOwnerOfNone() && subscription))) return null;
  return (
    <Link to={APP_PATHS.subscription} className={settingsStyles.link}>
      <span>
        <strong>{t('premium.settings')}</strong>
        <span className={settingsStyles.text}>{t('premium.settings_text')}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}

function isOwnerOfNone(): boolean {
  const user = signedInUser();
  return user?.restaurant != null && !hasOwnRestaurant(user);
}
