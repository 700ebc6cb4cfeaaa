import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppData } from '../../api/queries.ts';
import settingsStyles from '../../forms/settings.module.css';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { Wordmark } from '../../frame/wordmark.tsx';

/** The terms of use, open to all. */
export function TermsPage() {
  return (
    <div className={settingsStyles.terms}>
      <header>
        <Wordmark />
      </header>
      <main>
        <Suspense fallback={<ScreenLoading />}>
          <Terms />
        </Suspense>
      </main>
    </div>
  );
}

function Terms() {
  const { t } = useTranslation();
  const { operator } = useAppData();
  const { name, privacy_url } = operator;
  const parts = [
    [t('terms.service'), t('terms.service_text', { operator: name })],
    [t('terms.menus'), t('terms.menus_text')],
    [t('terms.reading'), t('terms.reading_text')],
    [t('terms.allergens'), t('terms.allergens_text')],
    [t('terms.account'), t('terms.account_text')],
    [t('terms.offline'), t('terms.offline_text', { operator: name })],
  ] as const;
  return (
    <Page title={t('terms.title')} description={t('terms.description', { operator: name })}>
      <p>{t('terms.lead', { operator: name })}</p>
      {parts.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {privacy_url !== null && (
        <section>
          <h2>{t('terms.privacy')}</h2>
          <p>
            <a href={privacy_url} rel="noreferrer">
              {t('terms.privacy_link', { operator: name })}
            </a>
          </p>
        </section>
      )}
    </Page>
  );
}
