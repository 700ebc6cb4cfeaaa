import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { signedInUser } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { useSignOut } from './use-sign-out.tsx';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className="header-button">
          <Icon name="account" />
          {t('frame.account')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('frame.signed_in_as', { email: signedInUser()?.email ?? '' })}</Menu.Label>
        <Menu.Item leftSection={<Icon name="sign-out" />} onClick={signOut}>
          {t('frame.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
