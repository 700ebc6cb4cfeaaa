import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationsAnswer } from '../../../shared/api/translations.ts';
import { LANGUAGE_TAGS, type MenuLocale, textDirection } from '../../../shared/locales.ts';
import { useRestaurant } from '../../api/queries.ts';
import formsStyles from '../../forms/forms.module.css';
import { shownName } from './language-line.tsx';
import lineStyles from './text-line.module.css';
import styles from './text-queue.module.css';
import { draftQuery, useChangeText } from './translation-queries.ts';

type TranslatedText = TranslationsAnswer['texts'][number];
type Props = { locale: MenuLocale; name: 'check' | 'fill'; texts: readonly TranslatedText[] };

/**
 * Texts one after the other: machine translations to confirm, or originals to translate. Enter confirms or saves and goes
 * to the next; the list is the one that the screen opened with, so that nothing moves under the hand.
 */
export function TextQueue({ locale, name, texts }: Props) {
  const { t } = useTranslation();
  const [queue] = useState(texts);
  const [textIndex, setPlace] = useState(0);
  const text = queue[textIndex];
  const headingRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const showNext = () => {
    if (textIndex === queue.length - 1) headingRef.current?.focus();
    setPlace(textIndex + 1);
  };
  if (queue.length === 0) return null;
  return (
    <section className={styles.queue} aria-labelledby={titleId}>
      <h2 ref={headingRef} id={titleId} tabIndex={-1}>
        {t(name === 'check' ? 'languages.check_first' : 'languages.still_original')}
        {text && <small>{t('languages.queue_place', { place: textIndex + 1, count: queue.length })}</small>}
      </h2>
      <p className={lineStyles.note}>{t(name === 'check' ? 'languages.check_note' : 'languages.original_note')}</p>
      <p role="status">{!text && t('languages.queue_done')}</p>
      {text && (
        <QueuedText
          key={`${text.kind} ${text.source}`}
          locale={locale}
          text={text}
          isFirst={textIndex === 0}
          onNext={showNext}
        />
      )}
    </section>
  );
}

type QueuedProps = { locale: MenuLocale; text: TranslatedText; isFirst: boolean; onNext: () => void };

const REASON_WORDS = {
  diet: 'languages.check_diet',
  guess: 'languages.check_guess',
  visited: 'languages.check_visited',
} as const;

function QueuedText({ locale, text, isFirst, onNext }: QueuedProps) {
  const { t } = useTranslation();
  const { main_locale } = useRestaurant();
  const { kind, source } = text;
  const isOriginal = text.text === null;
  const { data: draft } = useQuery({ ...draftQuery({ locale, kind, source }), enabled: isOriginal });
  const [typedText, setTyped] = useState<string | null>(null);
  const change = useChangeText();
  const confirmRef = useRef<HTMLButtonElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  // The first of a screen doesn't move the owner's focus.
  useEffect(() => {
    if (!isFirst) (fieldRef.current ?? confirmRef.current)?.focus();
  }, [isFirst]);
  const words = typedText ?? text.text ?? draft?.text ?? '';
  const isTyping = isOriginal || typedText !== null;
  const saveText = (saved: string | null) =>
    change.mutate({ locale, kind, source, text: saved }, { onSuccess: onNext });
  const language = { lang: LANGUAGE_TAGS[locale], dir: textDirection(locale) };
  const canSave = words.trim() !== '' && !change.isPending;
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) saveText(words.trim());
      }}
    >
      {text.check !== null && <p className={styles.reason}>{t(REASON_WORDS[text.check])}</p>}
      <p className={lineStyles.source} lang={LANGUAGE_TAGS[main_locale]} dir={textDirection(main_locale)}>
        {source}
      </p>
      {isTyping ? (
        <Textarea
          {...language}
          ref={fieldRef}
          autosize
          minRows={1}
          aria-label={t('languages.own_words', { language: shownName(locale), source })}
          value={words}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      ) : (
        <p {...language}>{text.text}</p>
      )}
      <div className={lineStyles.actions}>
        <Button ref={confirmRef} type="submit" size="compact-md" loading={change.isPending} disabled={!canSave}>
          {t(isTyping ? 'languages.save_next' : 'languages.confirm')}
        </Button>
        {!isTyping && (
          <Button size="compact-md" variant="default" onClick={() => setTyped(text.text ?? '')}>
            {t('languages.edit')}
          </Button>
        )}
        <Button size="compact-md" variant="default" disabled={change.isPending} onClick={() => saveText(null)}>
          {t('languages.keep')}
        </Button>
        <Button size="compact-md" variant="subtle" className={formsStyles.quiet} onClick={onNext}>
          {t('languages.later')}
        </Button>
      </div>
    </form>
  );
}
