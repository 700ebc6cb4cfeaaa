import { useTranslation } from 'react-i18next';
import type { Session } from '../../../shared/api/sessions.ts';

/** "Firefox on Android", in the owner's language. */
export function useDeviceName(): (device: Pick<Session, 'browser' | 'system'>) => string {
  const { t } = useTranslation();
  return ({ browser, system }) =>
    browser && system
      ? t('account.device_on', { browser, system })
      : (browser ?? system ?? t('account.unknown_device'));
}
