import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { GUEST_FONT_CHARACTERS, SKETCHED_FONT_CHARACTERS } from '../web/guest/font-characters.ts';
import { simplifyOutlines } from './simplify-outlines.ts';

/** The suffixes for importing a font file reduced to the characters of the guest's page. */
const QUERY = /\.woff2\?(small|small-figures|sketched)$/;

// The weights that the page's style uses.
const WEIGHTS = { min: 400, max: 600 };

// Kerning and placed accents; texts also have figures of one width, for their prices.
const TITLE_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl'];
const TEXT_FEATURES = [...TITLE_FEATURES, 'tnum', 'lnum'];
// In thousandths of the em: less than half a pixel in a title.
const SKETCHED = { tolerance: 10, smallest: 44 };

// Its types are of an older version.
type SubsetOptions = NonNullable<Parameters<typeof subsetFont>[2]> & { keepFeatures: string[]; noHinting: boolean };

/**
 * Makes the guest's fonts small in the build: only the letters of western languages, without hints and without unused
 * alternates (`?small`; `?small-figures` keeps tabular figures; `?sketched` is for letters drawn with thousands of
 * strokes). The measurements: docs/decisions/014-small-fonts-for-guests.md. In development the files are served unchanged.
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
        const isSketched = kind === 'sketched';
        const characters = isSketched ? SKETCHED_FONT_CHARACTERS : GUEST_FONT_CHARACTERS;
        const options: SubsetOptions = {
          targetFormat: 'woff2',
          keepFeatures: kind === 'small-figures' ? TEXT_FEATURES : TITLE_FEATURES,
          noHinting: true,
          ...(path.includes('-wght-') ? { variationAxes: { wght: WEIGHTS } } : {}),
        };
        const subset = async (font: Buffer, targetFormat: 'truetype' | 'woff2') =>
          await subsetFont(font, String.fromCodePoint(...characters), { ...options, targetFormat });
        const file = await readFile(path);
        const source = isSketched
          ? await subset(simplifyOutlines(await subset(file, 'truetype'), SKETCHED), 'woff2')
          : await subset(file, 'woff2');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${basename(path, '.woff2')}-${hash}.woff2`;
        this.emitFile({ type: 'asset', fileName, source });
        return `export default ${JSON.stringify(`/${fileName}`)}`;
      },
    },
  };
}
