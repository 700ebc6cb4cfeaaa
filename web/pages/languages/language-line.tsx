import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TranslationProgress } from '../../../shared/api/translations.ts';
import { LANGUAGE_TAGS, languageName, type MenuLocale } from '../../../shared/locales.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { useSwitchLanguage } from './translation-queries.ts';

type Language = TranslationProgress['languages'][number];
type Props = {
  language: Language;
  isOpen: boolean;
  /** Absent before the first publication: there are no texts yet. */
  onOpen: (() => void) | undefined;
};

/** One language: offered or not, how far it is, and the way to its texts. */
export function LanguageLine({ language, isOpen, onOpen }: Props) {
  const { t } = useTranslation();
  const { locale, state, original } = language;
  const { mutate, isPending } = useSwitchLanguage();
  const name = shownName(locale);
  const again = () => mutate({ locale, is_on: true });
  return (
    <li className="language-line">
      <Switch
        checked={state !== 'off'}
        disabled={isPending}
        aria-label={t('languages.on', { language: name })}
        onChange={({ currentTarget }) => mutate({ locale, is_on: currentTarget.checked })}
      />
      <div className="language-words">
        <strong>{name}</strong>
        <span className={state === 'failed' ? 'language-failed' : 'language-state'}>
          <StateWords language={language} />
        </span>
      </div>
      <div className="language-actions">
        {state === 'failed' && (
          <Button size="compact-sm" variant="default" loading={isPending} onClick={again}>
            {t('languages.retry')}
          </Button>
        )}
        {state === 'complete' && original > 0 && (
          <Button size="compact-sm" variant="subtle" className="quiet" loading={isPending} onClick={again}>
            {t('languages.retry_original')}
          </Button>
        )}
        {onOpen && state !== 'off' && (
          <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={onOpen}>
            {t('languages.edit')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function StateWords({ language: { state, done, total, original } }: { language: Language }) {
  const { t } = useTranslation();
  switch (state) {
    case 'off':
      return t('languages.state_off');
    case 'waiting':
      return t('languages.state_waiting');
    case 'running':
      return t('languages.state_running', { done, total });
    case 'failed':
      return t('languages.state_failed');
    case 'complete': {
      const words = t('languages.state_complete', { count: total });
      return original > 0 ? `${words}, ${t('languages.original', { count: original })}` : words;
    }
  }
}

/** In the interface's language, as a list begins: "German", "Allemand". */
export function shownName(locale: MenuLocale): string {
  const spoken = currentLocale();
  const [first = '', ...rest] = languageName(locale, spoken);
  return first.toLocaleUpperCase(LANGUAGE_TAGS[spoken]) + rest.join('');
}
