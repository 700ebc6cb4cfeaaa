import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDrawing } from '../../reader/pages/draw-pdf.ts';
import { cutFiles } from './cut-files.ts';
import { heavyPictureFiles } from './heavy-picture-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { brokenJpegs } from './jpeg-pictures.ts';
import { filesOfOtherKinds, polyglots } from './other-files.ts';
import { heavyContents } from './pdf-contents.ts';
import { type Outside, oddPagesAndLocks, reachingOut } from './pdf-pages.ts';
import { heavyPictures } from './pdf-pictures.ts';
import { pagesInStrips } from './pdf-strips.ts';
import { brokenStructures } from './pdf-structures.ts';
import { brokenTexts } from './pdf-text.ts';
import { picturesHardToPrepare } from './pictures-hard-to-prepare.ts';
import { brokenPngs } from './png-pictures.ts';
import { strangePictures } from './strange-pictures.ts';
import { onePage } from './write-pdf.ts';

const MENUS = join(import.meta.dirname, '../../test/menus');

/**
 * A picture of one dish under its heading, and a valid PDF of some ten kilobytes: the basis of many hostile files. The
 * picture is as small as it can be read: each of these files is read whole.
 */
async function soundPicture(): Promise<Buffer> {
  const page = onePage({ content: ONE_DISH, mediaBox: '[0 0 200 80]' });
  return (await (await openDrawing(page)).drawPage(0, 220)).png().toBuffer();
}
const ONE_DISH = [
  'BT /F1 22 Tf 12 48 Td (Soups) Tj ET',
  'BT /F1 14 Tf 12 20 Td (Onion soup) Tj ET BT /F1 14 Tf 150 20 Td (9.50) Tj ET',
].join('\n');
const soundPdf = () => readFile(join(MENUS, 'bistro-deux-colonnes.pdf'));

/**
 * The hostile corpus, by kind: generated in each run and always the same, so that none of it has to be stored.
 */
export const HOSTILE_KINDS = {
  'pdf-structures': brokenStructures,
  'pdf-contents': heavyContents,
  'pdf-pictures': heavyPictures,
  'pdf-strips': pagesInStrips,
  'pdf-texts': brokenTexts,
  'pdf-pages-and-locks': oddPagesAndLocks,
  'pdfs-that-reach-out': reachingOut,
  pngs: brokenPngs,
  'heavy-pictures': heavyPictureFiles,
  jpegs: async () => brokenJpegs(await soundPicture()),
  'strange-pictures': async () => strangePictures(await soundPicture()),
  'pictures-hard-to-prepare': async () => picturesHardToPrepare(await soundPicture()),
  'other-kinds': async ({ address }) => filesOfOtherKinds(await soundPicture(), address),
  polyglots: async ({ address }) => polyglots(await soundPicture(), address),
  'cut-files': async () => cutFiles({ picture: await soundPicture(), pdf: await soundPdf() }),
} satisfies Record<string, (outside: Outside) => HostileFile[] | Promise<HostileFile[]>>;

export type HostileKind = keyof typeof HOSTILE_KINDS;

/**
 * Kinds that are read by the same processes, since starting one costs as much as reading many files. Each group has its own
 * test file, `kinds/<group>.long.test.ts`.
 */
export const HOSTILE_GROUPS = {
  'pdf-contents': ['pdf-contents', 'pdf-strips'],
  'pdf-structures': ['pdf-structures', 'pdf-pages-and-locks', 'pdfs-that-reach-out'],
  'pdf-texts': ['pdf-texts', 'pdf-pictures'],
  pictures: ['pngs', 'heavy-pictures', 'jpegs', 'strange-pictures', 'pictures-hard-to-prepare'],
  'other-kinds': ['other-kinds', 'polyglots', 'cut-files'],
} satisfies Record<string, HostileKind[]>;

export type HostileGroup = keyof typeof HOSTILE_GROUPS;
