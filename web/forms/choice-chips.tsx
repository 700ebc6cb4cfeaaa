import { Chip } from '@mantine/core';
import styles from './forms.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChange(value: Value): void;
};

/** One of a few words, side by side if there is space. */
export function ChoiceChips<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {/* Its values are those of the choices. */}
      <Chip.Group value={value} onChange={(chosen) => onChange(chosen as Value)}>
        <div className={styles.formActions}>
          {choices.map((choice) => (
            <Chip key={choice.value} value={choice.value} lang={choice.lang}>
              {choice.label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </div>
  );
}
