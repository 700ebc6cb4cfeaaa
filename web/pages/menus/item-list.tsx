import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Section, titleSchema } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import { useSaveQueue } from '../../api/save-queue/use-save-queue.ts';
import { valueProblem } from './field-words.ts';
import { ItemCard } from './item-card.tsx';
import { type ItemField, ItemRow } from './item-row.tsx';
import { NewName } from './new-name.tsx';
import { SortableList } from './sortable-list.tsx';
import { useEdits } from './use-edits.ts';

/** The section's items, one of them open, and a place for a new one. */
export function ItemList({ section, currency }: { section: Section; currency: Currency }) {
  const { t } = useTranslation();
  const edits = useEdits();
  const { queue, state } = useSaveQueue();
  // By its key: an item that is being created is given its id while it is open.
  const [open, setOpen] = useState<{ key: number; focus: ItemField | null }>();
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keyOf = ({ id }: { id: number }) => queue.keyOf('item', id);
  const close = (key: number) => {
    setOpen(undefined);
    // After the row is there again.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-key="${key}"] .item-open`);
      (row ?? add.current)?.focus();
    });
  };
  const refused = state.rejections.find(
    ({ change }) => change.kind === 'create' && change.entity === 'item' && change.menu_section_id === section.id,
  )?.change;
  const refusedTitle = refused?.kind === 'create' ? refused.title : undefined;
  return (
    <div className="item-list" ref={list}>
      <SortableList
        label={t('editor.items_of', { section: section.title })}
        list={section.items}
        keyOf={keyOf}
        onReorder={(ids) => edits.reorder('item', section.id, ids)}
      >
        {(item, handle) => (
          <div data-key={keyOf(item)}>
            {open?.key === keyOf(item) ? (
              <ItemCard
                item={item}
                currency={currency}
                handle={handle}
                focus={open.focus}
                onClose={() => close(keyOf(item))}
              />
            ) : (
              <ItemRow
                item={item}
                currency={currency}
                handle={handle}
                onOpen={(focus) => setOpen({ key: keyOf(item), focus })}
              />
            )}
          </div>
        )}
      </SortableList>
      {section.items.length === 0 && <p className="teach">{t('editor.empty_section')}</p>}
      <NewName
        key={refusedTitle}
        className="new-item"
        action={t('editor.add_item')}
        label={t('editor.new_item_title')}
        refused={refusedTitle}
        buttonRef={add}
        onCreate={(title) => {
          const problem = valueProblem(titleSchema, title);
          if (problem === undefined) setOpen({ key: edits.createItem(section, title), focus: 'description' });
          return problem;
        }}
      />
    </div>
  );
}
