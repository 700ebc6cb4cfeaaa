import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Item } from '../../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { askToChoose, askToDelete } from '../../../dialogs/modals.tsx';
import { isTemporary } from '../../../draft/change/change.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useDraft, useEdits, useQueue } from '../../../draft/use-draft.ts';
import type { PanelPart } from './item-panel.tsx';
import type { ItemPart } from './item-part.ts';
import styles from './item-tools.module.css';

type Props = {
  item: Item;
  openPart: PanelPart | null;
  /** The part that is open is closed. */
  onPart(part: PanelPart): void;
  onClose(): void;
  onDelete(): void;
};

/** The open item's actions: some open a part within the card, others link to a part of the form. */
export function ItemTools({ item, openPart, onPart, onClose, onDelete }: Props) {
  const { t } = useTranslation();
  const edits = useEdits();
  const queue = useQueue();
  const move = useMove(item);
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
  const remove = () =>
    askToDelete({
      title: t('edits.delete_item_title'),
      children: t('edits.delete_item', { name: item.title }),
      onConfirm: onDelete,
    });
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
          {toForm('allergens', t('menu_forms.allergens'))}
          <Menu position="bottom-start">
            <Menu.Target>
              <button type="button" className={`${styles.tool} ${styles.quiet}`}>
                {t('editor.more')}
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {isSaved && (
                <Menu.Item component={Link} to={form}>
                  {t('edits.all_fields')}
                </Menu.Item>
              )}
              {move && <Menu.Item onClick={move}>{t('edits.move_item')}</Menu.Item>}
              <Menu.Item onClick={() => manyEdits(queue).copyItems([item])}>{t('edits.copy_item')}</Menu.Item>
              <Menu.Item color="brick" onClick={remove}>
                {t('edits.delete_item_title')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
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

/** Asks for another section of any menu, and moves the item there; undefined if there is no other. */
function useMove(item: Item): (() => void) | undefined {
  const { t } = useTranslation();
  const { menus } = useDraft();
  const edits = useEdits();
  const choices = menus.flatMap((menu) =>
    menu.sections
      .filter(({ id }) => id !== item.menu_section_id)
      .map(({ id, title }) => ({
        value: String(id),
        label: menus.length > 1 ? t('edits.section_of_menu', { menu: menu.title, section: title }) : title,
      })),
  );
  if (choices.length === 0) return undefined;
  return () =>
    askToChoose({
      title: t('edits.move_item_title', { name: item.title }),
      choices,
      initial: null,
      onSave: (value) => edits.updateItem(item, { menu_section_id: Number(value) }),
    });
}
