import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { signedInUser } from '../api/session.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import styles from './account-menu.module.css';
import { laterFramePart } from './later-frame-parts.ts';
import { useSignOut } from './use-sign-out.tsx';

const MENU_ID = 'account-menu';
const hideMenu = () => document.getElementById(MENU_ID)?.hidePopover();

// Not needed for the first screen.
const RestaurantChoice = laterFramePart((parts) => parts.RestaurantChoice);

/** The signed-in user, the way to the account's settings, and signing out. A native popover: it closes on Escape and on a click elsewhere. */
export function AccountMenu({ hasScreen }: { hasScreen: boolean }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <>
      <button type="button" className={uiStyles.quietButton} popoverTarget={MENU_ID}>
        <Icon name="account" />
        {t('frame.account')}
      </button>
      <div id={MENU_ID} popover="auto" className={styles.popover}>
        <p className={uiStyles.verbatim}>{t('frame.signed_in_as', { email: signedInUser()?.email ?? '' })}</p>
        {hasScreen && <RestaurantChoice onChoose={hideMenu} />}
        <Link to={APP_PATHS.accountEdit} className={uiStyles.quietButton} onClick={hideMenu}>
          <Icon name="account" />
          {t('frame.account_settings')}
        </Link>
        <button
          type="button"
          className={uiStyles.quietButton}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          onClick={() => void signOut()}
        >
          <Icon name="sign-out" />
          {t('frame.sign_out')}
        </button>
      </div>
    </>
  );
}
