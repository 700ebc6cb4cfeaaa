import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuDoubts } from '../../../../shared/doubts.ts';
import type { Item, Menu } from '../../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import styles from './home-notes.module.css';

/** The known doubts of this menu, each with a link to the first dish it is about. */
export function MenuDoubts({ menu }: { menu: Menu }) {
  const { t } = useTranslation();
  const { without_price, price_in_name, illegible } = menuDoubts(menu.sections);
  const found = [
    { items: without_price, words: t('doubts.without_price', { count: without_price.length }) },
    { items: price_in_name, words: t('doubts.price_in_name', { count: price_in_name.length }) },
    { items: illegible, words: t('doubts.illegible', { count: illegible.length }) },
  ].filter(({ items }) => items.length > 0);
  if (found.length === 0) return null;
  return (
    <ul className={styles.menuDoubts} aria-label={t('edits.menu_doubts')}>
      {found.map(({ items, words }) => (
        <li key={words}>
          <Link to={sectionOf(items[0])}>{words}</Link>
        </li>
      ))}
    </ul>
  );
}

const sectionOf = (item: Item | undefined): string =>
  item ? fillPath(APP_PATHS.section, { menuId: item.menu_id, sectionId: item.menu_section_id }) : APP_PATHS.admin;
