import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { API_PATHS, APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import settingsStyles from '../../forms/settings.module.css';
import { Page } from '../../frame/page.tsx';
import { MenuKeys } from './menu-keys.tsx';
import { Webhook } from './webhook.tsx';
import styles from './website.module.css';

/** How a website or a till gets the menu: a frame, a key, and a message at each publication. */
export function WebsitePage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('website.title')}
      description={t('website.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('settings.title')}</BackLink>}
    >
      <div className={styles.sections}>
        <section>
          <h2>{t('website.frame')}</h2>
          <p className={settingsStyles.text}>{t('website.frame_text')}</p>
          <Button component={Link} to={APP_PATHS.qr} variant="default">
            {t('website.open_frame')}
          </Button>
        </section>
        <MenuKeys />
        <Webhook />
        <section>
          <h2>{t('website.docs')}</h2>
          <p className={settingsStyles.text}>{t('website.docs_text')}</p>
          <Button component="a" href={API_PATHS.docs} variant="default">
            {t('website.open_docs')}
          </Button>
        </section>
      </div>
    </Page>
  );
}
