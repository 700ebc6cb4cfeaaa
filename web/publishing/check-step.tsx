import { Button, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { waitingWords } from '../draft/failure-words.ts';
import { useIsFree } from '../payments/subscription-queries.ts';
import { AllergenNote } from './allergen-note.tsx';
import { ChecksList } from './checks-list.tsx';
import { DraftChanges } from './draft-changes.tsx';
import { NothingStep } from './nothing-step.tsx';
import { PremiumStep } from './premium-step.tsx';
import { PublishedStep } from './published-step.tsx';
import styles from './publishing-modal.module.css';
import { Refused } from './refused.tsx';
import { Step } from './step.tsx';
import { SuspendedStep } from './suspended-step.tsx';
import type { CheckedDraft } from './use-checks.ts';

type Props = {
  draft: CheckedDraft;
  /** Why the last attempt failed. */
  error: Error | null;
  onPublish(): void;
  onTakeOffline(): void;
  onClose(): void;
};

/** The confirmation: what guests will see, and what is worth checking before. */
export function CheckStep({ draft, error, onPublish, onTakeOffline, onClose }: Props) {
  const { t } = useTranslation();
  const isFree = useIsFree();

  const notNow = (
    <Button variant="default" onClick={onClose}>
      {t('publishing.not_now')}
    </Button>
  );
  if (draft.state === 'loading')
    return (
      <Step key="loading" title={t('publishing.confirm_title')}>
        <div className={styles.publishingWait}>
          <Loader aria-hidden="true" />
          <p>{t('publishing.loading_checks')}</p>
        </div>
      </Step>
    );
  if (draft.state === 'unsaved')
    return (
      <Step key="unsaved" title={t('publishing.unsaved_title')} actions={notNow}>
        <p>{waitingWords(draft.waits_for, draft.count)}</p>
      </Step>
    );
  if (draft.state === 'failed')
    return (
      <Step
        title={t('publishing.checks_failed')}
        actions={
          <>
            {notNow}
            <Button onClick={draft.retry}>{t('frame.try_again')}</Button>
          </>
        }
      >
        <p>{t('frame.no_network')}</p>
      </Step>
    );

  const { restaurant, status, checks } = draft;
  if (status.suspended) return <SuspendedStep onClose={onClose} />;
  if (status.published && status.published_at !== null)
    return (
      <PublishedStep published_at={status.published_at} onClose={onClose}>
        <Button variant="subtle" color="brick" className={styles.publishingOffline} onClick={onTakeOffline}>
          {t('publishing.take_offline')}
        </Button>
      </PublishedStep>
    );
  if (checks.visible_items === 0) return <NothingStep restaurant={restaurant} checks={checks} onClose={onClose} />;
  if (isFree) return <PremiumStep onClose={onClose} />;
  const isFirst = status.published_at === null;
  const leadText = isFirst
    ? t('publishing.confirm_first', { count: checks.visible_items })
    : status.changes > 0
      ? t('publishing.confirm_changes', { count: status.changes })
      : t('publishing.confirm_no_changes');
  return (
    <Step
      title={t('publishing.confirm_title')}
      actions={
        <>
          {notNow}
          <Button onClick={onPublish}>{t('publishing.publish')}</Button>
        </>
      }
    >
      {error && <Refused error={error} title={t('publishing.failed')} />}
      <p>{leadText}</p>
      {!isFirst && status.changes > 0 && <DraftChanges onLeave={onClose} />}
      <ChecksList checks={checks} onLeave={onClose} />
      <AllergenNote checks={checks} onLeave={onClose} />
    </Step>
  );
}
