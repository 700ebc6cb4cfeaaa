import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationsAnswer } from '../../../shared/api/translations.ts';
import { LANGUAGE_TAGS, type MenuLocale, textDirection } from '../../../shared/locales.ts';
import { useRestaurant } from '../../api/queries.ts';
import formsStyles from '../../forms/forms.module.css';
import uiStyles from '../../ui/ui.module.css';
import { shownName } from './language-line.tsx';
import styles from './text-line.module.css';
import { draftQuery, useChangeText } from './translation-queries.ts';

type TranslatedText = TranslationsAnswer['texts'][number];

/** One text with its translation, which the owner can replace, keep in the original, or reset. */
export function TextLine({ locale, text }: { locale: MenuLocale; text: TranslatedText }) {
  const { t } = useTranslation();
  const { main_locale } = useRestaurant();
  const [typedText, setTyped] = useState<string | null>(null);
  const change = useChangeText();
  const queryCache = useQueryClient();
  const { kind, source, origin } = text;
  const isOpen = text.text === null && origin !== 'kept';
  const textReference = { locale, kind, source };
  const endEditing = { onSuccess: () => setTyped(null) };
  /** With the machine's words, if it has some, instead of an empty field. */
  const beginEditing = async () => {
    if (text.text !== null) return setTyped(text.text);
    const draftAnswer = await queryCache.ensureQueryData(draftQuery(textReference)).catch(() => null);
    setTyped(draftAnswer?.text ?? '');
  };
  const language = { lang: LANGUAGE_TAGS[locale], dir: textDirection(locale) };
  return (
    <li className={styles.line}>
      <p className={styles.source} lang={LANGUAGE_TAGS[main_locale]} dir={textDirection(main_locale)}>
        {source}
      </p>
      {typedText === null ? (
        <div className={styles.translation}>
          <div>
            {text.text !== null && <p {...language}>{text.text}</p>}
            <TextNote origin={origin} isTranslated={text.text !== null} />
          </div>
          <Button
            size="compact-md"
            variant={isOpen ? 'default' : 'subtle'}
            className={isOpen ? undefined : formsStyles.quiet}
            onClick={() => void beginEditing()}
          >
            {t(isOpen ? 'languages.translate' : 'languages.edit')}
            <span className={uiStyles.visuallyHidden}> {source}</span>
          </Button>
        </div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (typedText.trim() !== '') change.mutate({ ...textReference, text: typedText.trim() }, endEditing);
          }}
        >
          <Textarea
            {...language}
            data-autofocus
            autoFocus
            autosize
            minRows={1}
            aria-label={t('languages.own_words', { language: shownName(locale), source })}
            value={typedText}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" size="compact-md" loading={change.isPending} disabled={typedText.trim() === ''}>
              {t('languages.save')}
            </Button>
            <Button
              size="compact-md"
              variant="default"
              disabled={change.isPending}
              onClick={() => change.mutate({ ...textReference, text: null }, endEditing)}
            >
              {t('languages.keep')}
            </Button>
            {(origin === 'owner' || origin === 'kept') && (
              <Button
                size="compact-md"
                variant="default"
                disabled={change.isPending}
                onClick={() => change.mutate({ ...textReference, forget: true }, endEditing)}
              >
                {t('languages.forget')}
              </Button>
            )}
            <Button size="compact-md" variant="subtle" className={formsStyles.quiet} onClick={() => setTyped(null)}>
              {t('frame.cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

function TextNote({ origin, isTranslated }: { origin: TranslatedText['origin']; isTranslated: boolean }) {
  const { t } = useTranslation();
  if (origin === 'kept') return <p className={styles.note}>{t('languages.kept')}</p>;
  if (!isTranslated) return <p className={styles.note}>{t('languages.not_translated')}</p>;
  return origin === 'owner' ? <p className={styles.note}>{t('languages.by_owner')}</p> : null;
}
