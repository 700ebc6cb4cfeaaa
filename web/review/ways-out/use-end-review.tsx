import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Comparison } from '../../../shared/api/imports.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import { findMenu, menuEditorPath } from '../../draft/change/menu-tree.ts';
import { cachedRestaurant, currentDraft } from '../../draft/draft.ts';
import { useReviewSetting } from '../state/review-context.ts';

type ReviewEnd = { left: number; comparison: Comparison; finish(): Promise<void> };

/** The three ways to end the review: add to the menu, leave for later, discard. */
export function useEndReview({ left, comparison, finish }: ReviewEnd) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { record, settle } = useReviewSetting();
  const { id, menu_id, option } = record;

  const addImport = useMutation({
    mutationFn: async () => {
      await finish();
      await currentDraft().commit({ kind: 'apply', entity: 'restaurant', id: 0, import_id: id });
    },
    // Without a network it says so instead of waiting: adding needs the owner's attention.
    networkMode: 'always',
    meta: { saves: true },
    onSuccess: async () => {
      await navigate(menuEditorPath(findMenu(cachedRestaurant(), menu_id) ?? { id: menu_id, sections: [] }));
      queryClient.removeQueries({ queryKey: KEYS.review(id) });
      await queryClient.invalidateQueries({ queryKey: KEYS.imports });
    },
    onError: (error) => {
      if (isProblem(error, 'import_already_applied')) void queryClient.invalidateQueries({ queryKey: KEYS.review(id) });
    },
  });
  const discardImport = useMutation({
    mutationFn: () => askApi(z.undefined(), 'POST', fillPath(API_PATHS.importDiscard, { id })),
    networkMode: 'always',
    meta: { failure: t('review.discard_failed') },
    onSuccess: async () => {
      await navigate(APP_PATHS.restaurantImport);
      queryClient.removeQueries({ queryKey: KEYS.review(id) });
      await queryClient.invalidateQueries({ queryKey: KEYS.imports });
    },
  });

  const isSettled = (): boolean => settle.current?.() ?? true;
  const missingCount = option === 'overwrite' ? comparison.missing.length : 0;
  // The button itself says that dishes will be removed.
  const addWords =
    option !== 'overwrite'
      ? t('review.add')
      : missingCount > 0
        ? t('review.replace_going', { count: missingCount })
        : t('review.replace');
  return {
    isAdding: addImport.isPending,
    addWords,
    add: () => {
      if (!isSettled() || addImport.isPending) return;
      if (left === 0 && missingCount === 0) return addImport.mutate();
      askToConfirm({
        title: missingCount > 0 ? t('review.replace_title') : t('review.add_title'),
        children: (
          <>
            {left > 0 && <p>{t('review.add_unchecked', { count: left })}</p>}
            {missingCount > 0 && <p>{t('review.add_replaces', { count: missingCount })}</p>}
            <p>{t('review.add_unpublished')}</p>
          </>
        ),
        yes: addWords,
        no: t('review.back'),
        onConfirm: () => addImport.mutate(),
      });
    },
    leave: () => {
      if (isSettled()) void navigate(APP_PATHS.admin);
    },
    discard: () =>
      askToConfirm({
        title: t('review.discard_title'),
        children: t('review.discard_text'),
        yes: t('review.discard'),
        no: t('frame.cancel'),
        onConfirm: () => discardImport.mutate(),
      }),
  };
}
