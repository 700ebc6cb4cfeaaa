import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { publicationsQuery } from '../../api/history-queries.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './history.module.css';
import { ItemPrices } from './item-prices.tsx';
import { PublicationLine } from './publication-line.tsx';

/** All publications: what each changed, how guests saw it, and the way back to it; and the prices of a dish over time. */
export function PublicationHistoryPage() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(publicationsQuery());
  const [statusText, setSaid] = useState('');
  const statusRef = useRef<HTMLParagraphElement>(null);
  return (
    <Page
      title={t('history.page_title')}
      description={t('history.page_description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('history.lead')}</p>
      <p ref={statusRef} role="status" tabIndex={-1} className={styles.status}>
        {statusText && (
          <>
            {statusText} <Link to={APP_PATHS.admin}>{t('history.see_menu')}</Link>{' '}
            <Link to={APP_PATHS.bin}>{t('bin.open')}</Link>
          </>
        )}
      </p>
      {isError && !data && (
        <EmptyState
          title={t('history.unread')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      )}
      {!data && !isError && <ScreenLoading />}
      {data?.publications.length === 0 && (
        <EmptyState title={t('history.nothing')}>
          <p>{t('history.nothing_hint')}</p>
        </EmptyState>
      )}
      {data && data.publications.length > 0 && (
        <>
          <ItemPrices />
          <ol className={styles.publications} aria-label={t('history.page_title')}>
            {data.publications.map((publication, index) => (
              <PublicationLine
                key={publication.version}
                publication={publication}
                isNewest={index === 0}
                onRestored={(words) => {
                  setSaid(words);
                  statusRef.current?.focus();
                }}
              />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
}
