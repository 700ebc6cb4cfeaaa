import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPicture } from '../../../shared/file-types.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { tabAddress } from '../../api/tab-address.ts';
import uiStyles from '../../ui/ui.module.css';
import type { ChosenFile } from '../../upload/chosen-files.ts';
import { useUpload } from '../../upload/use-upload.ts';
import type { AnalysisView } from './analysis-view.ts';
import styles from './page-pictures.module.css';

type Props = { id: number; pages: AnalysisView['pages'] };

/** The pages as sheets: each has the picture that was sent, if it was one, and that of the server once it is read. */
export function PagePictures({ id, pages }: Props) {
  const { t } = useTranslation();
  const { begun_id, begun_files } = useUpload();
  const pictures = begun_id === id ? leadingPictures(begun_files) : [];
  // Until the pages are counted, those that were sent as pictures are there.
  const sheets = pages.length > 0 ? pages : pictures.map((_, page) => ({ page, place: 'to_come' as const }));
  if (sheets.length === 0) return <div className={styles.sheets} />;
  return (
    <ol
      className={sheets.length === 1 ? `${styles.sheets} ${styles.sheetsOne}` : styles.sheets}
      aria-label={t('imports.pages')}
    >
      {sheets.map(({ page, place: pagePlace }) => (
        <li key={page} className={styles.sheet} data-part="sheet" data-place={pagePlace}>
          {pagePlace === 'done' ? (
            <Picture id={id} page={page} file={pictures[page]} />
          ) : (
            <SentPicture file={pictures[page]} page={page} />
          )}
          <span className={`${styles.sheetNumber} ${uiStyles.figures}`}>{page + 1}</span>
        </li>
      ))}
    </ol>
  );
}

/** Pages whose picture is a file of its own, up to the first other file: it has as many pages as the server will count. */
function leadingPictures(files: readonly ChosenFile[]): (File | undefined)[] {
  const otherIndex = files.findIndex(({ type }) => !isPicture(type));
  return (otherIndex < 0 ? files : files.slice(0, otherIndex)).map(({ file, rotation }) =>
    // The server rotates it.
    rotation === 0 ? file : undefined,
  );
}

/** A page that isn't read yet, as it was sent; blank if the browser doesn't have its picture. */
function SentPicture({ file, page }: { file: File | undefined; page: number }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (!file || !url) return <span className={styles.sheetBlank} />;
  return <img src={url} alt={t('imports.page_number', { page: page + 1 })} decoding="async" />;
}

function Picture({ id, page, file }: { id: number; page: number; file: File | undefined }) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  // A page that failed early has no picture on the server.
  if (isMissing && file) return <SentPicture file={file} page={page} />;
  if (isMissing) return <span className={styles.sheetBlank}>{t('imports.page_no_picture', { page: page + 1 })}</span>;
  return (
    <img
      src={tabAddress(fillPath(API_PATHS.importPagePicture, { id, page }))}
      alt={t('imports.page_number', { page: page + 1 })}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
