import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { LanguageSetting } from '../../forms/language-setting.tsx';
import { Page } from '../../frame/page.tsx';
import { EmailSection } from './email-section.tsx';
import { Passkeys } from './passkeys.tsx';
import './account-words.ts';
import './account.css';

/** The owner's account: each section is a component of its own. */
export function AccountEditPage() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  return (
    <Page
      title={t('account.title')}
      description={t('account.description')}
      back={<BackLink to={APP_PATHS.settings}>{common('frame.settings')}</BackLink>}
    >
      <div className="settings account">
        <EmailSection />
        <Passkeys />
        <LanguageSetting />
      </div>
    </Page>
  );
}
