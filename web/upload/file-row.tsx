import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { isLaidOut } from '../../shared/file-types.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import type { ChosenFile } from './chosen-files.ts';
import styles from './file-row.module.css';
import { fileSize } from './file-size.ts';
import { Thumbnail } from './thumbnail.tsx';
import { editText, removeChosen, turnChosen } from './use-upload.ts';

type Props = {
  chosen: ChosenFile;
  /** Counted from 0. */
  place: number;
  count: number;
  onMove(to: number): void;
  /** For screen readers. */
  say(words: string): void;
};

/** A chosen file: its thumbnail, its position, its rotation. */
export function FileRow({ chosen: chosenFile, place: fileIndex, count, onMove, say }: Props) {
  const { t } = useTranslation();
  const { id, file, type, rotation, text } = chosenFile;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const { name } = file;
  const actionButton = (words: string, label: string, onClick: () => void, isDisabled = false) => (
    <button
      type="button"
      className={uiStyles.quietButton}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    >
      {words}
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.dragged}` : styles.row}
      data-part="file"
      style={{ translate: transform ? `0 ${transform.y}px` : undefined, transition }}
    >
      {count > 1 && (
        <span ref={setActivatorNodeRef} className={styles.handle} aria-hidden="true" {...listeners}>
          <Icon name="drag" size={20} />
        </span>
      )}
      <Thumbnail chosen={chosenFile} />
      <div className={styles.words}>
        <p className={styles.name} data-part="file-name">
          {name}
        </p>
        <p className={`${styles.size} ${uiStyles.figures}`}>{fileSize(file.size, currentLocale())}</p>
      </div>
      <div className={styles.actions}>
        {text !== undefined &&
          actionButton(t('imports.text_edit'), t('imports.text_edit_file', { name }), () => editText(id))}
        {!isLaidOut(type) &&
          actionButton(t('imports.turn'), t('imports.turn_file', { name }), () => {
            turnChosen(id);
            say(t('imports.turned', { name, degrees: (rotation + 90) % 360 }));
          })}
        {count > 1 &&
          actionButton(t('imports.up'), t('imports.up_file', { name }), () => onMove(fileIndex - 1), fileIndex === 0)}
        {count > 1 &&
          actionButton(
            t('imports.down'),
            t('imports.down_file', { name }),
            () => onMove(fileIndex + 1),
            fileIndex === count - 1,
          )}
        {actionButton(t('imports.remove'), t('imports.remove_file', { name }), () => {
          removeChosen(id);
          say(t('imports.removed', { name }));
        })}
      </div>
    </li>
  );
}
