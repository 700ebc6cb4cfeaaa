import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VisitsAnswer } from '../../../shared/api/visits.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DayTable } from './day-table.tsx';
import { CodeShares, LanguageShares, MenuShares } from './share-tables.tsx';
import styles from './visits.module.css';
import { visitsQuery } from './visits-queries.ts';

// The chart's code is as large as the rest of the screen, which works without it, even if it can't be loaded.
const NO_CHART = { default: (_: Pick<VisitsAnswer, 'days'>): ReactNode => null };
const VisitsChart = lazy(async () =>
  import('./visits-chart.tsx').then(({ VisitsChart }) => ({ default: VisitsChart })).catch(() => NO_CHART),
);

const WEEK_DAYS = 7;

/** How often guests opened the menu: totals, a chart, and the tables with its data. */
export function VisitsPage() {
  const { t } = useTranslation();
  const { data: visits, isError, refetch } = useQuery(visitsQuery());
  return (
    <Page
      title={t('visits.page_title')}
      description={t('visits.page_description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('visits.lead')}</p>
      {isError && !visits && (
        <EmptyState
          title={t('visits.visits_unread')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      )}
      {!visits && !isError && <ScreenLoading />}
      {visits && <Counted visits={visits} />}
    </Page>
  );
}

function Counted({ visits: { days, languages, menus, codes } }: { visits: VisitsAnswer }) {
  const { t } = useTranslation();
  const isEmpty = days.every(({ visits, scans }) => visits === 0 && scans === 0);
  if (isEmpty)
    return (
      <EmptyState
        title={t('visits.none_yet')}
        action={
          <Button component={Link} to={APP_PATHS.qr}>
            {t('frame.qr_code')}
          </Button>
        }
      >
        <p>{t('visits.none_yet_hint')}</p>
      </EmptyState>
    );
  const sumOf = (countedField: 'visits' | 'scans', summedDays = days) =>
    summedDays.reduce((total, day) => total + day[countedField], 0);
  const lastWeek = days.slice(-WEEK_DAYS);
  return (
    <div className={styles.visits}>
      <dl className={styles.figures}>
        <Figure
          name={t('visits.visits')}
          help={t('visits.visits_help')}
          count={sumOf('visits')}
          week={sumOf('visits', lastWeek)}
          kind="visits"
        />
        <Figure
          name={t('visits.scans')}
          help={t('visits.scans_help')}
          count={sumOf('scans')}
          week={sumOf('scans', lastWeek)}
          kind="scans"
        />
      </dl>
      <figure className={styles.chart} aria-label={t('visits.chart')}>
        <Suspense>
          <VisitsChart days={days} />
        </Suspense>
      </figure>
      <div className={styles.shares}>
        <LanguageShares languages={languages} />
        <MenuShares menus={menus} />
        {codes.length > 0 && <CodeShares codes={codes} />}
      </div>
      <DayTable days={days} />
    </div>
  );
}

type FigureProps = { name: string; help: string; count: number; week: number; kind: 'visits' | 'scans' };

function Figure({ name, help, count, week, kind }: FigureProps) {
  const { t } = useTranslation();
  const numberFormat = new Intl.NumberFormat(currentLocale());
  return (
    <div className={styles.figure}>
      <dt>
        <span className={styles.mark} data-kind={kind} />
        {name}
      </dt>
      <dd>
        <strong>{numberFormat.format(count)}</strong> {t('visits.in_90_days')}
      </dd>
      <dd>
        {numberFormat.format(week)} {t('visits.in_7_days')}
      </dd>
      <dd className={styles.help}>{help}</dd>
    </div>
  );
}
