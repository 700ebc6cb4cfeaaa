import { Button } from '@mantine/core';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { problemWords } from '../api/problem-words.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Replaces a screen that could not be shown. */
export function ScreenError() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <QueryErrorResetBoundary>
      <EmptyState
        title={t('frame.screen_failed')}
        action={<Button onClick={() => location.reload()}>{t('frame.try_again')}</Button>}
      >
        {error instanceof Error && <p>{problemWords(error)}</p>}
      </EmptyState>
    </QueryErrorResetBoundary>
  );
}
