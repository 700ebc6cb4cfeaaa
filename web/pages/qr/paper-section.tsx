import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import styles from './codes.module.css';

/** The way to the menu on paper. */
export function PaperSection() {
  const { t } = useTranslation();
  return (
    <section className={styles.sheets}>
      <div className={styles.head}>
        <h2>{t('menu_paper.title')}</h2>
        <p>{t('menu_paper.lead')}</p>
      </div>
      <Button component={Link} to={APP_PATHS.paper} variant="default" className={styles.more}>
        {t('menu_paper.open')}
      </Button>
    </section>
  );
}
