import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Item } from '../../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { isTemporary } from '../../../draft/change/change.ts';
import { useEdits } from '../../../draft/use-draft.ts';
import type { PanelPart } from './item-panel.tsx';
import type { ItemPart } from './item-part.ts';
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

/** The open item's actions: some open a part within the card, others link to a part of the form. */
export function ItemTools({ item, openPart, onPart, onClose, more }: Props) {
  const { t } = useTranslation();
  const edits = useEdits();
  const { menu_id: menuId, menu_section_id: sectionId, id: itemId } = item;
  const form = fillPath(APP_PATHS.itemEdit, { menuId, sectionId, itemId });
  // The form's address needs the item's real id.
  const isSaved = !isTemporary(item.id);
  const toForm = (part: ItemPart, words: string) =>
    isSaved && (
      <Link className={styles.tool} to={`${form}#${part}`}>
        {words}
      </Link>
    );
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
          {toForm('sizes', t('edits.sizes'))}
          {toPanel('tags', t('edits.tags'))}
          {toForm('picture', t('edits.picture'))}
          {toForm('allergens', t('edits.allergens'))}
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
