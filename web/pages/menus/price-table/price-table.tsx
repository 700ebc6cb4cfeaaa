import { Button } from '@mantine/core';
import { type ClipboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useEdits, useSaveQueue } from '../../../draft/use-draft.ts';
import formsStyles from '../../../forms/forms.module.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isSeveralCells, pastedPrices, type RefusedLine } from './pasted-prices.ts';
import { type CellActions, PriceCell } from './price-cell.tsx';
import { type CellEdit, nameOf, type PriceProblem, type PriceRow, priceRowsOf, tableEdits } from './price-rows.ts';
import styles from './price-table.module.css';
import { RefusedPrices } from './refused-prices.tsx';

type Props = { menu: Menu; currency: Currency };
type KeyedRow = PriceRow & { key: string };
/** From the row where the selection began to the one that has the focus. */
type Range = { anchor: string; end: string };

/** All prices of a menu as one column of fields; several are filled or pasted at once, all of them or none. */
export function PriceTable({ menu, currency }: Props) {
  const { t } = useTranslation();
  const { queue } = useSaveQueue();
  const edits = useEdits();
  const tableRef = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [refusedLines, setRefusedLines] = useState<readonly RefusedLine[]>([]);
  const groups = useMemo(() => {
    const keyOf = ({ section, item, part }: PriceRow) => {
      const entityKey = item ? `item-${queue.keyOf('item', item.id)}` : `section-${queue.keyOf('section', section.id)}`;
      return part ? `${entityKey}-${part.field}-${part.index}` : entityKey;
    };
    return menu.sections.map((section) => ({
      section,
      rows: priceRowsOf(section, currency).map((row): KeyedRow => ({ ...row, key: keyOf(row) })),
    }));
  }, [menu, currency, queue]);
  const rows = groups.flatMap((group) => group.rows);
  const fieldOf = (key: string) => tableRef.current?.querySelector<HTMLInputElement>(`[data-cell="${key}"]`);
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key);
  const selectedRows = range ? rowsBetween(rows, indexOf(range.anchor), indexOf(range.end)) : [];
  const selectedKeys = new Set(selectedRows.map(({ key }) => key));

  /** Saves all cells as one step, or none of them. */
  const apply = (cells: readonly CellEdit[], pasteProblems: readonly RefusedLine[] = []) => {
    const { items, sections, problems } = tableEdits(cells, currency);
    const lines = [
      ...pasteProblems,
      ...problems.map(({ row, text, problem }) => ({ line: null, text: `${nameOf(row)}: ${text}`, problem })),
    ];
    setRefusedLines(lines);
    if (lines.length === 0 && items.length + sections.length > 0) manyEdits(queue).changePrices(items, sections);
  };
  const save = (key: string, text: string): PriceProblem | undefined => {
    const row = rows[indexOf(key)];
    if (!row) return undefined;
    const { items, sections, problems } = tableEdits([{ row, text }], currency);
    for (const { item, fields } of items) edits.updateItem(item, fields);
    for (const { section, price } of sections) edits.updateSection(section, { price });
    return problems[0]?.problem;
  };
  const move = (key: string, by: number, isExtending: boolean): void => {
    const nextRow = rows[indexOf(key) + by];
    if (!nextRow) return;
    setRange(isExtending ? { anchor: range?.anchor ?? key, end: nextRow.key } : null);
    fieldOf(nextRow.key)?.focus();
  };
  /** The first of the selected prices, or the one above, fills the others. */
  const fillDown = (key: string) => {
    const above = rows[indexOf(key) - 1];
    const targets = selectedRows.length > 1 ? selectedRows : rows.filter((row) => row === above || row.key === key);
    const [sourceRow, ...rowsToFill] = targets;
    if (!sourceRow || rowsToFill.length === 0) return;
    // It may have been typed just now.
    const text = fieldOf(sourceRow.key)?.value ?? sourceRow.text;
    apply(rowsToFill.map((row) => ({ row, text })));
  };
  const select = (key: string, isExtending: boolean) => {
    const focusedKey = document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    setRange(isExtending && focusedKey ? { anchor: focusedKey, end: key } : null);
  };
  const latest = useRef<CellActions>({ save, move, fillDown, select });
  useEffect(() => {
    latest.current = { save, move, fillDown, select };
  });
  // The same for all renderings, so that a row renders only if it changes.
  const [actions] = useState<CellActions>(() => ({
    save: (key, text) => latest.current.save(key, text),
    move: (key, by, isExtending) => latest.current.move(key, by, isExtending),
    fillDown: (key) => latest.current.fillDown(key),
    select: (key, isExtending) => latest.current.select(key, isExtending),
  }));
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const key = cellOf(event.target);
    if (key === undefined || !isSeveralCells(text)) return;
    event.preventDefault();
    const { cells, problems } = pastedPrices(text, rows, indexOf(key));
    apply(cells, problems);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (selectedRows.length < 2) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', selectedRows.map(({ text }) => text).join('\n'));
  };
  const onEscape = useEffectEvent(() => setRange(null));
  useEffect(() => {
    if (!range) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [range]);
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
      {selectedRows.length > 1 && refusedLines.length === 0 && (
        <div className={styles.bar} data-part="price-range">
          <p role="status">{t('price_table.selected', { count: selectedRows.length })}</p>
          <Button
            variant="default"
            leftSection={<Icon name="move" />}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => fillDown(range?.end ?? '')}
          >
            {t('price_table.fill_down')}
          </Button>
        </div>
      )}
    </div>
  );
}

const cellOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['cell'] : undefined;

const rowsBetween = (rows: readonly KeyedRow[], from: number, to: number): readonly KeyedRow[] =>
  from < 0 || to < 0 ? [] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
