import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TranslationProgress } from '../../../shared/api/translations.ts';
import { LANGUAGE_TAGS, languageName, type MenuLocale } from '../../../shared/locales.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import formsStyles from '../../forms/forms.module.css';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './language-line.module.css';
import { useSwitchLanguage } from './translation-queries.ts';

type Language = TranslationProgress['languages'][number];
type Props = { language: Language; progress: Pick<TranslationProgress, 'version' | 'engine'> };

/** In the address: the language whose texts are shown. */
export const LOCALE_PARAMETER = 'language';

/** One language: offered or not, its progress, and a link to its texts. */
export function LanguageLine({ language, progress: { version, engine } }: Props) {
  const { t } = useTranslation();
  const { locale, state, original } = language;
  const { mutate, isPending } = useSwitchLanguage();
  const name = shownName(locale);
  const retryTranslation = () => mutate({ locale, is_on: true });
  // Before the first publication there are no texts yet.
  const hasTexts = version !== null && state !== 'off';
  const isMissing = state === 'complete' && original > 0;
  return (
    <li className={styles.line}>
      <Switch
        checked={state !== 'off'}
        disabled={isPending}
        aria-label={t('languages.on', { language: name })}
        onChange={({ currentTarget }) => mutate({ locale, is_on: currentTarget.checked })}
      />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={state === 'failed' ? styles.failed : styles.state}>
          <StateWords language={language} isPublished={version !== null} />
        </span>
      </div>
      <div className={styles.actions}>
        {state === 'failed' && (
          <Button size="compact-md" loading={isPending} onClick={retryTranslation}>
            {t('languages.retry')}
            <span className={uiStyles.visuallyHidden}> {name}</span>
          </Button>
        )}
        {/* The engine on this machine would leave the same texts again. */}
        {isMissing && engine !== 'local' && (
          <Button
            size="compact-md"
            variant="subtle"
            className={formsStyles.quiet}
            loading={isPending}
            onClick={retryTranslation}
          >
            {t('languages.retry_original')}
            <span className={uiStyles.visuallyHidden}> {name}</span>
          </Button>
        )}
        {hasTexts && (
          <Button
            component={Link}
            to={`${APP_PATHS.languages}?${LOCALE_PARAMETER}=${locale}`}
            size="compact-md"
            variant="default"
          >
            {isMissing ? t('languages.fill_in') : t('languages.see')}
            <span className={uiStyles.visuallyHidden}> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

type StateProps = { language: Language; isPublished: boolean };

function StateWords({ language, isPublished }: StateProps) {
  const { t } = useTranslation();
  const { state, done: translatedCount, total, original, is_shown } = language;
  if (language.waits_for_french) return t('languages.state_waits_for_french');
  switch (state) {
    case 'off':
      return t('languages.state_off');
    case 'waiting':
      return t(isPublished ? 'languages.state_waiting' : 'languages.state_on');
    case 'running':
      return t('languages.state_running', { done: translatedCount, total });
    case 'failed':
      return t(is_shown ? 'languages.state_failed_shown' : 'languages.state_failed');
    case 'complete':
      return original > 0
        ? t('languages.state_partly', { translated: total - original, count: total })
        : t('languages.state_complete', { count: total });
  }
}

/** In the interface's language, capitalised: "German", "Allemand". */
export function shownName(locale: MenuLocale): string {
  const ownLocale = currentLocale();
  const [firstLetter = '', ...otherLetters] = languageName(locale, ownLocale);
  return firstLetter.toLocaleUpperCase(LANGUAGE_TAGS[ownLocale]) + otherLetters.join('');
}
