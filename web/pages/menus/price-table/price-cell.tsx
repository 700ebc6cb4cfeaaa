import { type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import uiStyles from '../../../ui/ui.module.css';
import { isSeveralCells } from './pasted-prices.ts';
import type { PriceProblem } from './price-rows.ts';
import styles from './price-table.module.css';

export type CellActions = {
  /** Saves what was typed, or returns why it can't be. */
  save(key: string, text: string): PriceProblem | undefined;
  /** Focuses the field so many rows below, if there is one. */
  move(key: string, by: number, isExtending: boolean): void;
  fillDown(key: string): void;
  select(key: string, isExtending: boolean): void;
};

type Props = { cellKey: string; name: string; text: string; isSelected: boolean; actions: CellActions };

/** A price as a field of the table. What isn't an amount stays in it, unsaved, with the reason. */
export const PriceCell = memo(function PriceCell({ cellKey, name, text, isSelected, actions }: Props) {
  const { t } = useTranslation();
  const problemId = useId();
  // Set at once: leaving by a key saves before the next rendering.
  const typedText = useRef<string | null>(null);
  const [shownText, setShownText] = useState<string | null>(null);
  const [problem, setProblem] = useState<PriceProblem>();
  const setTyped = (newText: string | null) => {
    typedText.current = newText;
    setShownText(newText);
    setProblem(undefined);
  };
  const save = (): PriceProblem | undefined => {
    const unsavedText = typedText.current;
    if (unsavedText === null) return undefined;
    const priceProblem = actions.save(cellKey, unsavedText);
    if (priceProblem === undefined) setTyped(null);
    else setProblem(priceProblem);
    return priceProblem;
  };
  const ifSaved = (act: () => void) => save() === undefined && act();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isFilling = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Escape' && typedText.current !== null) setTyped(null);
    else if (isFilling) ifSaved(() => actions.fillDown(cellKey));
    else if (step) ifSaved(() => actions.move(cellKey, step, event.shiftKey && event.key !== 'Enter'));
    else return;
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
        aria-describedby={problem && problemId}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        placeholder={t('editor.no_price')}
        value={shownText ?? text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onMouseDown={(event) => {
          if (event.shiftKey) event.preventDefault();
          actions.select(cellKey, event.shiftKey);
        }}
        // Several pasted prices replace what was typed, too.
        onPaste={(event) => isSeveralCells(event.clipboardData.getData('text/plain')) && setTyped(null)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem === 'required' ? t('fields.required') : t('forms.not_an_amount')}
        </span>
      )}
    </>
  );
});
