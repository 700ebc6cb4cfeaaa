import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
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

const MENUS = join(import.meta.dirname, '../../test/menus');

/** A small picture of one dish under its heading, and a valid PDF of some ten kilobytes: the basis of many hostile files. */
const soundPicture = () =>
  sharp(join(MENUS, 'diner-three-columns.png'))
    .extract({ left: 1_100, top: 240, width: 520, height: 126 })
    .png()
    .toBuffer();
const soundPdf = () => readFile(join(MENUS, 'bistro-deux-colonnes.pdf'));

/**
 * The hostile corpus, by kind: generated in each run and always the same, so that none of it has to be stored. Each kind has
 * its own test file, `kinds/<kind>.long.test.ts`.
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
