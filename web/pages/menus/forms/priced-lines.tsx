import { Button, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../shared/money.ts';
import { MoneyInput } from '../../../forms/amounts/money-input.tsx';
import { LineMenu } from '../../../forms/line-menu.tsx';
import type { FormOf } from '../../../forms/saving/form-of.ts';
import { Icon } from '../../../ui/icon.tsx';
import uiStyles from '../../../ui/ui.module.css';
import styles from './item-form.module.css';
import { type ItemValues, newLine } from './item-values.ts';

type Props = {
  form: FormOf<ItemValues>;
  name: 'variants' | 'options';
  currency: Currency;
  max: number;
  label: string;
  price_label: string;
  placeholder: string;
  add_label: string;
};

/** Sizes or add-ons, each with its price: add, remove, reorder. */
export function PricedLines({ form, name, currency, max, label, price_label, placeholder, add_label }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [addedLine, setAdded] = useState<string | null>(null);
  const [moveMessage, setSaid] = useState('');
  const lines = form.getValues()[name];

  // Focuses the added line, where the owner types next.
  useEffect(() => {
    if (addedLine) listRef.current?.querySelector<HTMLElement>(`[data-line="${addedLine}"] input`)?.focus();
  }, [addedLine]);

  const add = () => {
    const line = newLine();
    form.insertListItem(name, line);
    setAdded(line.key);
  };
  const move = (from: number, to: number) => {
    form.reorderListItem(name, { from, to });
    setSaid(t('forms.moved', { position: to + 1, count: lines.length }));
  };
  return (
    <div className={styles.pricedLines} ref={listRef}>
      {lines.length > 0 && (
        <div className={`${styles.pricedLine} ${styles.pricedHeads}`} data-part="priced-line" aria-hidden="true">
          <span>{label}</span>
          <span>{price_label}</span>
        </div>
      )}
      {lines.map((line, index) => (
        <fieldset
          key={line.key}
          data-line={line.key}
          className={styles.pricedLine}
          data-part="priced-line"
          aria-label={lineName(label, index)}
        >
          <TextInput aria-label={label} placeholder={placeholder} {...form.getInputProps(`${name}.${index}.label`)} />
          <MoneyInput aria-label={price_label} currency={currency} {...form.getInputProps(`${name}.${index}.price`)} />
          <LineMenu
            name={line.label.trim() || lineName(label, index)}
            index={index}
            count={lines.length}
            onMove={(to) => move(index, to)}
            onRemove={() => form.removeListItem(name, index)}
          />
        </fieldset>
      ))}
      <p id={id} className={uiStyles.visuallyHidden} role="status">
        {moveMessage}
      </p>
      {lines.length < max && (
        <Button className={styles.addLine} variant="default" leftSection={<Icon name="add" />} onClick={add}>
          {add_label}
        </Button>
      )}
    </div>
  );
}

const lineName = (label: string, index: number): string => `${label} ${index + 1}`;
