import { type KeyboardEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../state/store.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from './price-table.module.css';
import type { TypedPrices } from './typed-prices.ts';

export type CellActions = {
  type(key: string, text: string): void;
  /** Saves what was typed. Returns false if it can't be saved. */
  save(key: string): boolean;
  /** Focuses the field so many rows below, if there is one. */
  move(key: string, by: number, isExtending: boolean): void;
  fillDown(key: string): void;
  select(key: string, isExtending: boolean): void;
  focus(key: string): void;
};

type Props = {
  cellKey: string;
  name: string;
  text: string;
  isSelected: boolean;
  typedPrices: TypedPrices;
  actions: CellActions;
};

/** A price as a field of the table. What isn't an amount stays in it, unsaved, with the reason. */
export const PriceCell = memo(function PriceCell({ cellKey, name, text, isSelected, typedPrices, actions }: Props) {
  const { t } = useTranslation();
  const [problemId, selectedId] = [useId(), useId()];
  const typedPrice = useStore({ subscribe: typedPrices.subscribe, get: () => typedPrices.priceOf(cellKey) });
  const problem = typedPrice?.problem;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isFilling = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Escape' && typedPrice) typedPrices.forget([cellKey]);
    else if (isFilling) actions.fillDown(cellKey);
    else if (step && actions.save(cellKey)) actions.move(cellKey, step, event.shiftKey && event.key !== 'Enter');
    else if (!step) return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className={`${styles.field} ${uiStyles.figures}`}
        data-cell={cellKey}
        data-selected={isSelected || undefined}
        aria-label={name}
        aria-invalid={problem !== undefined}
        aria-describedby={[...(problem ? [problemId] : []), ...(isSelected ? [selectedId] : [])].join(' ') || undefined}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        placeholder={t('editor.no_price')}
        value={typedPrice?.text ?? text}
        onChange={(event) => actions.type(cellKey, event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          actions.focus(cellKey);
        }}
        onMouseDown={(event) => {
          if (event.shiftKey) event.preventDefault();
          actions.select(cellKey, event.shiftKey);
        }}
        onBlur={() => actions.save(cellKey)}
        onKeyDown={onKeyDown}
      />
      {isSelected && (
        <span id={selectedId} hidden>
          {t('price_table.is_selected')}
        </span>
      )}
      {problem && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem === 'required' ? t('fields.required') : t('edits.not_an_amount')}
        </span>
      )}
    </>
  );
});
