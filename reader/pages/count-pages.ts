import { readPictureFile } from '../picture-file/read-picture-file.ts';
import type { FileToRead } from '../reading.ts';
import { findFileType } from './file-type.ts';

/** See `Reader.countPages`. */
export async function countPages({ path }: FileToRead): Promise<number> {
  const kind = await findFileType(path);
  if (kind.type !== 'pdf') {
    const { measurePicture } = await import('./load-picture.ts');
    await measurePicture(await readPictureFile(path), kind);
    return 1;
  }
  const { withPdf } = await import('./cached-pdf.ts');
  return withPdf(path, kind.has_end, async ({ text }) => text.numPages);
}
