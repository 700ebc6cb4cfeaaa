import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import pageStyles from '../../frame/page.module.css';
import { Page } from '../../frame/page.tsx';
import { CostNote } from '../../payments/cost-note.tsx';
import { readWebPage } from '../../upload/read-web-page.ts';
import { sendUpload } from '../../upload/send-upload.ts';
import { UploadPanel } from '../../upload/upload-panel.tsx';
import { passTableOn, useUpload } from '../../upload/use-upload.ts';
import styles from './imports.module.css';
import { PastImports } from './past-imports.tsx';

const MenuFiles = lazy(async () => ({ default: (await import('./menu-files.tsx')).MenuFiles }));

/** The upload of menu files, which asks nothing: their use is chosen once they are read. Below, earlier imports. */
export function ImportPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { upload } = useUpload();
  const dataPart = useRef<HTMLDivElement>(null);
  const readTable = (table: File) => {
    passTableOn(table);
    dataPart.current?.focus();
  };
  const toAnalysis = () => {
    // The owner may have left the screen within the second.
    if (location.pathname === APP_PATHS.restaurantImport) void navigate(APP_PATHS.analysis);
  };
  return (
    <Page title={t('imports.page_title')} description={t('imports.page_description')}>
      <p className={pageStyles.lead}>{t('imports.lead')}</p>
      {upload && (
        <p className={styles.underWay}>
          {t('imports.under_way')} <Link to={APP_PATHS.analysis}>{t('imports.watch')}</Link>
        </p>
      )}
      <CostNote />
      <UploadPanel
        onSend={() => void sendUpload({ toAnalysis })}
        onReadPage={(address) => void readWebPage(address, { toAnalysis })}
        onReadTable={readTable}
      />
      <div ref={dataPart} tabIndex={-1}>
        <Suspense>
          <MenuFiles />
        </Suspense>
      </div>
      <PastImports />
    </Page>
  );
}
