import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { GUEST_FONT_CHARACTERS } from '../web/guest/font-characters.ts';

/** A font file imported with one of these: cut down to the letters of the guest's page. */
const QUERY = /\.woff2\?(small|small-figures)$/;

// The weights that the page's style uses.
const WEIGHTS = { min: 400, max: 600 };

/**
 * Makes the guest's fonts small when built: only the letters of western languages, and with `?small` without the
 * alternates (small capitals, figures of one width …) that `?small-figures` keeps. Source: the figures in
 * docs/decisions/014-small-fonts-for-guests.md. In development the files are served as they are.
 */
export function subsetFonts(): Plugin {
  let isBuild = false;
  return {
    name: 'subset-fonts',
    // Before Vite's own handling of files.
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const kind = QUERY.exec(id)?.[1];
        const path = id.replace(/\?.*$/, '');
        if (!isBuild) return `export default ${JSON.stringify(path.slice(path.indexOf('/node_modules/')))}`;
        const source = await subsetFont(await readFile(path), String.fromCodePoint(...GUEST_FONT_CHARACTERS), {
          targetFormat: 'woff2',
          noLayoutClosure: kind === 'small',
          ...(path.includes('-wght-') ? { variationAxes: { wght: WEIGHTS } } : {}),
        });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${basename(path, '.woff2')}-${hash}.woff2`;
        this.emitFile({ type: 'asset', fileName, source });
        return `export default ${JSON.stringify(`/${fileName}`)}`;
      },
    },
  };
}
