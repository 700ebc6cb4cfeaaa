import { Menu as Dropdown } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { copyTitle } from '../../../../shared/copy-title.ts';
import type { Menu, Section } from '../../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { askToChoose, askToDelete, openDialog } from '../../../dialogs/modals.tsx';
import { isTemporary } from '../../../draft/change/change.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { stepWords } from '../../../draft/shown/step-words.ts';
import { useEdits, useQueue } from '../../../draft/use-draft.ts';
import { useStore } from '../../../state/store.ts';
import { Icon } from '../../../ui/icon.tsx';
import uiStyles from '../../../ui/ui.module.css';
import { selectionStore, startSelection } from '../item/selection.ts';
import { askPrices } from '../prices/ask-prices.tsx';
import { HiddenSectionNote } from '../rows/hidden-note.tsx';
import styles from './section-head.module.css';
import { SectionOrder } from './section-order.tsx';

type Props = { menu: Menu; section: Section; menus: readonly Menu[]; afterwards: string };

/** Whether its dishes cost what the section says, in figures or in words. */
const hasSectionPrice = ({ price, price_text }: Section): boolean => price !== null || !!price_text;

/** The actions of the section and of its menu. */
export function SectionActions({ menu, section, menus, afterwards }: Props) {
  const { t } = useTranslation();
  const edits = useEdits();
  const navigate = useNavigate();
  const queue = useQueue();
  const { undo, redo } = useStore({ subscribe: queue.history.subscribe, get: queue.history.state });
  const [undone, redone] = [undo.at(-1), redo.at(-1)];
  const { id: menuId } = menu;
  const { id: sectionId } = section;
  const otherMenus = menus.filter(({ id }) => id !== menuId);
  const move = () =>
    askToChoose({
      title: t('edit_dialogs.move_section_title', { name: section.title }),
      choices: otherMenus.map(({ id, title }) => ({ value: String(id), label: title })),
      initial: null,
      onSave: (value) => edits.updateSection(section, { menu_id: Number(value) }),
    });
  // In the same menu first.
  const targetSections = [menu, ...otherMenus].flatMap(({ id: ofMenu, title: menuTitle, sections }) =>
    sections
      // The dishes would be published with its price.
      .filter((target) => target.id !== sectionId && !isTemporary(target.id) && !hasSectionPrice(target))
      .map(({ id, title }) => ({
        value: String(id),
        menuId: ofMenu,
        label: ofMenu === menuId ? title : t('edits.section_of_menu', { menu: menuTitle, section: title }),
      })),
  );
  const merge = () => {
    if (hasSectionPrice(section) || section.description)
      return void openDialog({
        title: t('section_merge.action'),
        children: <p>{t('section_merge.texts_first', { name: section.title })}</p>,
      });
    askToChoose({
      title: t('section_merge.title', { name: section.title }),
      choices: targetSections,
      initial: null,
      onSave: (value) => {
        const target = targetSections.find((choice) => choice.value === value);
        if (!target) return;
        void navigate(fillPath(APP_PATHS.section, { menuId: target.menuId, sectionId: Number(value) }), {
          replace: true,
        });
        manyEdits(queue).mergeSections(section, { id: Number(value) });
      },
    });
  };
  const order = () =>
    void openDialog({
      title: t('edit_dialogs.order_title', { menu: menu.title }),
      children: <SectionOrder menuId={menuId} />,
    });
  const remove = () =>
    askToDelete({
      title: t('edits.delete_section_title'),
      children: t('edit_dialogs.delete_section', { name: section.title, count: section.items.length }),
      onConfirm: () => {
        void navigate(afterwards, { replace: true });
        edits.remove('section', sectionId);
      },
    });
  const many = manyEdits(queue);
  const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  const copySection = () => {
    const id = many.copySection(section, copyTitle(section.title, titlesOf(menu.sections)));
    void navigate(fillPath(APP_PATHS.section, { menuId, sectionId: id }));
  };
  const copyMenu = () => {
    const id = many.copyMenu(menu, copyTitle(menu.title, titlesOf(menus)));
    void navigate(fillPath(APP_PATHS.emptyMenu, { menuId: id }));
  };
  const select = () => startSelection(queue.keyOf('section', sectionId));
  const isSelecting = useStore(selectionStore) !== null;
  return (
    <>
      <div className={styles.actions}>
        {section.items.length > 1 && (
          <button
            type="button"
            className={uiStyles.quietButton}
            disabled={isSelecting}
            aria-label={t('selection.start')}
            onClick={select}
          >
            {t('selection.start_short')}
          </button>
        )}
        <Dropdown position="bottom-end">
          <Dropdown.Target>
            <button type="button" className={uiStyles.quietButton} data-part="section-actions">
              <Icon name="more" />
              {t('editor.more')}
            </button>
          </Dropdown.Target>
          <Dropdown.Dropdown className={styles.list}>
            {undone && (
              <Dropdown.Item onClick={queue.undo}>
                {t('edits.undo_what', { what: stepWords(t, undone.label) })}
              </Dropdown.Item>
            )}
            {redone && (
              <Dropdown.Item onClick={queue.redo}>
                {t('edits.redo_what', { what: stepWords(t, redone.label) })}
              </Dropdown.Item>
            )}
            {(undone || redone) && <Dropdown.Divider />}
            <Dropdown.Label>{section.title}</Dropdown.Label>
            {!isTemporary(sectionId) && (
              <Dropdown.Item component={Link} to={fillPath(APP_PATHS.sectionEdit, { menuId, sectionId })}>
                {t('edits.all_fields')}
              </Dropdown.Item>
            )}
            {menu.sections.length > 1 && <Dropdown.Item onClick={order}>{t('edits.order_sections')}</Dropdown.Item>}
            {otherMenus.length > 0 && <Dropdown.Item onClick={move}>{t('edits.move_section')}</Dropdown.Item>}
            {targetSections.length > 0 && !isTemporary(sectionId) && (
              <Dropdown.Item onClick={merge}>{t('section_merge.action')}</Dropdown.Item>
            )}
            {section.items.length > 0 && (
              <Dropdown.Item onClick={() => askPrices({ kind: 'section', id: sectionId }, section.title)}>
                {t('price_change.action')}
              </Dropdown.Item>
            )}
            <Dropdown.Item onClick={() => edits.updateSection(section, { hidden: !section.hidden })}>
              {section.hidden ? t('hiding.show_section') : t('hiding.hide_section')}
            </Dropdown.Item>
            <Dropdown.Item onClick={copySection}>{t('edits.copy_section')}</Dropdown.Item>
            <Dropdown.Item color="brick" onClick={remove}>
              {t('edits.delete_section_title')}
            </Dropdown.Item>
            <Dropdown.Divider />
            <Dropdown.Label>{menu.title}</Dropdown.Label>
            {!isTemporary(menuId) && (
              <Dropdown.Item component={Link} to={fillPath(APP_PATHS.menuEdit, { menuId })}>
                {t('edits.edit_menu')}
              </Dropdown.Item>
            )}
            {menu.sections.length > 1 && (
              <Dropdown.Item onClick={() => askPrices({ kind: 'menu', id: menuId }, menu.title)}>
                {t('price_change.action_menu')}
              </Dropdown.Item>
            )}
            {!isTemporary(menuId) && (
              <Dropdown.Item component={Link} to={fillPath(APP_PATHS.menuPrices, { menuId })}>
                {t('price_table.action')}
              </Dropdown.Item>
            )}
            <Dropdown.Item onClick={copyMenu}>{t('edits.copy_menu')}</Dropdown.Item>
            <Dropdown.Item component={Link} to={APP_PATHS.menusEdit}>
              {t('edits.arrange_menus')}
            </Dropdown.Item>
          </Dropdown.Dropdown>
        </Dropdown>
      </div>
      {section.hidden && <HiddenSectionNote section={section} />}
    </>
  );
}
