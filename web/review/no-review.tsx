import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isFinished } from '../../shared/import-status.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { isProblem } from '../api/api-problem.ts';
import { importQuery } from '../api/import-queries.ts';
import { ScreenLoading } from '../frame/screen-loading.tsx';
import { OtherScreen } from './other-screen.tsx';

/** Shown if there is nothing to review: unknown, discarded, still being read, or failed; with a link to continue. */
export function NoReview({ id, error }: { id: number; error: Error }) {
  const { t } = useTranslation();
  const isUnknown = isProblem(error, 'not_found');
  const { data, isError } = useQuery({ ...importQuery(id), enabled: !isUnknown });
  const toImport = <LinkButton to={APP_PATHS.restaurantImport}>{t('review.to_import')}</LinkButton>;
  if (isUnknown || isError)
    return <OtherScreen title={t('review.missing_title')} text={t('review.missing_text')} action={toImport} />;
  if (!data) return <ScreenLoading />;
  if (data.discarded_at !== null)
    return <OtherScreen title={t('review.discarded_title')} text={t('review.discarded_text')} action={toImport} />;
  if (isFinished(data.status))
    return <OtherScreen title={t('review.failed_title')} text={data.error?.message ?? ''} action={toImport} />;
  return (
    <OtherScreen
      title={t('review.unfinished_title')}
      text={t('review.unfinished_text')}
      action={<LinkButton to={APP_PATHS.analysis}>{t('review.to_analysis')}</LinkButton>}
    />
  );
}

function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to}>
      {children}
    </Button>
  );
}
