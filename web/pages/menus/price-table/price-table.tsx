import { Button } from '@mantine/core';
import { type ClipboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useEdits, useQueue } from '../../../draft/use-draft.ts';
import formsStyles from '../../../forms/forms.module.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import uiStyles from '../../../ui/ui.module.css';
import { isAmbiguousAmount, isSeveralCells, pastedPrices, type RefusedLine } from './pasted-prices.ts';
import { type CellActions, PriceCell } from './price-cell.tsx';
import { type CellEdit, type KeyedRow, nameOf, type PriceRow, priceRowsOf, tableEdits } from './price-rows.ts';
import styles from './price-table.module.css';
import { RefusedPrices } from './refused-prices.tsx';
import { filledCells, TypedPrices } from './typed-prices.ts';

type Props = { menu: Menu; currency: Currency };
/** From the row where the selection began to the one that has the focus. */
type Range = { anchor: string; end: string };

/** All prices of a menu as one column of fields; several are filled or pasted at once, all of them or none. */
export function PriceTable({ menu, currency }: Props) {
  const { t } = useTranslation();
  const queue = useQueue();
  const edits = useEdits();
  const tableRef = useRef<HTMLDivElement>(null);
  const [typedPrices] = useState(() => new TypedPrices());
  const [range, setRange] = useState<Range | null>(null);
  /** The field that gets the focus because the selection grows to it. */
  const extendedTo = useRef<string | null>(null);
  const [skippedCount, setSkippedCount] = useState(0);
  const [refusedLines, setRefusedLines] = useState<readonly RefusedLine[]>([]);
  const groups = useMemo(() => {
    const keyOf = ({ section, item, part }: PriceRow) => {
      const entityKey = item ? `item-${queue.keyOf('item', item.id)}` : `section-${queue.keyOf('section', section.id)}`;
      return part ? `${entityKey}-${part.field}-${part.occurrence}-${part.label}` : entityKey;
    };
    return menu.sections.map((section) => ({
      section,
      rows: priceRowsOf(section, currency).map((row): KeyedRow => ({ ...row, key: keyOf(row) })),
    }));
  }, [menu, currency, queue]);
  const rows = groups.flatMap((group) => group.rows);
  const fieldOf = (key: string) =>
    tableRef.current?.querySelector<HTMLInputElement>(`[data-cell="${CSS.escape(key)}"]`);
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key);
  const selectedRows = range ? rowsBetween(rows, indexOf(range.anchor), indexOf(range.end)) : [];
  const selectedKeys = new Set(selectedRows.map(({ key }) => key));

  /** Saves all cells as one step, or none of them. */
  const apply = (cells: readonly CellEdit[], pasteProblems: readonly RefusedLine[] = []) => {
    const { items, sections, problems } = tableEdits(cells, currency);
    const lines = [
      ...pasteProblems,
      ...problems.map(({ row, text, problem, line = null }) => ({ line, text: `${nameOf(row)}: ${text}`, problem })),
    ];
    setRefusedLines(lines);
    if (lines.length > 0) return false;
    if (items.length + sections.length > 0) manyEdits(queue).changePrices(items, sections);
    return true;
  };
  const save = (key: string): boolean => {
    const typedPrice = typedPrices.priceOf(key);
    if (!typedPrice) return true;
    const { items, sections, problems } = tableEdits([typedPrice], currency);
    const [firstProblem] = problems;
    if (firstProblem) typedPrices.refuse(key, firstProblem.problem);
    else typedPrices.forget([key]);
    for (const { item, fields } of items) edits.updateItem(item, fields);
    for (const { section, price } of sections) edits.updateSection(section, { price });
    return firstProblem === undefined;
  };
  const move = (key: string, by: number, isExtending: boolean): void => {
    const nextRow = rows[indexOf(key) + by];
    if (!nextRow) return;
    setRange(isExtending ? { anchor: selectedRows.length > 0 && range ? range.anchor : key, end: nextRow.key } : null);
    extendedTo.current = isExtending ? nextRow.key : null;
    fieldOf(nextRow.key)?.focus();
  };
  /** The first of the selected prices, or the one above, fills the others. */
  const fillDown = (key: string) => {
    const above = rows[indexOf(key) - 1];
    const targets = selectedRows.length > 1 ? selectedRows : rows.filter((row) => row === above || row.key === key);
    const cells = targets.length > 1 ? filledCells(targets, typedPrices) : [];
    if (apply(cells)) typedPrices.forget(cells.map(({ row }) => row.key));
  };
  const select = (key: string, isExtending: boolean) => {
    const focusedKey = document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    setRange(isExtending && focusedKey ? { anchor: focusedKey, end: key } : null);
  };
  /** Moving on in any other way ends the selection. */
  const focus = (key: string) => {
    setSkippedCount(0);
    if (key !== extendedTo.current) setRange(null);
    extendedTo.current = null;
  };
  const type = (key: string, text: string) => {
    const row = rows[indexOf(key)];
    if (row) typedPrices.type(row, text);
  };
  const latest = useRef<CellActions>({ type, save, move, fillDown, select, focus });
  useEffect(() => {
    latest.current = { type, save, move, fillDown, select, focus };
  });
  // The same for all renderings, so that a row renders only if it changes.
  const [actions] = useState<CellActions>(() => ({
    type: (key, text) => latest.current.type(key, text),
    save: (key) => latest.current.save(key),
    move: (key, by, isExtending) => latest.current.move(key, by, isExtending),
    fillDown: (key) => latest.current.fillDown(key),
    select: (key, isExtending) => latest.current.select(key, isExtending),
    focus: (key) => latest.current.focus(key),
  }));
  useEffect(() => {
    const saveAll = () => {
      for (const key of typedPrices.keys()) actions.save(key);
    };
    const saveHidden = () => document.visibilityState === 'hidden' && saveAll();
    document.addEventListener('visibilitychange', saveHidden);
    // A screen that is unmounted, for example when the session is lost, doesn't lose a typed price.
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      saveAll();
    };
  }, [actions, typedPrices]);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const key = cellOf(event.target);
    const isAmbiguous = isAmbiguousAmount(text, currency);
    if (key === undefined || !(isSeveralCells(text) || isAmbiguous)) return;
    event.preventDefault();
    const start = selectedRows[0]?.key ?? key;
    const { cells, problems, skipped } = pastedPrices(text, rows, indexOf(start), currency);
    const isApplied = apply(cells, problems);
    setSkippedCount(isApplied ? skipped : 0);
    const pastedRows = new Set(cells.map(({ row }) => row));
    // They replace what was typed, too.
    if (isApplied) typedPrices.forget(rows.filter((row) => pastedRows.has(row)).map((row) => row.key));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (selectedRows.length < 2) return;
    event.preventDefault();
    event.clipboardData.setData(
      'text/plain',
      selectedRows.map((row) => typedPrices.priceOf(row.key)?.text ?? row.text).join('\n'),
    );
  };
  const onEscape = useEffectEvent(() => setRange(null));
  useEffect(() => {
    if (!range) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [range]);
  const canFill = selectedRows.length > 1 && refusedLines.length === 0;
  const statusWords = [
    ...(canFill ? [t('price_table.selected', { count: selectedRows.length })] : []),
    ...(skippedCount > 0 ? [t('price_table.skipped', { count: skippedCount })] : []),
  ].join(' ');
  if (rows.length === 0) return <EmptyState title={t('allergen_table.no_dishes')} />;
  return (
    <div ref={tableRef} onPaste={onPaste} onCopy={onCopy} className={styles.tables}>
      <div>
        <p className={formsStyles.formNote}>{t('price_table.lead')}</p>
        <p className={`${formsStyles.formNote} ${styles.keys}`}>{t('price_table.keys')}</p>
      </div>
      {groups.map(({ section, rows: sectionRows }) => (
        <table key={queue.keyOf('section', section.id)} className={styles.table}>
          <caption>{section.title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('price_table.dish')}</th>
              <th scope="col">{t('price_table.price')}</th>
            </tr>
          </thead>
          <tbody>
            {sectionRows.flatMap((row, index) => {
              const { item, part } = row;
              const isFirstOfItem = item !== null && sectionRows[index - 1]?.item !== item;
              return [
                ...(part && isFirstOfItem
                  ? [
                      <tr key={`title-${row.key}`}>
                        <th scope="row" colSpan={2}>
                          {item.title}
                        </th>
                      </tr>,
                    ]
                  : []),
                <tr key={row.key}>
                  <th scope="row" className={part ? styles.part : undefined}>
                    {item === null ? t('price_change.of_section') : part ? part.label || '–' : item.title}
                  </th>
                  <td>
                    <PriceCell
                      cellKey={row.key}
                      name={item === null ? `${section.title}, ${t('price_change.of_section')}` : nameOf(row)}
                      text={row.text}
                      isSelected={selectedKeys.has(row.key)}
                      typedPrices={typedPrices}
                      actions={actions}
                    />
                  </td>
                </tr>,
              ];
            })}
          </tbody>
        </table>
      ))}
      {refusedLines.length > 0 && <RefusedPrices lines={refusedLines} onClose={() => setRefusedLines([])} />}
      <div className={statusWords === '' ? uiStyles.visuallyHidden : styles.bar} data-part="price-range">
        <p role="status">{statusWords}</p>
        {canFill && (
          <Button
            variant="default"
            leftSection={<Icon name="move" />}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => fillDown(range?.end ?? '')}
          >
            {t('price_table.fill_down')}
          </Button>
        )}
      </div>
    </div>
  );
}

const cellOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['cell'] : undefined;

const rowsBetween = (rows: readonly KeyedRow[], from: number, to: number): readonly KeyedRow[] =>
  from < 0 || to < 0 ? [] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
