import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { draftChangesQuery } from '../api/history-queries.ts';
import { ChangesList } from './changes-list.tsx';

const MAX_LISTED = 5;

/** What publishing would change for guests. Publishing doesn't wait for it. */
export function DraftChanges({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(draftChangesQuery());
  if (isError) return <p>{t('publishing.changes_unread')}</p>;
  return data ? (
    <ChangesList answer={data} limit={MAX_LISTED} onLeave={onLeave} />
  ) : (
    <Loader aria-label={t('frame.loading')} />
  );
}
