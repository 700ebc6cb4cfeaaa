import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The parts of shared/i18n/app that the first screens and the frame say. They are built into a file of their own for each
 * language; all other parts come in a second file, after the first screen.
 */
export const FIRST_PARTS: readonly string[] = ['auth', 'editor', 'fields', 'frame', 'onboarding', 'saves', 'welcome'];

/** A language's words imported with one of these: the parts that come first, or all others. */
const QUERY = /\/shared\/i18n\/app\/\w+\.ts\?(first|later)$/;

/** Lets each language of the owner's app stand in one source file, and be loaded in two steps. */
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
        // Node keeps what it imported by its address: an edited file has another one.
        const parts: object = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);
        const wanted = Object.entries(parts).filter(([part]) => FIRST_PARTS.includes(part) === isFirst);
        return { code: `export const words = ${JSON.stringify(Object.fromEntries(wanted))}`, moduleType: 'js' };
      },
    },
  };
}
