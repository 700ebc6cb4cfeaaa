import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { Thumbnail } from '../../../forms/thumbnail.tsx';
import styles from './item.module.css';

/** In an item's row: its picture as a small square, how many add-ons it has, and that guests don't see it. */
export function RowExtras({ item: { picture, options, hidden } }: { item: Item }) {
  const { t } = useTranslation();
  return (
    <>
      {picture && <Thumbnail picture={picture} alt={t('edits.has_picture')} className={styles.thumbnail} />}
      {options.length > 0 && <span className={styles.options}>{t('edits.options', { count: options.length })}</span>}
      {hidden && <span className={styles.hidden}>{t('hiding.hidden')}</span>}
    </>
  );
}
