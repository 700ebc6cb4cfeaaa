import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { menusAnswerSchema } from '../../../shared/api/menus.ts';
import type { Restaurant } from '../../../shared/menu.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { ask } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';

/** Puts the menus in another order, which is shown at once and taken back where it fails. Takes all their ids. */
export function useReorderMenus() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => ask(menusAnswerSchema, 'PUT', API_PATHS.menusReorder, { ids }),
    networkMode: 'always',
    scope: { id: 'menus-order' },
    meta: { saves: true, failure: t('restaurant.menus_not_reordered') },
    onMutate: (ids) => {
      queryClient.setQueryData<Restaurant>(KEYS.restaurant, (restaurant) => restaurant && inOrder(restaurant, ids));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEYS.restaurant }),
  });
}

function inOrder(restaurant: Restaurant, ids: readonly number[]): Restaurant {
  const menus = ids.flatMap((id) => restaurant.menus.filter((menu) => menu.id === id));
  return { ...restaurant, menus };
}
