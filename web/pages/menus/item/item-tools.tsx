import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { isTemporary } from '../../../draft/change/change.ts';
import { useEdits } from '../../../draft/use-draft.ts';
import type { PanelPart } from './item-part.ts';
import styles from './item-tools.module.css';

type Props = {
  item: Item;
  openPart: PanelPart | null;
  /** The part that is open is closed. */
  onPart(part: PanelPart): void;
  onClose(): void;
  /** The rarer actions. */
  more: ReactNode;
};

/** The open item's actions; most open a part within the card. */
export function ItemTools({ item, openPart, onPart, onClose, more }: Props) {
  const { t } = useTranslation();
  const edits = useEdits();
  const toPanel = (part: PanelPart, words: string) => (
    <button
      type="button"
      className={styles.tool}
      aria-expanded={openPart === part}
      data-panel={part}
      onClick={() => onPart(part)}
    >
      {words}
    </button>
  );
  return (
    <div className={styles.tools}>
      <div className={styles.chips}>
        {!item.sold_out && (
          <fieldset className={styles.group}>
            <legend>{t('editor.sold_out')}</legend>
            <button type="button" className={styles.tool} onClick={() => edits.markSoldOut(item, 'tomorrow')}>
              {t('editor.until_tomorrow')}
            </button>
            <button type="button" className={styles.tool} onClick={() => edits.markSoldOut(item, 'manual')}>
              {t('editor.until_put_back')}
            </button>
          </fieldset>
        )}
        <div className={styles.row}>
          {toPanel('details', t('edits.details'))}
          {toPanel('sizes', t('edits.sizes'))}
          {toPanel('options', t('edits.options_part'))}
          {toPanel('tags', t('edits.tags'))}
          {/* A file is sent to the dish's real id. */}
          {!isTemporary(item.id) && toPanel('picture', t('edits.picture'))}
          {toPanel('allergens', t('edits.allergens'))}
          {more}
        </div>
      </div>
      <button
        type="button"
        className={`${styles.tool} ${styles.quiet} ${styles.done}`}
        // Leaving a field would save it before the click: the change may move the button away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      >
        {t('editor.done')}
      </button>
    </div>
  );
}
