import { useTranslation } from 'react-i18next';
import { useDraft, useEdits, useQueue } from '../../../draft/use-draft.ts';
import { SortableList } from '../rows/sortable-list.tsx';
import styles from './section-order.module.css';

/** The menu's sections in a sortable list. */
export function SectionOrder({ menuId }: { menuId: number }) {
  const { t } = useTranslation();
  const edits = useEdits();
  const queue = useQueue();
  const menu = useDraft().menus.find(({ id }) => id === queue.idOf('menu', menuId));
  if (!menu) return null;
  return (
    <SortableList
      label={t('editor.sections')}
      list={menu.sections}
      keyOf={({ id }) => queue.keyOf('section', id)}
      onReorder={(ids) => edits.reorder('section', menu.id, ids)}
    >
      {(section, handle) => (
        <div className={styles.row}>
          {handle}
          <span>{section.title}</span>
        </div>
      )}
    </SortableList>
  );
}
