import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { signedInUser } from '../api/session.ts';
import { Icon } from '../ui/icon.tsx';
import { laterFramePart } from './later-frame-parts.ts';
import styles from './navigation.module.css';

// Not needed for the first screen.
const ImportMark = laterFramePart((parts) => parts.ImportMark);
const SearchEntry = laterFramePart((parts) => parts.SearchEntry);

/** The entry that a screen belongs to, by its address: an entry is also marked on the screens behind it. */
const AREA_PATHS = {
  menu: /^\/admin\/(menus\/|restaurant\/menus\/\d|restaurant\/preview\/)/,
  import: /^\/admin\/(restaurant\/import|analysis|imports\/\d+\/review)$/,
  qr: /^\/admin\/restaurant\/qr/,
  settings:
    /^\/admin\/(settings|account\/|subscription|restaurant\/edit|restaurant\/menus\/edit|restaurant\/(languages|people|usage|visits|assistant|allergens|bin|history))/,
} as const;

/** At the left on a desktop, at the bottom on a phone. A screen that doesn't exist yet has no entry. `hasScreen`: the first one is shown. */
export function Navigation({ paths, hasScreen }: { paths: ReadonlySet<string>; hasScreen: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const areaEntry = (to: string, icon: string, words: string, area: RegExp, mark?: ReactNode) =>
    paths.has(to) && (
      <Link to={to} className={styles.navEntry} aria-current={area.test(pathname) ? 'page' : undefined}>
        <Icon name={icon} size={20} />
        <span>{words}</span>
        {mark}
      </Link>
    );
  return (
    <nav className={styles.navigation} aria-label={t('frame.navigation')}>
      {areaEntry(APP_PATHS.admin, 'menu', t('frame.menu'), AREA_PATHS.menu)}
      {areaEntry(
        APP_PATHS.restaurantImport,
        'import',
        t('frame.import'),
        AREA_PATHS.import,
        hasScreen && <ImportMark />,
      )}
      {areaEntry(APP_PATHS.qr, 'qr-code', t('frame.qr_code'), AREA_PATHS.qr)}
      <div className={styles.navSearch}>{hasScreen && <SearchEntry />}</div>
      <p className={styles.navRestaurant}>{signedInUser()?.restaurant?.name}</p>
      {areaEntry(APP_PATHS.settings, 'settings', t('frame.settings'), AREA_PATHS.settings)}
    </nav>
  );
}
