import { Menu as Actions, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Menu } from '../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { askToDelete } from '../../dialogs/modals.tsx';
import { useEdits } from '../../draft/use-draft.ts';
import formsStyles from '../../forms/forms.module.css';
import { LineMenu } from '../../forms/line-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './menus-edit.module.css';

type Props = { menu: Menu; index: number; count: number; onMove(to: number): void };

export function MenuLine({ menu, index, count, onMove }: Props) {
  const { t } = useTranslation();
  const { id, title, sections } = menu;
  const draftEdits = useEdits();
  const items = sections.reduce((sum, section) => sum + section.items.length, 0);
  return (
    <li className={`${styles.menuLine} ${formsStyles.choiceLine}`}>
      <div>
        <Link to={fillPath(APP_PATHS.menuEdit, { menuId: id })} className={styles.menuLineTitle}>
          {title}
        </Link>
        <p className={formsStyles.formNote}>{t('restaurant.menu_items', { count: items })}</p>
      </div>
      <Switch
        label={t('restaurant.shown')}
        aria-label={t('restaurant.shown_of', { title })}
        checked={!menu.hidden}
        onChange={(event) => draftEdits.updateMenu(menu, { hidden: !event.currentTarget.checked })}
      />
      <LineMenu name={title} index={index} count={count} onMove={onMove}>
        <Actions.Item
          component={Link}
          to={fillPath(APP_PATHS.menuEdit, { menuId: id })}
          leftSection={<Icon name="edit" />}
        >
          {t('restaurant.edit_menu')}
        </Actions.Item>
        <Actions.Item
          className={formsStyles.brick}
          leftSection={<Icon name="delete" />}
          disabled={count === 1}
          onClick={() =>
            askToDelete({
              title: t('menu_forms.delete_title', { title }),
              children: t('menu_forms.delete_menu_note', { count: sections.length }),
              onConfirm: () => draftEdits.remove('menu', id),
            })
          }
        >
          {t('menu_forms.delete_menu')}
        </Actions.Item>
      </LineMenu>
    </li>
  );
}
