import type { FileToRead } from '../reading.ts';
import { findFileType } from './file-type.ts';

/** See `Reader.countPages`. */
export async function countPages({ path }: FileToRead): Promise<number> {
  const kind = await findFileType(path);
  if (kind.type !== 'pdf') {
    const { measurePicture } = await import('./load-picture.ts');
    await measurePicture(path, kind);
    return 1;
  }
  const { openPdf } = await import('./open-pdf.ts');
  const pdf = await openPdf(path, kind.has_end);
  const pages = pdf.numPages;
  await pdf.loadingTask.destroy();
  return pages;
}
