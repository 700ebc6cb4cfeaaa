import { cutFiles } from './cut-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { brokenJpegs } from './jpeg-pictures.ts';
import { filesOfOtherKinds, polyglots } from './other-files.ts';
import { heavyContents } from './pdf-contents.ts';
import { type Outside, oddPagesAndLocks, reachingOut } from './pdf-pages.ts';
import { heavyPictures } from './pdf-pictures.ts';
import { brokenStructures } from './pdf-structures.ts';
import { brokenTexts } from './pdf-text.ts';
import { brokenPngs } from './png-pictures.ts';
import { strangePictures } from './strange-pictures.ts';

export type Sound = {
  /** A small picture of a menu, in any form that sharp reads. */
  picture: Buffer;
  /** A sound PDF of some ten kilobytes or more. */
  pdf: Buffer;
};

/** The hostile corpus, by kind: made anew in each run and the same in each run, so that none of it has to be kept. */
export async function makeHostileFiles(sound: Sound, outside: Outside): Promise<Record<string, HostileFile[]>> {
  const { picture } = sound;
  return {
    'PDF structures': brokenStructures(),
    'PDF contents': heavyContents(),
    'PDF pictures': heavyPictures(),
    'PDF texts': brokenTexts(),
    'PDF pages and locks': oddPagesAndLocks(),
    'PDFs that reach out': reachingOut(outside),
    PNGs: brokenPngs(),
    JPEGs: await brokenJpegs(picture),
    'strange pictures': await strangePictures(picture),
    'other kinds': await filesOfOtherKinds(picture, outside.address),
    polyglots: await polyglots(picture, outside.address),
    'cut files': await cutFiles(sound),
  };
}
