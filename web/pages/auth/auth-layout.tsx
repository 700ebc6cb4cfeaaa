import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_LOCALES, type AppLocale } from '../../../shared/locales.ts';
import { Wordmark } from '../../frame/wordmark.tsx';
import { changeLocale, currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './auth.module.css';

/** The frame of sign-up, sign-in and confirm: the form, and beside it what the product does. */
export function AuthLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={aside ? `${styles.auth} ${styles.withSteps}` : styles.auth}>
      <header className={styles.header}>
        <Wordmark />
        <LanguageChoice />
      </header>
      <main className={styles.form}>{children}</main>
      {aside}
    </div>
  );
}

/** The four steps (specification §1). */
export function FourSteps() {
  const { t } = useTranslation();
  const id = useId();
  const welcomeSteps = [
    t('welcome.select_files'),
    t('welcome.ai_analyses'),
    t('welcome.edit'),
    t('welcome.generate_code'),
  ];
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <h2 id={id} className={uiStyles.visuallyHidden}>
        {t('auth.steps')}
      </h2>
      <ol>
        {welcomeSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function LanguageChoice() {
  const { t } = useTranslation();
  const isOtherLocale = (locale: AppLocale) => locale !== currentLocale();
  const nameOf = (locale: AppLocale) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return (
    <nav aria-label={t('auth.language')}>
      {APP_LOCALES.filter(isOtherLocale).map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={uiStyles.quietButton}
          onClick={() => void changeLocale(locale)}
        >
          {capitalisedName(nameOf(locale), locale)}
        </button>
      ))}
    </nav>
  );
}

const capitalisedName = (name: string, locale: AppLocale): string =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
