import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The parts of shared/i18n/app that the first screens and the frame use. The build puts them into a file of their own for
 * each language; all other parts are in a second file, loaded after the first screen.
 */
export const FIRST_PARTS: readonly string[] = [
  'auth',
  'editor',
  'edits',
  'fields',
  'frame',
  'onboarding',
  'saves',
  'welcome',
];

/** The suffixes for importing a language's messages: the first parts, or all others. */
const QUERY = /\/shared\/i18n\/app\/\w+\.ts\?(first|later)$/;

/** Loads each language of the owner's app in two steps, from one source file. */
export function splitWords(): Plugin {
  return {
    name: 'split-words',
    // Before Vite's own handling of TypeScript.
    enforce: 'pre',
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const isFirst = QUERY.exec(id)?.[1] === 'first';
        const path = id.replace(/\?.*$/, '');
        this.addWatchFile(path);
        // Node caches imports by their address: an edited file gets a new one.
        const parts: object = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);
        const wanted = Object.entries(parts).filter(([part]) => FIRST_PARTS.includes(part) === isFirst);
        return { code: `export const words = ${JSON.stringify(Object.fromEntries(wanted))}`, moduleType: 'js' };
      },
    },
  };
}
