import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { uploadWaitingWords } from '../../draft/failure-words.ts';
import { Page } from '../../frame/page.tsx';
import uiStyles from '../../ui/ui.module.css';
import type { UploadState } from '../../upload/upload-store.ts';
import { useUpload } from '../../upload/use-upload.ts';
import styles from './analysis.module.css';
import sendingFilesStyles from './sending-files.module.css';

/** A progress bar for each file. Until the last is sent, the upload can be cancelled. */
export function SendingFiles({ upload }: { upload: NonNullable<UploadState['upload']> }) {
  const { t } = useTranslation();
  const { chosen: chosenFiles } = useUpload();
  const haveAllLeft = upload.sent.every((share) => share >= 1);
  return (
    <Page title={t('imports.sending')} description={t('imports.analysis_description')}>
      <p className={styles.now} role="status">
        {upload.waits_for ? uploadWaitingWords(upload.waits_for) : t('imports.stay')}
      </p>
      <ul className={sendingFilesStyles.sending}>
        {chosenFiles.map(({ id, file }, index) => {
          const percent = Math.floor((upload.sent[index] ?? 0) * 100);
          return (
            <li key={id}>
              <span className={sendingFilesStyles.sendingName}>{file.name}</span>
              <span className={`${sendingFilesStyles.sendingShare} ${uiStyles.figures}`}>
                {percent === 100 ? t('imports.has_left') : t('imports.sent_percent', { percent })}
              </span>
              <Progress
                value={percent}
                className={percent === 100 ? sendingFilesStyles.barWhole : undefined}
                aria-label={t('imports.sent_of_file', { name: file.name })}
              />
            </li>
          );
        })}
      </ul>
      {/* A completed upload is an import: it is discarded in the review. */}
      <Button variant="default" disabled={haveAllLeft} onClick={upload.cancel}>
        {t('imports.cancel_upload')}
      </Button>
    </Page>
  );
}
