import { Button, Group, Radio, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './ui.module.css';

export type Choice = { value: string; label: ReactNode };
type Props = {
  /** The list's label, for screen readers. */
  label: string;
  choices: readonly Choice[];
  initial: string | null;
  save_label: string;
  cancel_label: string;
  onSave(value: string): void;
  onCancel(): void;
};

/** A list of options, of which one is picked; it can be saved once one is. */
export function ChoiceList({ label, choices, initial, save_label, cancel_label, onSave, onCancel }: Props) {
  const [picked, setPicked] = useState(initial);
  return (
    <Stack gap="lg">
      <Radio.Group aria-label={label} value={picked} onChange={setPicked}>
        <Stack gap={0}>
          {choices.map((choice) => (
            <Radio key={choice.value} className={styles.choice} value={choice.value} label={choice.label} />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {cancel_label}
        </Button>
        <Button disabled={picked === null} onClick={() => picked !== null && onSave(picked)}>
          {save_label}
        </Button>
      </Group>
    </Stack>
  );
}
