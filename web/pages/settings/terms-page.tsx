import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorSchema } from '../../../shared/api/operator.ts';
import {
  BIN_LIFETIME_MS,
  CHAT_LIFETIME_MS,
  KNOWN_DEVICE_LIFETIME_MS,
  PUBLICATION_LIFETIME_MS,
  PUBLICATIONS_KEPT,
  SECURITY_EVENTS_KEPT_MS,
  SESSION_LIFETIME_MS,
  VISITS_KEPT_DAYS,
} from '../../../shared/limits.ts';
import { useAppData } from '../../api/queries.ts';
import settingsStyles from '../../forms/settings.module.css';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { Wordmark } from '../../frame/wordmark.tsx';

const DAY_MS = 24 * 60 * 60 * 1_000;

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
  const { operator, payments } = useAppData();
  const { name, company, address, contact, law, privacy_url, imports_kept_days } = operatorSchema.parse(operator);
  const termParts = [
    [t('terms.service'), t('terms.service_text', { operator: name })],
    [t('terms.menus'), t('terms.menus_text')],
    [t('terms.reading'), t('terms.reading_text')],
    [t('terms.allergens'), t('terms.allergens_text')],
    [t('terms.account'), t('terms.account_text')],
    [t('terms.offline'), t('terms.offline_text', { operator: name })],
    ...(payments.provider === 'off' ? [] : [[t('terms.price'), t('terms.price_text')] as const]),
  ] as const;
  const keptRecords = [
    t('terms.data_account'),
    t('terms.data_bin', { days: BIN_LIFETIME_MS / DAY_MS }),
    t('terms.data_imports', { days: imports_kept_days }),
    t('terms.data_publications', { newest: PUBLICATIONS_KEPT, days: PUBLICATION_LIFETIME_MS / DAY_MS }),
    t('terms.data_chats', { days: CHAT_LIFETIME_MS / DAY_MS }),
    t('terms.data_visits', { days: VISITS_KEPT_DAYS }),
    t('terms.data_sessions', {
      days: SESSION_LIFETIME_MS / DAY_MS,
      known: KNOWN_DEVICE_LIFETIME_MS / DAY_MS,
      security: SECURITY_EVENTS_KEPT_MS / DAY_MS,
    }),
  ];
  return (
    <Page title={t('terms.title')} description={t('terms.description', { operator: name })}>
      <p>{t('terms.lead', { operator: name })}</p>
      {termParts.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section>
        <h2>{t('terms.data')}</h2>
        <ul>
          {keptRecords.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {[company, address, contact].some((fact) => fact !== null) && (
        <section>
          <h2>{t('terms.provider')}</h2>
          {company !== null && <p>{t('terms.provider_text', { company })}</p>}
          {address !== null && <p>{address}</p>}
          {contact !== null && (
            <p>
              {t('terms.contact')} <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          )}
        </section>
      )}
      {law !== null && (
        <section>
          <h2>{t('terms.law')}</h2>
          <p>{t('terms.law_text', { law })}</p>
        </section>
      )}
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
