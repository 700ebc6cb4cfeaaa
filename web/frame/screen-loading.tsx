import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import uiStyles from '../ui/ui.module.css';
import styles from './frame.module.css';

/** Shown while a screen's data is loading. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.screenLoading} role="status">
      <Loader />
      <span className={uiStyles.visuallyHidden}>{t('frame.loading')}</span>
    </div>
  );
}
