import { Button, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { isOwner } from '../../api/session.ts';
import { ChoiceChips } from '../../forms/choice-chips.tsx';
import formsStyles from '../../forms/forms.module.css';
import { LanguageSetting } from '../../forms/language-setting.tsx';
import settingsStyles from '../../forms/settings.module.css';
import { Page } from '../../frame/page.tsx';
import { useSignOut } from '../../frame/use-sign-out.tsx';
import { SubscriptionEntry } from '../../payments/settings-entry.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MeasuringSetting } from './measuring-setting.tsx';
import { ownDomainQuery } from './own-domain-queries.ts';
import { ServiceLink } from './service-link.tsx';
import { SettingsLink } from './settings-link.tsx';
import { findFailedDelivery, webhookQuery } from './website-queries.ts';

/** The owner's settings, and links to the restaurant's. */
export function SettingsPage() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Page title={t('settings.title')} description={t('settings.description')}>
      <div className={`${settingsStyles.settings} ${formsStyles.choices}`}>
        <nav aria-label={t('settings.restaurant')}>
          <SettingsLink
            to={APP_PATHS.restaurantEdit}
            title={t('settings.restaurant')}
            text={t('settings.restaurant_text')}
          />
          <SettingsLink to={APP_PATHS.menusEdit} title={t('settings.menus')} text={t('settings.menus_text')} />
          <SettingsLink to={APP_PATHS.history} title={t('settings.history')} text={t('settings.history_text')} />
          <SettingsLink to={APP_PATHS.bin} title={t('settings.bin')} text={t('settings.bin_text')} />
          <SettingsLink to={APP_PATHS.allergens} title={t('settings.allergens')} text={t('settings.allergens_text')} />
          <SettingsLink to={APP_PATHS.languages} title={t('settings.languages')} text={t('settings.languages_text')} />
          <SettingsLink to={APP_PATHS.assistant} title={t('settings.assistant')} text={t('settings.assistant_text')} />
          <SubscriptionEntry />
          <SettingsLink to={APP_PATHS.usage} title={t('settings.usage')} text={t('settings.usage_text')} />
          <SettingsLink to={APP_PATHS.visits} title={t('settings.visits')} text={t('settings.visits_text')} />
          {isOwner() && <OwnersEntries />}
          <SettingsLink to={APP_PATHS.accountEdit} title={t('settings.account')} text={t('settings.account_text')} />
        </nav>
        {isOwner() && <ServiceLink />}
        <LanguageSetting />
        <section>
          <h2>{t('settings.colour_mode')}</h2>
          <ChoiceChips
            label={t('settings.colour_mode')}
            value={colorScheme}
            choices={[
              { value: 'auto', label: t('settings.system') },
              { value: 'light', label: t('settings.light') },
              { value: 'dark', label: t('settings.dark') },
            ]}
            onChange={setColorScheme}
          />
        </section>
        <MeasuringSetting />
        <section className={settingsStyles.end}>
          <Link to={APP_PATHS.terms}>{t('auth.terms')}</Link>
          <Button variant="default" leftSection={<Icon name="sign-out" />} onClick={signOut}>
            {t('frame.sign_out')}
          </Button>
        </section>
      </div>
    </Page>
  );
}

/** Hidden from managers, who have no access. */
function OwnersEntries() {
  const { t } = useTranslation();
  return (
    <>
      <SettingsLink to={APP_PATHS.people} title={t('people.title')} text={t('people.settings_text')} />
      <WebsiteEntry />
      <OwnDomainEntry />
    </>
  );
}

/** Says so if the last publication could not be delivered: nobody looks at the list of deliveries by themselves. */
function WebsiteEntry() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...webhookQuery(), meta: { failure: 'silent' } });
  const hasFailed = data?.webhook != null && findFailedDelivery(data.deliveries) !== undefined;
  return (
    <SettingsLink
      to={APP_PATHS.website}
      title={t('settings.website')}
      text={hasFailed ? t('settings.website_failed') : t('settings.website_text')}
      isProblem={hasFailed}
    />
  );
}

/** Where the operator offers domains; says so if the restaurant's leads elsewhere. */
function OwnDomainEntry() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...ownDomainQuery(), meta: { failure: 'silent' } });
  if (!data?.is_available) return null;
  const hasFailed = data.domain?.state === 'failing' || data.domain?.state === 'ended';
  return (
    <SettingsLink
      to={APP_PATHS.ownDomain}
      title={t('settings.own_domain')}
      text={hasFailed ? t('settings.own_domain_failed') : t('settings.own_domain_text')}
      isProblem={hasFailed}
    />
  );
}
