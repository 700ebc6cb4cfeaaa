import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { menuDoubts } from '../../../../shared/doubts.ts';
import type { Menu } from '../../../../shared/menu.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { walkDoubts } from '../../../forms/walk/doubt-walk.tsx';
import styles from './home-notes.module.css';

/** The known doubts of this menu; each opens the dishes that it is about, one after the other. */
export function MenuDoubts({ menu }: { menu: Menu }) {
  const { t } = useTranslation();
  const { currency } = useRestaurant();
  const { without_price, price_in_name, illegible, odd_price } = useMemo(
    () => menuDoubts(menu.sections, currency),
    [menu.sections, currency],
  );
  const doubts = [
    {
      kind: 'without_price' as const,
      count: without_price.length,
      words: t('doubts.without_price', { count: without_price.length }),
    },
    {
      kind: 'price_in_name' as const,
      count: price_in_name.length,
      words: t('doubts.price_in_name', { count: price_in_name.length }),
    },
    { kind: 'illegible' as const, count: illegible.length, words: t('doubts.illegible', { count: illegible.length }) },
    { kind: 'odd_price' as const, count: odd_price.length, words: t('doubts.odd_price', { count: odd_price.length }) },
  ].filter(({ count }) => count > 0);
  if (doubts.length === 0) return null;
  return (
    <ul className={styles.menuDoubts} aria-label={t('edits.menu_doubts')}>
      {doubts.map(({ kind, words }) => (
        <li key={kind}>
          <button type="button" className={styles.doubt} onClick={() => walkDoubts(kind, [menu])}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
