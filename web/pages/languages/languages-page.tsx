import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { TranslationProgress } from '../../../shared/api/translations.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { translationProgressQuery } from '../../api/translation-progress-query.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { PremiumHint } from '../../payments/premium-hint.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Glossary } from './glossary.tsx';
import { LanguageLine, LOCALE_PARAMETER, shownName } from './language-line.tsx';
import styles from './languages-page.module.css';
import { TextList } from './text-list.tsx';

/** The languages of the menu: which are offered, their progress; and, for one of them, every text with its translation. */
export function LanguagesPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data: progress, isError, refetch } = useQuery(translationProgressQuery());
  const openedLanguage = progress?.version == null ? undefined : languageOf(progress, search.get(LOCALE_PARAMETER));
  if (openedLanguage)
    return (
      <Page
        // A separate screen for the user: with its own scroll position and fields.
        key={openedLanguage.locale}
        title={t('languages.texts', { language: shownName(openedLanguage.locale) })}
        description={t('languages.description')}
        back={<BackLink to={APP_PATHS.languages}>{t('languages.title')}</BackLink>}
      >
        <TextList locale={openedLanguage.locale} hasOriginals={openedLanguage.original > 0} />
      </Page>
    );
  return (
    <Page
      title={t('languages.title')}
      description={t('languages.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <PremiumHint capability="translation" />
      {isError && !progress && (
        <EmptyState
          title={t('languages.load_failed')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      )}
      {!progress && !isError && <ScreenLoading />}
      {progress && (
        <div className={styles.page}>
          <p className={styles.engine}>
            {progress.version === null ? t('languages.unpublished') : t('languages.lead')}{' '}
            {progress.engine === 'local'
              ? t('languages.engine_local')
              : t('languages.engine_model', { model: progress.engine })}
          </p>
          <ul className={styles.lines} aria-label={t('languages.list')}>
            {progress.languages.map((language) => (
              <LanguageLine key={language.locale} language={language} progress={progress} />
            ))}
          </ul>
          <Glossary />
        </div>
      )}
    </Page>
  );
}

const languageOf = ({ languages }: TranslationProgress, requestedLocale: string | null) =>
  languages.find(({ locale, state }) => locale === requestedLocale && state !== 'off');
