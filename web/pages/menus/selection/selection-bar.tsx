import { Menu } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item, Section } from '../../../../shared/menu.ts';
import { askToChoose, askToDelete } from '../../../dialogs/modals.tsx';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useDraft, useSaveQueue } from '../../../draft/use-draft.ts';
import { Icon } from '../../../ui/icon.tsx';
import { askMany } from '../many/ask-many.tsx';
import { SelectedSections } from '../many/selected-sections.tsx';
import { askPrices } from '../prices/ask-prices.tsx';
import styles from './selection.module.css';

type Props = {
  /** The selected ones of all sections, in the order of the menus. */
  items: readonly Item[];
  /** The one that is shown. */
  section: Pick<Section, 'id'>;
  /** Whether all of the section are selected. */
  isAll: boolean;
  onAll(): void;
  onEnd(): void;
};

/**
 * How many dishes are selected, and what can be done with them, one action after the other; at the bottom, within reach
 * of a thumb.
 */
export function SelectionBar({ items, section, isAll, onAll, onEnd }: Props) {
  const { t } = useTranslation();
  const edits = manyEdits(useSaveQueue().queue);
  const sections = useOtherSections(items);
  const { taxes } = useDraft();
  const ids = items.map(({ id }) => id);
  const count = items.length;
  const isEmpty = count === 0;
  const elsewhereCount = items.filter(({ menu_section_id }) => menu_section_id !== section.id).length;
  const move = () =>
    askToChoose({
      title: t('selection.move_title', { count }),
      note: <SelectedSections ids={ids} />,
      choices: sections,
      initial: null,
      onSave: (value) => edits.moveItems(items, { id: Number(value) }),
    });
  const remove = () =>
    askToDelete({
      title: t('selection.delete_title', { count }),
      children: (
        <>
          <SelectedSections ids={ids} />
          <p>{t('selection.delete_text')}</p>
        </>
      ),
      // Nothing is left of it.
      onConfirm: () => {
        edits.deleteItems(items);
        onEnd();
      },
    });
  const action = (icon: string, words: string, onClick: () => void, isDisabled = isEmpty) => (
    <button type="button" className={styles.action} disabled={isDisabled} onClick={onClick}>
      <Icon name={icon} size={20} />
      <span>{words}</span>
    </button>
  );
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    // The list of a menu button is elsewhere in the page; there, the key closes only that list.
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) onEnd();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form; these are actions.
    <div
      role="group"
      aria-label={t('selection.actions')}
      className={styles.bar}
      data-part="selection-bar"
      onKeyDown={onKeyDown}
    >
      <div className={styles.barHead}>
        <button type="button" className={styles.end} aria-label={t('selection.end')} onClick={onEnd}>
          <Icon name="close" />
        </button>
        <p role="status">
          {isEmpty ? t('selection.none') : t('selection.count', { count })}
          {elsewhereCount > 0 && ` · ${t('selection.elsewhere', { count: elsewhereCount })}`}
        </p>
        <button type="button" className={styles.all} aria-pressed={isAll} onClick={onAll}>
          {t('selection.all')}
        </button>
      </div>
      <div className={styles.actions}>
        {action('move', t('selection.move'), move, isEmpty || sections.length === 0)}
        <Menu position="top" withinPortal>
          <Menu.Target>
            <button type="button" className={styles.action} disabled={isEmpty}>
              <Icon name="sold-out" size={20} />
              <span>{t('selection.sold_out')}</span>
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => edits.markSoldOut(items, 'tomorrow')}>{t('editor.until_tomorrow')}</Menu.Item>
            <Menu.Item onClick={() => edits.markSoldOut(items, 'manual')}>{t('editor.until_put_back')}</Menu.Item>
            {items.some(({ sold_out }) => sold_out) && (
              <Menu.Item onClick={() => edits.markSoldOut(items, null)}>{t('selection.put_back')}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
        {action('price', t('price_change.short'), () => askPrices({ kind: 'items', ids }))}
        {action('delete', t('selection.delete'), remove)}
        <Menu position="top-end" withinPortal>
          <Menu.Target>
            <button type="button" className={styles.action} disabled={isEmpty}>
              <Icon name="more" size={20} />
              <span>{t('editor.more')}</span>
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void askMany('tags', ids)}>{t('many_edits.tags')}</Menu.Item>
            <Menu.Item onClick={() => void askMany('allergens', ids)}>{t('many_edits.allergens')}</Menu.Item>
            {taxes.length > 0 && (
              <Menu.Item onClick={() => void askMany('taxes', ids)}>{t('many_edits.taxes')}</Menu.Item>
            )}
            {items.some(({ hidden }) => !hidden) && (
              <Menu.Item onClick={() => edits.hideItems(items, true)}>{t('selection.hide')}</Menu.Item>
            )}
            {items.some(({ hidden }) => hidden) && (
              <Menu.Item onClick={() => edits.hideItems(items, false)}>{t('selection.show')}</Menu.Item>
            )}
            <Menu.Item onClick={() => edits.copyItems(items)}>{t('selection.copy')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
}

/** The sections of all menus that the items can be moved to. */
function useOtherSections(items: readonly Item[]) {
  const { t } = useTranslation();
  const { menus } = useDraft();
  const current = new Set(items.map(({ menu_section_id }) => menu_section_id));
  return menus.flatMap((menu) =>
    menu.sections
      .filter(({ id }) => !(current.size === 1 && current.has(id)))
      .map(({ id, title }) => ({
        value: String(id),
        label: menus.length > 1 ? t('edits.section_of_menu', { menu: menu.title, section: title }) : title,
      })),
  );
}
