import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllergenInWords } from '../../../shared/allergen-doubts.ts';
import { type CellState, cellState, type SettableState, withCell, withRest } from '../../../shared/allergen-edits.ts';
import { type AllergenCode, isCoveredBy } from '../../../shared/allergens.ts';
import { useEdits } from '../../draft/use-draft.ts';
import { allergenName, allergenNames } from '../../forms/allergens/allergen-names.ts';
import type { NamedAllergensOf } from '../../forms/allergens/use-named-allergens.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './allergens.module.css';
import type { TableRow } from './table-rows.ts';

const KEY_STATES: Record<string, SettableState> = {
  '1': 'contains',
  '2': 'may_contain',
  '3': 'without',
  '4': 'not_declared',
  Delete: 'not_declared',
  Backspace: 'not_declared',
};
/** A thumb's next state. */
const NEXT_STATES: Record<CellState, SettableState> = {
  not_declared: 'contains',
  contains: 'may_contain',
  may_contain: 'without',
  without: 'not_declared',
  unnamed: 'contains',
};
const STATE_SIGNS: Record<CellState, string> = {
  contains: '●',
  may_contain: '◐',
  without: '–',
  not_declared: '',
  unnamed: '?',
};

type Props = {
  rows: readonly TableRow[];
  codes: readonly AllergenCode[];
  label: string;
  namedAllergens: NamedAllergensOf;
};
type Place = { row: number; column: number };

/** Dishes by allergens. Arrow keys move, a digit sets a state, a press sets the next one; each is saved by itself. */
export function AllergenGrid({ rows, codes, label, namedAllergens }: Props) {
  const { t } = useTranslation();
  const draftEdits = useEdits();
  const tableRef = useRef<HTMLTableElement>(null);
  const [focusedCell, setPlace] = useState<Place>({ row: 0, column: 0 });
  const stateNames: Record<CellState, string> = {
    contains: t('allergen_table.contains'),
    may_contain: t('allergen_table.may_contain'),
    without: t('allergen_table.without'),
    not_declared: t('allergen_table.not_declared'),
    unnamed: t('allergen_table.unnamed'),
  };
  const setState = (row: TableRow, code: AllergenCode, state: SettableState) =>
    draftEdits.updateItem(row.item, row.fieldsWith(withCell(row.list, code, state)));
  const moveTo = (to: Place) => {
    const nextCell = { row: clampIndex(to.row, rows.length), column: clampIndex(to.column, codes.length) };
    setPlace(nextCell);
    tableRef.current?.querySelector<HTMLElement>(`[data-place="${nextCell.row}-${nextCell.column}"]`)?.focus();
  };
  const pressKey = (event: KeyboardEvent, { row, column }: Place) => {
    const arrowSteps: Record<string, Place> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      Home: { row, column: 0 },
      End: { row, column: codes.length - 1 },
    };
    const arrowStep = arrowSteps[event.key];
    const state = KEY_STATES[event.key];
    const [line, code] = [rows[row], codes[column]];
    if (!line || !code || event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrowStep) moveTo(arrowStep);
    else if (state) setState(line, code, state);
    else if (event.key === ' ' || event.key === 'Enter') setState(line, code, NEXT_STATES[cellState(line.list, code)]);
    else return;
    event.preventDefault();
  };
  const declaredOn = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' });
  return (
    <div className={styles.scroller}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA, on a real table */}
      <table ref={tableRef} role="grid" aria-label={label} className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{t('allergen_table.dish')}</th>
            {codes.map((code) => (
              <th key={code} scope="col" className={styles.code}>
                <span>{allergenName(code)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const doubts = namedAllergens.doubts(row.item).filter(({ part }) => part === row.part);
            const suggestions = namedAllergens.suggestions(row.item).filter(({ part }) => part === row.part);
            return (
              <tr key={row.key} data-part={row.part !== null}>
                <th scope="row">
                  <span className={styles.title}>{row.part === null ? row.item.title : `+ ${row.part}`}</span>
                  {row.part === null && row.item.allergens_checked_at !== null && (
                    <span className={styles.declared}>
                      {t('allergen_table.declared_on', {
                        date: declaredOn.format(new Date(row.item.allergens_checked_at)),
                      })}
                    </span>
                  )}
                  {doubts.length > 0 && (
                    <span className={styles.doubt}>
                      {t('allergen_doubts.row_doubt', { allergens: namesOf(doubts) })}
                    </span>
                  )}
                  {suggestions.length > 0 && (
                    <span className={styles.declared}>
                      {t('allergen_doubts.row_suggestion', { allergens: namesOf(suggestions) })}
                    </span>
                  )}
                  {row.list.some(({ state }) => state === 'not_declared') && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      onClick={() => draftEdits.updateItem(row.item, row.fieldsWith(withRest(row.list)))}
                      aria-label={t('allergen_table.rest_without_of', { dish: row.part ?? row.item.title })}
                    >
                      {t('allergen_table.rest_without')}
                    </Button>
                  )}
                </th>
                {codes.map((code, column) => {
                  const state = cellState(row.list, code);
                  const cellWords = `${allergenName(code)}: ${stateNames[state]}`;
                  // A column of gluten has the doubts about wheat, too.
                  const doubt = doubts.find((each) => each.codes.some((doubted) => isCoveredBy(doubted, code)));
                  const cellLabel = doubt
                    ? t('allergen_doubts.cell_doubt', { cell: cellWords, words: doubt.words.join(', ') })
                    : cellWords;
                  const isHere = focusedCell.row === index && focusedCell.column === column;
                  return (
                    <td
                      key={code}
                      className={styles.cell}
                      data-state={state}
                      data-place={`${index}-${column}`}
                      tabIndex={isHere ? 0 : -1}
                      data-doubt={doubt !== undefined}
                      title={cellLabel}
                      aria-label={cellLabel}
                      onFocus={() => setPlace({ row: index, column })}
                      onClick={() => setState(row, code, NEXT_STATES[state])}
                      onKeyDown={(event) => pressKey(event, { row: index, column })}
                    >
                      <span aria-hidden="true">{doubt ? `${STATE_SIGNS[state]}!` : STATE_SIGNS[state]}</span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const namesOf = (allergens: readonly AllergenInWords[]): string =>
  allergenNames(allergens.flatMap(({ codes }) => codes));

const clampIndex = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);
