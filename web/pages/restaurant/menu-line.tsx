import { Menu as Actions, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuAnswerSchema } from '../../../shared/api/menus.ts';
import type { Menu } from '../../../shared/menu.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { ask } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { useDelete } from '../../forms/delete-part.tsx';
import { LineMenu } from '../../forms/line-menu.tsx';
import { askToDelete } from '../../frame/modals.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { menu: Menu; index: number; count: number; onMove(to: number): void };

export function MenuLine({ menu, index, count, onMove }: Props) {
  const { t } = useTranslation();
  const { id, title, sections } = menu;
  const path = fillPath(API_PATHS.menu, { id });
  const queryClient = useQueryClient();
  const hide = useMutation({
    mutationFn: async (hidden: boolean) => {
      await ask(menuAnswerSchema, 'PUT', path, { hidden });
      await queryClient.invalidateQueries({ queryKey: KEYS.restaurant });
    },
    networkMode: 'always',
    meta: { saves: true, failure: t('menu_forms.menu_not_updated') },
  });
  const { mutate: remove } = useDelete({ path, failure: t('menu_forms.menu_not_deleted'), onDeleted: () => undefined });
  const items = sections.reduce((sum, section) => sum + section.items.length, 0);
  const isShown = !(hide.isPending ? hide.variables : menu.hidden);
  return (
    <li className="menu-line">
      <div>
        <Link to={fillPath(APP_PATHS.menuEdit, { menuId: id })} className="menu-line-title">
          {title}
        </Link>
        <p className="form-note">{t('restaurant.menu_items', { count: items })}</p>
      </div>
      <Switch
        label={t('restaurant.shown')}
        aria-label={t('restaurant.shown_of', { title })}
        checked={isShown}
        onChange={(event) => hide.mutate(!event.currentTarget.checked)}
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
          className="brick"
          leftSection={<Icon name="delete" />}
          disabled={count === 1}
          onClick={() =>
            askToDelete({
              title: t('menu_forms.delete_title', { title }),
              children: t('menu_forms.delete_menu_note', { count: sections.length }),
              onConfirm: () => remove(),
            })
          }
        >
          {t('menu_forms.delete_menu')}
        </Actions.Item>
      </LineMenu>
    </li>
  );
}
