import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statusQuery } from '../api/queries.ts';
import styles from './publishing.module.css';

/** Whether guests see what the owner sees: "3 changes not yet published". */
export function PublishingState() {
  const { t } = useTranslation();
  const { data: status } = useQuery(statusQuery());
  if (!status) return null;
  const { published_at, published, changes, unseen } = status;
  const isDone = published_at !== null && published;
  const words = status.suspended
    ? t('frame.suspended')
    : published_at === null
      ? t('frame.never_published')
      : isDone
        ? t('frame.published')
        : unseen
          ? t('frame.unseen', { count: unseen })
          : t('frame.changes', { count: changes });
  return <p className={isDone ? `${styles.publishing} ${styles.done}` : styles.publishing}>{words}</p>;
}
