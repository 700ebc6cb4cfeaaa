import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinEntry } from '../../../shared/api/bin.ts';
import type { RestoreBody } from '../../../shared/api/menus.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { askToDelete } from '../../dialogs/modals.tsx';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import styles from './bin.module.css';
import { BinMoments } from './bin-moments.tsx';
import { binQuery, entryKey, useEmptyBin, useRestore } from './bin-queries.ts';

/** What was deleted or replaced within 30 days, to be restored or deleted for good. */
export function BinPage() {
  const { t } = useTranslation();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(binQuery());
  const [selected, setSelected] = useState<ReadonlyMap<string, BinEntry>>(new Map());
  const [statusText, setSaid] = useState('');
  const statusRef = useRef<HTMLParagraphElement>(null);
  const restoreMutation = useRestore();
  const emptyMutation = useEmptyBin();
  const [first] = data?.pages ?? [];
  const newestTime = first?.entries[0]?.deleted_at;

  const announceStatus = (words: string) => {
    setSelected(new Map());
    setSaid(words);
    // The button that was pressed is gone with its line.
    statusRef.current?.focus();
  };
  const putBack = (body: RestoreBody, words: string) =>
    restoreMutation.mutate(body, { onSuccess: () => announceStatus(words) });
  const toggleEntry = (entry: BinEntry) => {
    const nextSelection = new Map(selected);
    if (!nextSelection.delete(entryKey(entry))) nextSelection.set(entryKey(entry), entry);
    setSelected(nextSelection);
  };
  const askToEmpty = (until: string, count: number) =>
    askToDelete({
      title: t('bin.empty_title'),
      children: t('bin.empty_text', { count }),
      onConfirm: () => emptyMutation.mutate(until, { onSuccess: () => announceStatus(t('bin.emptied')) }),
    });

  return (
    <Page
      title={t('bin.page_title')}
      description={t('bin.page_description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('bin.lead')}</p>
      <p ref={statusRef} role="status" tabIndex={-1} className={styles.status}>
        {statusText}
      </p>
      {isError && !data && (
        <EmptyState
          title={t('bin.unread')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      )}
      {!data && !isError && <ScreenLoading />}
      {first?.total === 0 && <EmptyState title={t('bin.nothing')} />}
      {first && newestTime && (
        <>
          <div className={styles.head}>
            <p className={uiStyles.figures}>{t('bin.entries', { count: first.total })}</p>
            <Button
              variant="subtle"
              color="brick"
              leftSection={<Icon name="delete" />}
              loading={emptyMutation.isPending}
              onClick={() => askToEmpty(newestTime, first.total)}
            >
              {t('bin.empty')}
            </Button>
          </div>
          <BinMoments
            pages={data?.pages ?? []}
            selected={selected}
            isBusy={restoreMutation.isPending}
            onToggle={toggleEntry}
            onRestore={(entry) =>
              putBack({ entries: [{ entity: entry.entity, id: entry.id }] }, t('bin.is_back', { title: entry.title }))
            }
            onRestoreAll={({ deleted_at, items }) => putBack({ deleted_at }, t('bin.are_back', { count: items }))}
          />
          {hasNextPage && (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('bin.more')}
            </Button>
          )}
        </>
      )}
      {selected.size > 0 && (
        <div className={styles.selection} role="toolbar" aria-label={t('bin.selection')}>
          <span className={`${styles.selectedCount} ${uiStyles.figures}`}>
            {t('bin.selected', { count: selected.size })}
          </span>
          <Button variant="default" onClick={() => setSelected(new Map())}>
            {t('bin.clear')}
          </Button>
          <Button
            loading={restoreMutation.isPending}
            onClick={() =>
              putBack(
                { entries: Array.from(selected.values(), ({ entity, id }) => ({ entity, id })) },
                t('bin.entries_back', { count: selected.size }),
              )
            }
          >
            {t('bin.restore')}
          </Button>
        </div>
      )}
    </Page>
  );
}
