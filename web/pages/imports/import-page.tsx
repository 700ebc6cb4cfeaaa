import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FIRST_MENU_ID } from '../../../shared/limits.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useRestaurant } from '../../api/queries.ts';
import frameStyles from '../../frame/frame.module.css';
import { Page } from '../../frame/page.tsx';
import { ImportChoices } from '../../upload/import-choices.tsx';
import { sendUpload } from '../../upload/send-upload.ts';
import type { ImportChoice } from '../../upload/upload-form.ts';
import { UploadPanel } from '../../upload/upload-panel.tsx';
import { useUpload } from '../../upload/use-upload.ts';
import styles from './imports.module.css';
import { PastImports } from './past-imports.tsx';

/** The upload of menu files; below, earlier imports. */
export function ImportPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { menus } = useRestaurant();
  const { upload } = useUpload();
  const menu = menus.find(({ id }) => id === FIRST_MENU_ID) ?? menus[0];
  const [choice, setChoice] = useState<ImportChoice>({ option: 'add', menu_id: menu?.id ?? null });
  const toAnalysis = () => {
    // The owner may have left the screen within the second.
    if (location.pathname === APP_PATHS.restaurantImport) void navigate(APP_PATHS.analysis);
  };
  return (
    <Page title={t('imports.page_title')} description={t('imports.page_description')}>
      <p className={frameStyles.pageLead}>{t('imports.lead')}</p>
      {upload && (
        <p className={styles.underWay}>
          {t('imports.under_way')} <Link to={APP_PATHS.analysis}>{t('imports.watch')}</Link>
        </p>
      )}
      <UploadPanel onSend={() => void sendUpload({ choice, toAnalysis })}>
        <ImportChoices menus={menus} choice={choice} onChange={setChoice} />
      </UploadPanel>
      <PastImports />
    </Page>
  );
}
