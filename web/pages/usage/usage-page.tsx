import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { USAGE_KINDS, type Usage } from '../../../shared/api/usage.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './usage.module.css';
import { UsageMeter } from './usage-meter.tsx';
import { usageQuery } from './usage-query.ts';

/** The restaurant's usage of this month, its limits, and when it is reset (specification §2). */
export function UsagePage() {
  const { t } = useTranslation();
  const { data: usage, isError, refetch } = useQuery(usageQuery());
  return (
    <Page
      title={t('usage.title')}
      description={t('usage.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('usage.lead')}</p>
      {isError && !usage && (
        <EmptyState
          title={t('usage.load_failed')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      )}
      {!usage && !isError && <ScreenLoading />}
      {usage && <Month usage={usage} />}
    </Page>
  );
}

function Month({ usage }: { usage: Usage }) {
  const { t } = useTranslation();
  // The last day of this month and the first of the next, in the restaurant's timezone.
  const resetTime = Date.parse(usage.resets_at);
  const monthName = (monthTime: number, year?: 'numeric') =>
    new Intl.DateTimeFormat(currentLocale(), { month: 'long', year, timeZone: usage.timezone }).format(monthTime);
  const currentMonth = monthName(resetTime - 1, 'numeric');
  const nextMonth = monthName(resetTime);
  return (
    <div className={styles.usage}>
      <p className={styles.month}>
        <span>{currentMonth}</span>
        <span>{t('usage.resets', { month: nextMonth })}</span>
      </p>
      <ul aria-label={t('usage.list', { month: currentMonth })}>
        {USAGE_KINDS.map((kind) => (
          <UsageMeter key={kind} kind={kind} {...usage[kind]} next_month={nextMonth} />
        ))}
      </ul>
      {usage.limited_senders > 0 && (
        <p className={formsStyles.formNote}>{t('usage.messages_limited', { count: usage.limited_senders })}</p>
      )}
    </div>
  );
}
