import type { HomeFiles } from '../shared/render.ts';
import { type BuildManifest, ENTRY, partOf, withImports } from './build-manifest.ts';

/** With what the first touch of a dish shows. */
const HOME = ['web/pages/menus/section-page.tsx', 'web/frame/app-layout.tsx', 'web/pages/menus/item/item-card.tsx'];

/** From the build's manifest: the scripts that run before a dish can be edited, with those of the document. */
export const homeScripts = (manifest: BuildManifest): string[] => [
  ...new Set([...withImports(manifest, [ENTRY, ...HOME])].map((key) => partOf(manifest, key).file)),
];

/** From the build's manifest: what the home needs besides the document's own scripts and styles. */
export function homeFiles(manifest: BuildManifest): HomeFiles {
  const filesOf = (roots: readonly string[]): Set<string> =>
    new Set(
      [...withImports(manifest, roots)].flatMap((key) => {
        const { file, css = [] } = partOf(manifest, key);
        return [file, ...css];
      }),
    );
  const ofDocument = filesOf([ENTRY]);
  const addresses = [...filesOf(HOME)].filter((file) => !ofDocument.has(file)).map((file) => `/${file}`);
  const wordsOf = (locale: string) => `/${partOf(manifest, `shared/i18n/app/${locale}.ts?first`).file}`;
  return {
    scripts: addresses.filter((address) => address.endsWith('.js')),
    styles: addresses.filter((address) => address.endsWith('.css')),
    words: { en: wordsOf('en'), fr: wordsOf('fr') },
  };
}
