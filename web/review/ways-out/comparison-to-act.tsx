import { Button } from '@mantine/core';
import { notifyManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { KEYS } from '../../api/keys.ts';
import { useRestaurant } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import uiStyles from '../../ui/ui.module.css';
import type { ReviewCount } from '../state/choices.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewAnswer } from '../state/review-queries.ts';
import type { SavedChoices } from '../state/use-saved-choices.ts';
import { aimOf, canCreateMenu } from './aim.ts';
import styles from './compare.module.css';
import { ComparedGroup } from './compared-group.tsx';
import { type ComparedRow, comparedRows, ROW_KINDS } from './compared-rows.ts';
import { ComparedSections } from './compared-sections.tsx';
import comparisonToActStyles from './comparison-to-act.module.css';
import { TargetChoice } from './target-choice.tsx';
import { UncheckedNotes } from './unchecked-notes.tsx';
import { useEndReview } from './use-end-review.tsx';
import { useOwnTranslations } from './use-own-translations.ts';

type Props = {
  /** Open doubts. */
  count: Pick<ReviewCount, 'left' | 'unused_lines'>;
  comparison: Comparison;
  choices: ReviewChoices;
  saving: SavedChoices;
};

/** What is added, changed and let go is decided here, dish by dish, and then applied. */
export function ComparisonToAct({ count, comparison, choices, saving }: Props) {
  const { t } = useTranslation();
  const { draft, money, record, act, is_phone } = useReviewSetting();
  const { menus } = useRestaurant();
  const [hasChanged, setChanged] = useState(false);
  const end = useEndReview({ count, comparison, choices, saving });
  const { target, pairs } = choices.against_menu ?? {};
  // The decision that opened this may still be on its way; a comparison until then lacks it.
  const [isSettled, setSettled] = useState(false);
  const apply = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  const aim = aimOf({ choices, record, comparison, menus });
  const saveTarget = useEffectEvent(async () => {
    await saving.finish();
    const answer = queryClient.getQueryData<ReviewAnswer>(KEYS.review(record.id));
    // The menu was deleted on another device: this one doesn't know that yet.
    if (aim.menu_id !== null && answer?.comparison.menu_id === null)
      await queryClient.invalidateQueries({ queryKey: KEYS.restaurant });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another menu, or another pair, is compared at once.
  useEffect(() => {
    let isLatest = true;
    setSettled(false);
    // Scheduled behind the answer's comparison, so that it is on the screen by then; without a network, applying says so.
    void saveTarget()
      .catch(() => undefined)
      .finally(() => notifyManager.schedule(() => isLatest && setSettled(true)));
    return () => {
      isLatest = false;
    };
  }, [target, pairs]);
  const [typedTitle, setTypedTitle] = useState(aim.title);
  const isNamed = canCreateMenu({ menu_id: aim.menu_id, title: typedTitle });
  const isShown = aim.menu_id === comparison.menu_id && aim.option === comparison.option;
  const isCompared = isSettled && isShown;
  // The dialog opened before this could be pressed; whoever is elsewhere in it by then stays there.
  useEffect(() => {
    if (!isCompared || hadFocus.current) return;
    hadFocus.current = true;
    if (!content.current?.contains(document.activeElement)) apply.current?.focus({ preventScroll: true });
  }, [isCompared]);
  const menu = menus.find(({ id }) => id === comparison.menu_id);
  const ownTranslations = useOwnTranslations();
  const rows = useMemo(
    () => comparedRows({ comparison, choices, draft, menu, ownTranslations, money, t }),
    [comparison, choices, draft, menu, ownTranslations, money, t],
  );
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const titles = {
    going: t('review.list_goes'),
    changed: t('review.list_changed'),
    new: t('review.list_new'),
    missing: t('review.list_not_seen'),
    same: t('review.list_unchanged'),
  };
  const take = (takenRows: readonly ComparedRow[], isTaken: boolean) => {
    const keys = takenRows.flatMap(({ key }) => key ?? []);
    const items = takenRows.flatMap(({ key, item_id }) => (key === null && item_id !== null ? [item_id] : []));
    if (keys.length > 0) act({ kind: 'against_menu', step: { kind: 'take', keys, is_taken: isTaken } });
    if (items.length > 0) act({ kind: 'against_menu', step: { kind: 'let_go', items, is_going: isTaken } });
  };
  const partnersOf = (kind: 'new' | 'lacking') =>
    rows
      .filter((row) => (kind === 'new' ? row.kind === 'new' : row.key === null))
      .map(({ key, item_id, title, price }) => ({ value: String(key ?? item_id), label: `${title} · ${price}` }));
  const partners = { new: partnersOf('lacking'), lacking: partnersOf('new') };
  const hiddenCount = rows.filter(
    ({ key, is_taken, marks }) => key !== null && is_taken && marks.includes('hidden'),
  ).length;
  const notes = (
    <div className={comparisonToActStyles.notes}>
      <UncheckedNotes count={count} />
      {hiddenCount > 0 && <p>{t('review.will_be_hidden', { count: hiddenCount })}</p>}
      <p>{t('review.add_unpublished')}</p>
      {comparison.option === 'overwrite' && (
        <Link to={APP_PATHS.bin} className={uiStyles.textLink}>
          {t('bin.open')}
        </Link>
      )}
    </div>
  );
  return (
    <div ref={content} className={styles.compare} aria-busy={!isCompared}>
      <TargetChoice
        aim={aim}
        menus={menus}
        keeps_order={choices.against_menu?.keeps_order ?? false}
        typedTitle={typedTitle}
        onType={setTypedTitle}
        isNamed={isNamed}
      />
      {hasChanged && (
        <p role="alert" className={comparisonToActStyles.notice}>
          {t('review.changed_since')}
        </p>
      )}
      {isShown ? (
        <>
          {ROW_KINDS.map((kind) => (
            <ComparedGroup
              key={kind}
              title={titles[kind]}
              rows={byKind.get(kind) ?? []}
              partners={kind === 'new' ? partners.new : partners.lacking}
              onTake={kind === 'missing' || kind === 'same' ? undefined : take}
              is_open={kind !== 'missing' && kind !== 'same'}
            />
          ))}
          <ComparedSections comparison={comparison} choices={choices} money={money} />
        </>
      ) : (
        <p role="status" className={styles.help}>
          {saving.state === 'waiting'
            ? t('frame.waiting')
            : saving.state === 'refused'
              ? t('review.not_saved')
              : t('frame.loading')}
        </p>
      )}
      {is_phone && notes}
      <footer className={comparisonToActStyles.end}>
        {!is_phone && notes}
        <Button
          ref={apply}
          loading={end.isAdding}
          disabled={!isCompared || !isNamed}
          onClick={() => {
            setChanged(false);
            end.apply({ onChanged: () => setChanged(true) });
          }}
        >
          {end.applyWords}
        </Button>
      </footer>
    </div>
  );
}
