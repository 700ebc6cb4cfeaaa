import { Alert, Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrWidth } from '../../../shared/qr-width.ts';
import { isProblem } from '../../api/api-problem.ts';
import { statusQuery, useRestaurant } from '../../api/queries.ts';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { openPublishing, openTakeOffline } from '../../state/asked-dialogs.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddressRow } from './address-row.tsx';
import { CodeCard } from './code-card.tsx';
import { Downloads } from './downloads.tsx';
import { EmbedSection } from './embed-section.tsx';
import { LookChoices } from './look-choices.tsx';
import { NamedCodes } from './named-codes.tsx';
import { PaperSection } from './paper-section.tsx';
import { PremiumCode } from './premium-code.tsx';
import { PrintSheets } from './print-sheets.tsx';
import styles from './qr.module.css';
import { useCode, useCodeIn } from './use-code.ts';
import { useCodeLook } from './use-code-look.ts';
import { WifiSheet } from './wifi-sheet.tsx';

const DRAWN_AFTER_MS = 250;

/** The code for the public page: preview, downloads, and advice for printing. */
export function QrPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('qr_page.title')} description={t('qr_page.description')} width="wide">
      <div className={styles.page}>
        <p className={styles.lead}>{t('qr_page.lead')}</p>
        <QrContent />
      </div>
    </Page>
  );
}

function QrContent() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { data: status } = useQuery(statusQuery());
  const pageCode = useCode();
  const [pngWidth, setPngWidth] = useState<QrWidth>('standard');
  const [chosenLook, chooseLook] = useCodeLook();
  // A colour is dragged through many others.
  const [look] = useDebouncedValue(chosenLook, DRAWN_AFTER_MS);
  const drawnCode = useCodeIn(look);
  if (isProblem(pageCode.error, 'premium_required')) return <PremiumCode />;
  if (pageCode.isError || pageCode.fetchStatus === 'paused')
    return (
      <EmptyState
        title={t('qr_page.load_failed')}
        action={<Button onClick={() => void pageCode.refetch()}>{t('frame.try_again')}</Button>}
      />
    );
  if (!pageCode.data) return <ScreenLoading />;
  const isOffline = status?.published_at === null;
  return (
    <>
      {status?.suspended && (
        <Alert color="saffron" title={t('publishing.suspended')} className={styles.notice}>
          <p>{t('publishing.suspended_lead')}</p>
        </Alert>
      )}
      {isOffline && !status.suspended && (
        <Alert color="saffron" title={t('qr_page.offline')} className={styles.notice}>
          <p>{t('qr_page.offline_lead')}</p>
          <Button onClick={openPublishing}>{t('publishing.publish')}</Button>
        </Alert>
      )}
      {pageCode.data.is_test && (
        <p className={styles.test}>
          <Icon name="warning" /> <strong>{t('qr_page.test_code_title')}</strong> {t('qr_page.test_code_lead')}
        </p>
      )}
      <div className={styles.code}>
        <CodeCard name={name} code={drawnCode.data ?? pageCode.data} />
        <Downloads restaurantName={name} isPrimary={!isOffline} width={pngWidth} look={look} onWidth={setPngWidth} />
        <LookChoices
          look={chosenLook}
          problem={drawnCode.error}
          onRetry={() => void drawnCode.refetch()}
          onChoose={chooseLook}
        />
      </div>
      <div className={styles.facts}>
        <AddressRow address={pageCode.data.address} />
        <section className={styles.print}>
          <h2>{t('qr_page.print_title')}</h2>
          <ul>
            <li>{t('qr_page.print_size')}</li>
            <li>{t('qr_page.print_white')}</li>
            <li>{t('qr_page.print_format')}</li>
          </ul>
        </section>
        {status && !isOffline && (
          <Button variant="subtle" color="brick" className={styles.offline} onClick={openTakeOffline}>
            {t('publishing.take_offline')}
          </Button>
        )}
      </div>
      <NamedCodes restaurantName={name} width={pngWidth} look={look} />
      <PaperSection />
      <PrintSheets look={look} />
      <EmbedSection address={pageCode.data.address} isOffline={isOffline || status?.suspended === true} />
      <WifiSheet />
    </>
  );
}
