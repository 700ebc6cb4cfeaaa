import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { LanguageSetting } from '../../forms/language-setting.tsx';
import settingsStyles from '../../forms/settings.module.css';
import { Page } from '../../frame/page.tsx';
import styles from './account.module.css';
import { useSignedInUser } from './account-queries.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { IdleLimitSection } from './idle-limit-section.tsx';
import { Passkeys } from './passkeys.tsx';
import { RestaurantSection } from './restaurant-section.tsx';
import { SecuritySection } from './security-section.tsx';

/** The owner's account: each section is a component of its own. */
export function AccountEditPage() {
  const { t } = useTranslation();
  const user = useSignedInUser();
  // The guard lets only signed-in owners get here.
  if (!user) return null;
  return (
    <Page
      title={t('account.title')}
      description={t('account.description')}
      back={
        user.restaurant ? (
          <BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>
        ) : (
          <BackLink to={APP_PATHS.onboardingName}>{t('onboarding.back')}</BackLink>
        )
      }
    >
      <div className={`${settingsStyles.settings} ${formsStyles.choices} ${styles.account}`}>
        <EmailSection user={user} />
        <Passkeys />
        <LanguageSetting />
        <DevicesSection />
        <IdleLimitSection user={user} />
        <SecuritySection />
        <DataSection />
        <RestaurantSection />
        <DeleteSection user={user} />
      </div>
    </Page>
  );
}
