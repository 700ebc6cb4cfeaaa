import { useTranslation } from 'react-i18next';
import { API_PATHS } from '../../../shared/paths.ts';
import { LinkPage } from './link-page.tsx';

/** Restores the account's previous address. */
export function TakeBackEmailPage() {
  const { t } = useTranslation();
  return (
    <LinkPage
      title={t('account.take_back_title')}
      description={t('account.take_back_description')}
      lead={t('account.take_back_lead')}
      button={t('account.take_back_button')}
      path={API_PATHS.takeBackEmail}
      done={(email) => t('account.taken_back', { email })}
      expired={t('account.take_back_expired')}
    />
  );
}
