import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import uiStyles from '../ui/ui.module.css';
import type { ChosenFile } from './chosen-files.ts';
import styles from './file-list.module.css';
import { FileRow } from './file-row.tsx';
import { moveChosen } from './use-upload.ts';

/** The chosen files in the order of the menu's pages. Changes are announced to screen readers. */
export function FileList({ files }: { files: readonly ChosenFile[] }) {
  const { t } = useTranslation();
  const id = useId();
  const [announcedText, setSaid] = useState('');
  const dragSensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const moveFile = (from: number, to: number) => {
    const file = files[from];
    if (!file || to < 0 || to >= files.length || from === to) return;
    moveChosen(from, to);
    setSaid(t('imports.moved', { name: file.file.name, place: to + 1, count: files.length }));
  };
  const indexOf = (fileId: unknown) => files.findIndex((file) => file.id === fileId);
  const onDragEnd = ({ active, over }: DragEndEvent) => over && moveFile(indexOf(active.id), indexOf(over.id));
  return (
    <>
      {files.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {t('imports.files')}
          </h2>
          {files.length > 1 && <p className={styles.hint}>{t('imports.order_hint')}</p>}
          {/* The handle is for pointers, the buttons are for everybody else; moves are announced below. */}
          <DndContext
            sensors={dragSensors}
            collisionDetection={closestCenter}
            onDragEnd={onDragEnd}
            accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT_ANNOUNCEMENTS }}
          >
            <SortableContext items={files.map((file) => file.id)} strategy={verticalListSortingStrategy}>
              <ol className={styles.list}>
                {files.map((file, index) => (
                  <FileRow
                    key={file.id}
                    chosen={file}
                    place={index}
                    count={files.length}
                    onMove={(to) => moveFile(index, to)}
                    say={setSaid}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
        </section>
      )}
      <p className={uiStyles.visuallyHidden} role="status">
        {announcedText}
      </p>
    </>
  );
}

const announceNothing = () => undefined;
const SILENT_ANNOUNCEMENTS = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};
