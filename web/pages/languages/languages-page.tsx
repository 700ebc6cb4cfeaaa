import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuLocale } from '../../../shared/locales.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Glossary } from './glossary.tsx';
import { LanguageLine } from './language-line.tsx';
import { TextList } from './text-list.tsx';
import { translationProgressQuery } from './translation-queries.ts';
import './languages.css';

/** The languages of the menu: which are offered, how far each is, and every text beside its translation. */
export function LanguagesPage() {
  const { t } = useTranslation();
  const { data: progress, isError, refetch } = useQuery(translationProgressQuery());
  const [open, setOpen] = useState<MenuLocale | null>(null);
  return (
    <Page
      title={t('languages.title')}
      description={t('languages.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className="form-note">{t('languages.lead')}</p>
      {isError && !progress && (
        <EmptyState
          title={t('languages.load_failed')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      )}
      {!progress && !isError && <ScreenLoading />}
      {progress && (
        <div className="languages">
          <p className="languages-engine">
            {progress.version === null && <strong>{t('languages.unpublished')} </strong>}
            {progress.engine === 'local'
              ? t('languages.engine_local')
              : t('languages.engine_model', { model: progress.engine })}
          </p>
          <ul className="language-lines" aria-label={t('languages.list')}>
            {progress.languages.map((language) => (
              <LanguageLine
                key={language.locale}
                language={language}
                isOpen={open === language.locale}
                onOpen={
                  progress.version === null
                    ? undefined
                    : () => setOpen(open === language.locale ? null : language.locale)
                }
              />
            ))}
          </ul>
          {open !== null && <TextList key={open} locale={open} />}
          <Glossary />
        </div>
      )}
    </Page>
  );
}
