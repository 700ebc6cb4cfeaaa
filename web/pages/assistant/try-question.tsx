import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LIMITS, REMEMBERED_EXCHANGES } from '../../../shared/limits.ts';
import styles from './assistant.module.css';
import { useTryQuestion } from './assistant-queries.ts';
import type { DishLinks } from './use-dish-links.ts';

type TriedQuestion = { question: string; text: string; item_ids: number[] };

/**
 * Questions as a guest would ask them, answered from the draft. They exist in this screen only: leaving it, or starting
 * over, clears them (docs/decisions/040).
 */
export function TryQuestion({ links }: { links: DishLinks }) {
  const { t } = useTranslation();
  const id = useId();
  const questionField = useRef<HTMLInputElement>(null);
  const [typedQuestion, setTyped] = useState('');
  const [exchanges, setExchanges] = useState<readonly TriedQuestion[]>([]);
  const { mutate, reset, isPending, isError } = useTryQuestion();
  const sendQuestion = (question: string) => {
    const earlierExchanges = exchanges.slice(-REMEMBERED_EXCHANGES).map((pastExchange) => ({
      question: pastExchange.question,
      item_ids: pastExchange.item_ids,
    }));
    const addExchange = ({ text, item_ids }: Omit<TriedQuestion, 'question'>) => {
      setExchanges([...exchanges, { question, text, item_ids }]);
      setTyped('');
    };
    mutate({ message: question, earlier: earlierExchanges }, { onSuccess: addExchange });
  };
  const startOver = () => {
    reset();
    setExchanges([]);
    setTyped('');
    questionField.current?.focus();
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('assistant.try_title')}</h2>
      {/* Always in the page, so that screen readers announce what is added. */}
      <div className={styles.talk} role="log" aria-label={t('assistant.talk')}>
        {exchanges.map((exchange, exchangeIndex) => (
          // Exchanges are only added at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice
          <Answered key={exchangeIndex} {...exchange} links={links} />
        ))}
      </div>
      <form
        className={styles.form}
        data-part="assistant-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typedQuestion.trim() !== '' && !isPending) sendQuestion(typedQuestion.trim());
        }}
      >
        <TextInput
          ref={questionField}
          label={t('assistant.question')}
          value={typedQuestion}
          maxLength={LIMITS.MAX_CHAT_MESSAGE_CHARACTERS}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isPending} disabled={typedQuestion.trim() === ''}>
          {t('assistant.ask')}
        </Button>
        {exchanges.length > 0 && (
          <Button variant="default" disabled={isPending} onClick={startOver}>
            {t('assistant.start_over')}
          </Button>
        )}
      </form>
      <div role="status">{isError && <p className={styles.failed}>{t('assistant.ask_failed')}</p>}</div>
    </section>
  );
}

/** A question, its answer, and the dishes of the answer. */
function Answered({ question, text, item_ids, links }: TriedQuestion & { links: DishLinks }) {
  const { t } = useTranslation();
  const dishLinkList = item_ids.flatMap((itemId) => links.get(itemId) ?? []);
  return (
    <div className={styles.exchange} data-part="assistant-exchange">
      <p className={styles.question} dir="auto">
        {question}
      </p>
      <div className={styles.answer}>
        <p dir="auto">{text}</p>
        {dishLinkList.length > 0 && (
          <ul aria-label={t('assistant.rests_on')}>
            {dishLinkList.map(({ to, title }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
