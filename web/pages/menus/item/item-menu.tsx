import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Item } from '../../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { askToChoose, askToDelete } from '../../../dialogs/modals.tsx';
import { isTemporary } from '../../../draft/change/change.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useDraft, useEdits, useQueue } from '../../../draft/use-draft.ts';
import styles from './item-tools.module.css';

/** The rarer actions of the open item. */
export function ItemMenu({ item, onDelete }: { item: Item; onDelete(): void }) {
  const { t } = useTranslation();
  const queue = useQueue();
  const edits = useEdits();
  const move = useMove(item);
  const { menu_id: menuId, menu_section_id: sectionId, id: itemId } = item;
  const remove = () =>
    askToDelete({
      title: t('edits.delete_item_title'),
      children: t('edit_dialogs.delete_item', { name: item.title }),
      onConfirm: onDelete,
    });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={`${styles.tool} ${styles.quiet}`}>
          {t('editor.more')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {!isTemporary(item.id) && (
          <Menu.Item component={Link} to={fillPath(APP_PATHS.itemEdit, { menuId, sectionId, itemId })}>
            {t('edits.all_fields')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => edits.updateItem(item, { hidden: !item.hidden })}>
          {item.hidden ? t('hiding.show_item') : t('hiding.hide_item')}
        </Menu.Item>
        {move && <Menu.Item onClick={move}>{t('edits.move_item')}</Menu.Item>}
        <Menu.Item onClick={() => manyEdits(queue).copyItems([item])}>{t('edits.copy_item')}</Menu.Item>
        <Menu.Item color="brick" onClick={remove}>
          {t('edits.delete_item_title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
      title: t('edit_dialogs.move_item_title', { name: item.title }),
      choices,
      initial: null,
      onSave: (value) => edits.updateItem(item, { menu_section_id: Number(value) }),
    });
}
