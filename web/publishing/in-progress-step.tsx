import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './publishing-modal.module.css';
import { Step } from './step.tsx';

/** Can't be closed: the answer comes within moments. */
export function InProgressStep({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Step title={title}>
      <div className={styles.publishingWait}>
        <Loader aria-hidden="true" />
        <p>{t('publishing.in_progress_lead')}</p>
      </div>
    </Step>
  );
}
