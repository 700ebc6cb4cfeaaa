import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAGS, languageName } from '../../../shared/locales.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import reviewStyles from '../review.module.css';
import { useReviewSetting } from '../state/review-context.ts';
import styles from './draft.module.css';

/** Above a bilingual menu's draft: its other language is kept, and where it can be changed. */
export function SecondLanguageNotice() {
  const { t } = useTranslation();
  const { second_language: locale } = useReviewSetting().draft;
  if (!locale) return null;
  return (
    <p className={reviewStyles.draftNotice}>
      {t('second_language.kept', { language: languageName(locale, currentLocale()) })}
    </p>
  );
}

type SecondTexts = { title?: string | undefined; description: string | null } | undefined;

/** A dish's or section's text in the menu's other language, as printed. */
export function SecondWords({ words }: { words: SecondTexts }) {
  const { t } = useTranslation();
  const { second_language: locale } = useReviewSetting().draft;
  const joinedTexts = [words?.title, words?.description].filter(Boolean).join(' · ');
  if (!locale || joinedTexts === '') return null;
  return (
    <p className={styles.secondWords}>
      <span className={uiStyles.visuallyHidden}>
        {t('second_language.in', { language: languageName(locale, currentLocale()) })}{' '}
      </span>
      <span lang={LANGUAGE_TAGS[locale]} dir="auto">
        {joinedTexts}
      </span>
    </p>
  );
}
