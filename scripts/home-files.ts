import type { HomeFiles } from '../shared/render.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const ENTRY = 'web/index.html';
const HOME = ['web/pages/menus/section-page.tsx', 'web/frame/app-layout.tsx'];

/**
 * From the build's manifest: what the home needs besides the document's own scripts and styles.
 * @throws if the build has no such file: an address of nothing would be loaded at each start.
 */
export function homeFiles(manifest: Manifest): HomeFiles {
  const partAt = (key: string) => {
    const part = manifest[key];
    if (!part) throw new Error(`The build has no ${key}.`);
    return part;
  };
  const filesOf = (roots: readonly string[]): Set<string> => {
    const keys = new Set<string>();
    const add = (key: string) => {
      if (keys.has(key)) return;
      keys.add(key);
      for (const importedKey of partAt(key).imports ?? []) add(importedKey);
    };
    for (const root of roots) add(root);
    return new Set([...keys].map(partAt).flatMap(({ file, css = [] }) => [file, ...css]));
  };
  const ofDocument = filesOf([ENTRY]);
  const addresses = [...filesOf(HOME)].filter((file) => !ofDocument.has(file)).map((file) => `/${file}`);
  const wordsOf = (locale: string) => `/${partAt(`shared/i18n/app/${locale}.ts?first`).file}`;
  return {
    scripts: addresses.filter((address) => address.endsWith('.js')),
    styles: addresses.filter((address) => address.endsWith('.css')),
    words: { en: wordsOf('en'), fr: wordsOf('fr') },
  };
}
