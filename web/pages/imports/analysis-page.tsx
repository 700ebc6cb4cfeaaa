import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { importsQuery } from '../../api/import-queries.ts';
import { Page } from '../../frame/page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useUpload } from '../../upload/use-upload.ts';
import { Analysis } from './analysis.tsx';
import { importPath } from './import-path.ts';
import { SendingFiles } from './sending-files.tsx';
import { importToWatch, readImportId } from './which-import.ts';

/**
 * The upload, then the reading. The address names the import once there is one, so that the screen can be closed and
 * reopened; the onboarding uses the same screen.
 */
export function AnalysisPage() {
  const { upload, begun_id, came_back } = useUpload();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = readImportId(search);
  if (upload) return <SendingFiles upload={upload} />;
  if (id !== undefined) return <Analysis key={id} id={id} />;
  if (came_back) return <Navigate to={importPath(pathname)} replace />;
  return begun_id === null ? <LastImport /> : <ToImport id={begun_id} />;
}

const ToImport = ({ id }: { id: number }) => <Navigate to={{ search: `?import=${id}` }} replace />;

function LastImport() {
  const { t } = useTranslation();
  const { data: imports } = useSuspenseQuery(importsQuery());
  const id = importToWatch(imports);
  if (id !== undefined) return <ToImport id={id} />;
  return (
    <Page title={t('imports.analysis_title')} description={t('imports.analysis_description')} heading={null}>
      <EmptyState
        title={t('imports.none_title')}
        action={<Link to={APP_PATHS.restaurantImport}>{t('imports.choose')}</Link>}
      >
        <p>{t('imports.none')}</p>
      </EmptyState>
    </Page>
  );
}
