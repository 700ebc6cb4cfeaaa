import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { Thumbnail } from '../../../forms/thumbnail.tsx';
import styles from './item.module.css';

/** In an item's row: its picture as a small square, how many add-ons it has, and that guests don't see it. */
export function RowExtras({ item: { picture, options, hidden } }: { item: Item }) {
  const { t } = useTranslation();
  const words = [
    ...(hidden ? [t('hiding.hidden')] : []),
    ...(options.length > 0 ? [t('edits.options', { count: options.length })] : []),
  ];
  return (
    <>
      {picture && <Thumbnail picture={picture} alt={t('edits.has_picture')} className={styles.thumbnail} />}
      {words.length > 0 && <span className={styles.options}>{words.join(' · ')}</span>}
    </>
  );
}
