import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import type { Menu } from '../../../shared/menu.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { useRestaurant } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import { findMenu, menuEditorPath } from '../../draft/change/menu-tree.ts';
import { cachedRestaurant, currentDraft } from '../../draft/draft.ts';
import type { ReviewCount } from '../state/choices.ts';
import { countChanges, isAsShown } from '../state/comparison-choices.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { SavedChoices } from '../state/use-saved-choices.ts';
import { aimOf, shouldCompare, withShownTarget } from './aim.ts';
import { UncheckedNotes } from './unchecked-notes.tsx';

type ReviewEnd = {
  count: Pick<ReviewCount, 'left' | 'unused_lines'>;
  comparison: Comparison;
  choices: ReviewChoices;
  saving: SavedChoices;
};

/** The menu or the draft has changed since the comparison was shown. */
class ComparisonChanged extends Error {}

/** The three ways to end the review: add to the menu, leave for later, discard. */
export function useEndReview({ count, comparison, choices, saving }: ReviewEnd) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { record, settle, showComparison, currentChoices } = useReviewSetting();
  const { menus } = useRestaurant();
  const { id } = record;
  const isCompared = shouldCompare(menus, comparison);

  const addImport = useMutation({
    mutationFn: async () => {
      // Another device may have saved other choices since: the sign must be that of the choices on this screen.
      const shownChoices = currentChoices();
      const aim = aimOf({ choices: shownChoices, record, comparison, menus });
      const sentChoices = withShownTarget(shownChoices, aim);
      const answer = await saving.saveAgain(sentChoices);
      // Without a comparison, the draft on the screen is what is added.
      const shownComparison = isCompared ? comparison : { ...comparison, added: answer.comparison.added };
      if (answer.choices !== sentChoices || !isAsShown(shownComparison, answer.comparison))
        throw new ComparisonChanged();
      const { sign } = answer.comparison;
      await currentDraft().commit({ kind: 'apply', entity: 'restaurant', id: 0, import_id: id, shown: sign });
    },
    // Without a network it says so instead of waiting: adding needs the owner's attention.
    networkMode: 'always',
    meta: { saves: true },
    onSuccess: async () => {
      const restaurantCache = cachedRestaurant();
      const menu =
        comparison.menu_id === null ? newest(restaurantCache.menus) : findMenu(restaurantCache, comparison.menu_id);
      await navigate(menu ? menuEditorPath(menu) : APP_PATHS.admin);
      queryClient.removeQueries({ queryKey: KEYS.review(id) });
      await queryClient.invalidateQueries({ queryKey: KEYS.imports });
    },
    onError: (error) => {
      if (ENDED_OTHERWISE.some((code) => isProblem(error, code)))
        void queryClient.invalidateQueries({ queryKey: KEYS.review(id) });
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
  const { going } = countChanges(comparison, choices);
  return {
    isAdding: addImport.isPending,
    addWords: isCompared ? t('review.compare') : t('review.add'),
    applyWords: applyWords(t, comparison, going),
    /** @param onChanged The comparison has changed since it was shown; the new one is shown now. */
    apply: ({ onChanged }: { onChanged(): void }) => {
      if (addImport.isPending) return;
      addImport.mutate(undefined, {
        onError: (error) => {
          if (error instanceof ComparisonChanged || isProblem(error, 'import_comparison_changed')) onChanged();
        },
      });
    },
    /** Opens the comparison; where there is nothing to compare with, adds. */
    add: () => {
      if (!isSettled() || addImport.isPending) return;
      if (isCompared) return showComparison();
      if (count.left === 0) return addImport.mutate();
      askToConfirm({
        title: t('review.add_title'),
        children: (
          <>
            <UncheckedNotes count={count} />
            <p>{t('review.add_unpublished')}</p>
          </>
        ),
        yes: t('review.add'),
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

/** The menu that was made last. */
const newest = (menus: readonly Menu[]): Menu | undefined => menus.toSorted((a, b) => b.id - a.id)[0];

/** What another device did meanwhile: the review is fetched again. */
const ENDED_OTHERWISE = ['import_already_applied', 'import_comparison_changed'] as const;

/** The button itself says that dishes will be removed. */
function applyWords(t: TFunction, { menu_id, option }: Comparison, going: number): string {
  if (menu_id === null) return t('review.make_menu');
  if (option !== 'overwrite') return t('review.add');
  return going > 0 ? t('review.replace_going', { count: going }) : t('review.replace');
}
