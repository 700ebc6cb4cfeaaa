import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isWaitingForReview } from '../../shared/import-status.ts';
import { importsQuery } from '../api/import-queries.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './navigation.module.css';

/** Beside "Import" in the navigation, on every screen: how many drafts are ready to be checked. */
export function ImportMark() {
  const { t } = useTranslation();
  const { data: imports = [] } = useQuery({ ...importsQuery(), meta: { failure: 'silent' } });
  const count = imports.filter(isWaitingForReview).length;
  return (
    count > 0 && (
      <span className={styles.navMark}>
        <span aria-hidden>{count}</span>
        <span className={uiStyles.visuallyHidden}>{t('frame.drafts_to_check', { count })}</span>
      </span>
    )
  );
}
