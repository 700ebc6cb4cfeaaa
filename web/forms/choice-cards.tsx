import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './choice-cards.module.css';

type ChoiceCard<Value extends string> = { value: Value; title: string; text: ReactNode; drawing?: ReactNode };

type Props<Value extends string> = {
  label: string;
  value: Value;
  cards: readonly ChoiceCard<Value>[];
  onChange(value: Value): void;
};

/** One of a few, each with a short description, and a drawing where one helps. */
export function ChoiceCards<Value extends string>({ label, value, cards, onChange }: Props<Value>) {
  return (
    // Its values are those of the cards.
    <Radio.Group label={label} value={value} onChange={(chosen) => onChange(chosen as Value)}>
      <div className={styles.choices}>
        {cards.map((card) => (
          <label key={card.value} htmlFor={`card-${card.value}`} className={styles.choice}>
            {card.drawing}
            <span className={styles.head}>
              <Radio
                id={`card-${card.value}`}
                value={card.value}
                aria-label={card.title}
                aria-describedby={`card-${card.value}-text`}
              />
              {card.title}
            </span>
            <span id={`card-${card.value}-text`} className={styles.text}>
              {card.text}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
}
