import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { signedInUser } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';

// Where a menu and its entities are shown and edited.
const MENU_AREA = /^\/admin\/(menus|restaurant\/menus)\//;

/** At the left on a desk, at the foot on a phone. A screen that isn't built yet has no entry. */
export function Navigation({ paths }: { paths: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entry = (to: string, icon: string, words: string, isCurrent = pathname === to) =>
    paths.has(to) && (
      <Link to={to} className="nav-entry" aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={icon} size={20} />
        <span>{words}</span>
      </Link>
    );
  return (
    <nav className="navigation" aria-label={t('frame.navigation')}>
      {entry(APP_PATHS.admin, 'menu', t('frame.menu'), MENU_AREA.test(pathname))}
      {entry(APP_PATHS.restaurantImport, 'import', t('frame.import'))}
      {entry(APP_PATHS.qr, 'qr-code', t('frame.qr_code'))}
      <p className="nav-restaurant">{signedInUser()?.restaurant?.name}</p>
      {entry(APP_PATHS.settings, 'settings', t('frame.settings'))}
    </nav>
  );
}
