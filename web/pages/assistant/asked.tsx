import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AskedAnswer, ChatTopic } from '../../../shared/api/chats.ts';
import styles from './assistant.module.css';
import type { DishLinks } from './use-dish-links.ts';

const TOPIC_WORDS = {
  popular: 'assistant.topic_popular',
  specials: 'assistant.topic_specials',
  diet: 'assistant.topic_diet',
  allergens: 'assistant.topic_allergens',
  spicy: 'assistant.topic_spicy',
  children: 'assistant.topic_children',
  drinks: 'assistant.topic_drinks',
  pairing: 'assistant.topic_pairing',
  price: 'assistant.topic_price',
  dish: 'assistant.topic_dish',
  search: 'assistant.topic_search',
  sold_out: 'assistant.topic_sold_out',
  contact: 'assistant.topic_contact',
  not_on_menu: 'assistant.topic_not_on_menu',
  off_topic: 'assistant.topic_off_topic',
} as const satisfies Record<ChatTopic, string>;

/** What guests asked about, and the questions that the menu doesn't answer, each with its dish. */
export function Asked({ asked: { topics, unanswered }, links }: { asked: AskedAnswer; links: DishLinks }) {
  const { t } = useTranslation();
  const [askedId, unansweredId] = [useId(), useId()];
  if (topics.length === 0) return <p className={styles.quiet}>{t('assistant.nothing_asked')}</p>;
  return (
    <>
      <section className={styles.part} aria-labelledby={askedId}>
        <h2 id={askedId}>{t('assistant.asked_title')}</h2>
        <table className={styles.topics}>
          <thead>
            <tr>
              <th scope="col">{t('assistant.topic')}</th>
              <th scope="col">{t('assistant.times')}</th>
            </tr>
          </thead>
          <tbody>
            {topics.map(({ topic, count }) => (
              <tr key={topic}>
                <th scope="row">{t(TOPIC_WORDS[topic])}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className={styles.part} aria-labelledby={unansweredId}>
        <h2 id={unansweredId}>{t('assistant.unanswered_title')}</h2>
        {unanswered.length === 0 && <p className={styles.quiet}>{t('assistant.all_answered')}</p>}
        <ul className={styles.unanswered}>
          {unanswered.map(({ question, item_id, asked_at, times }) => {
            const dishLink = item_id === null ? undefined : links.get(item_id);
            return (
              <li key={`${asked_at} ${question}`}>
                <p dir="auto">{question}</p>
                {times > 1 && <p className={styles.quiet}>{t('assistant.times_asked', { times })}</p>}
                {dishLink && (
                  <Link to={`${dishLink.to}#details`}>{t('assistant.add_detail', { dish: dishLink.title })}</Link>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
