import { useTranslation } from 'react-i18next';
import uiStyles from '../../../ui/ui.module.css';
import styles from './many.module.css';

/** A value before and after. */
export function FromTo({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation();
  if (from === to) return <span className={styles.unchanged}>{from}</span>;
  return (
    <span className={styles.fromTo}>
      <span className={uiStyles.visuallyHidden}>{t('price_change.becomes', { from, to })}</span>
      <span aria-hidden="true" className={styles.from}>
        {from}
      </span>
      <span aria-hidden="true">→</span>
      <b aria-hidden="true">{to}</b>
    </span>
  );
}
