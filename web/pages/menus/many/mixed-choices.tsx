import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './many.module.css';
import type { Marks } from './mark-tags.ts';

type Props<Key> = {
  label: string;
  choices: readonly { key: Key; label: string /** Of the selected dishes, those that have it. */; count: number }[];
  /** Of the selected dishes. */
  total: number;
  marks: Marks<Key>;
  onMark(marks: Marks<Key>): void;
};

/** Check boxes for what all of several dishes have, some or none; one that some have can be left so. */
export function MixedChoices<Key extends string | number>({ label, choices, total, marks, onMark }: Props<Key>) {
  const { t } = useTranslation();
  const press = (key: Key, count: number) => {
    const [isOn, isMixed] = [marks.get(key), count > 0 && count < total];
    const nextMarks = new Map(marks);
    // Some, all, none, and some again; without some, on and off.
    if (isMixed && isOn === undefined) nextMarks.set(key, true);
    else if (isMixed && isOn === true) nextMarks.set(key, false);
    else if (isOn !== undefined) nextMarks.delete(key);
    else nextMarks.set(key, count === 0);
    onMark(nextMarks);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would show its legend; the dialog's title says it
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ key, label: choiceLabel, count }) => {
        const isOn = marks.get(key);
        const isMixed = isOn === undefined && count > 0 && count < total;
        return (
          <Checkbox
            key={key}
            checked={isOn ?? (count === total && total > 0)}
            indeterminate={isMixed}
            onChange={() => press(key, count)}
            label={
              <>
                {choiceLabel}
                {isMixed && <span className={styles.share}>{t('many_edits.share', { count, total })}</span>}
              </>
            }
          />
        );
      })}
    </div>
  );
}
