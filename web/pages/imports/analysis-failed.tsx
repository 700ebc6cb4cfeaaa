import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type Import, importAnswerSchema } from '../../../shared/api/imports.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { ask } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';

/** Why nothing could be read, and the two ways on: once more, or with other files. */
export function AnalysisFailed({ item: { id, error } }: { item: Import }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const restart = useMutation({
    mutationFn: () => ask(importAnswerSchema, 'POST', fillPath(API_PATHS.importRestart, { id })),
    meta: { failure: t('imports.restart_failed') },
    onSuccess: (answer) => {
      queries.setQueryData(KEYS.import(id), answer.import);
      return queries.invalidateQueries({ queryKey: KEYS.imports, exact: true });
    },
  });
  const isOnboarding = pathname === APP_PATHS.onboardingAnalysis;
  return (
    <>
      <p className="analysis-reason" role="alert">
        {error?.message}
      </p>
      <p className="analysis-hint">{t('imports.failed_help')}</p>
      <div className="analysis-actions">
        <Button loading={restart.isPending} onClick={() => restart.mutate()}>
          {t('imports.restart')}
        </Button>
        <Button
          component={Link}
          to={isOnboarding ? APP_PATHS.onboardingImport : APP_PATHS.restaurantImport}
          variant="default"
        >
          {t('imports.other_files')}
        </Button>
      </div>
    </>
  );
}
