import type { HomeFiles } from '../shared/render.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const ENTRY = 'web/index.html';
const HOME = ['web/pages/menus/section-page.tsx', 'web/frame/app-layout.tsx'];

/** From the build's manifest: what the home needs besides the document's own scripts and styles. */
export function homeFiles(manifest: Manifest): HomeFiles {
  const filesOf = (roots: readonly string[]): Set<string> => {
    const keys = new Set<string>();
    const add = (key: string) => {
      if (keys.has(key)) return;
      keys.add(key);
      for (const importedKey of manifest[key]?.imports ?? []) add(importedKey);
    };
    for (const root of roots) add(root);
    return new Set([...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()));
  };
  const ofDocument = filesOf([ENTRY]);
  const addresses = [...filesOf(HOME)].filter((file) => !ofDocument.has(file)).map((file) => `/${file}`);
  const wordsOf = (locale: string) => `/${manifest[`shared/i18n/app/${locale}.ts?first`]?.file}`;
  return {
    scripts: addresses.filter((address) => address.endsWith('.js')),
    styles: addresses.filter((address) => address.endsWith('.css')),
    words: { en: wordsOf('en'), fr: wordsOf('fr') },
  };
}
