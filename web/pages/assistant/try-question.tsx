import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LIMITS } from '../../../shared/limits.ts';
import { useTryQuestion } from './assistant-queries.ts';
import { useDishLinks } from './use-dish-links.ts';

/** A question as a guest would ask it, answered from the draft. */
export function TryQuestion() {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const links = useDishLinks();
  const { mutate, data, isPending, isError } = useTryQuestion();
  const rests = data?.item_ids.flatMap((item_id) => links.get(item_id) ?? []) ?? [];
  return (
    <section className="assistant-part" aria-labelledby={id}>
      <h2 id={id}>{t('assistant.try_title')}</h2>
      <form
        className="assistant-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') mutate(typed.trim());
        }}
      >
        <TextInput
          label={t('assistant.question')}
          value={typed}
          maxLength={LIMITS.MAX_CHAT_MESSAGE_CHARACTERS}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isPending} disabled={typed.trim() === ''}>
          {t('assistant.ask')}
        </Button>
      </form>
      <div role="status">
        {isError && <p className="assistant-failed">{t('assistant.ask_failed')}</p>}
        {data && !isPending && (
          <div className="assistant-answer">
            <p>{data.text}</p>
            {rests.length > 0 && (
              <ul aria-label={t('assistant.rests_on')}>
                {rests.map(({ to, title }) => (
                  <li key={to}>
                    <Link to={to}>{title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
