import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { restaurantQuery } from '../api/queries.ts';
import { isOwner } from '../api/session.ts';
import { billedDay } from './amounts.ts';
import { noticeOf } from './notice-of.ts';
import styles from './payments.module.css';
import { SandboxNote } from './sandbox-note.tsx';
import { mySubscriptionQuery } from './subscription-queries.ts';

/** On every screen: that a payment failed, or that the subscription ends soon, with a link to it. */
export function SubscriptionNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: subscription } = useQuery({ ...mySubscriptionQuery(), enabled: isOwner() });
  const { data: restaurant } = useQuery(restaurantQuery());
  // The screens of the subscription show it themselves.
  if (!restaurant || pathname.startsWith(APP_PATHS.subscription)) return null;
  const subscriptionNotice = noticeOf(subscription ?? null, Date.now());
  if (!subscriptionNotice) return null;
  const isEnding = subscriptionNotice.kind === 'ending';
  const words =
    subscriptionNotice.kind === 'overdue_closed'
      ? t('premium.overdue_closed')
      : t(isEnding ? 'premium.ending' : 'premium.overdue', {
          date: billedDay(subscriptionNotice.date, restaurant.timezone),
        });
  return (
    <div
      className={isEnding ? styles.subscriptionNotice : `${styles.subscriptionNotice} ${styles.subscriptionOverdue}`}
      role="status"
    >
      <p>
        {words}{' '}
        <Link to={isEnding ? APP_PATHS.subscription : APP_PATHS.subscriptionCreate}>
          {isEnding ? t('premium.resume') : t('premium.pay')}
        </Link>
      </p>
      <SandboxNote />
    </div>
  );
}
