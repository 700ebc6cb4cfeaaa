import { useTranslation } from 'react-i18next';
import { signedInUser } from '../api/session.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import styles from './frame.module.css';
import { useSignOut } from './use-sign-out.tsx';

const ID = 'account-menu';

/** The signed-in user, and signing out. A native popover: it closes on Escape and on a click elsewhere. */
export function AccountMenu() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <>
      <button type="button" className={uiStyles.quietButton} popoverTarget={ID}>
        <Icon name="account" />
        {t('frame.account')}
      </button>
      <div id={ID} popover="auto" className={styles.accountMenu}>
        <p className={uiStyles.verbatim}>{t('frame.signed_in_as', { email: signedInUser()?.email ?? '' })}</p>
        <button
          type="button"
          className={uiStyles.quietButton}
          popoverTarget={ID}
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
