import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ENTRY, partOf, readManifest, withImports } from './build-manifest.ts';

/** The maximum of compressed JavaScript for a screen where visits start, with the words of a dish's card: its first touch waits for none. */
export const MAX_FIRST_LOAD_BYTES = 184_000;
/** The maximum of the home with what it loads right after itself. */
export const MAX_HOME_AND_AFTER_BYTES = 300_000;
/** The maximum of additional script for any other screen, after the home. */
export const MAX_MORE_BYTES = 73_500;

const HOME = 'web/pages/menus/section-page.tsx';
const AFTER_HOME = [
  'web/pages/menus/home/home-notes.tsx',
  'web/pages/menus/editor-parts.ts',
  'web/frame/saving-parts.ts',
  'web/frame/frame-parts.ts',
];
/** Where newcomers and returning owners start; the others are reached from there. */
const FIRST_SCREENS = new Set([
  HOME,
  'web/pages/menus/empty-menu-page.tsx',
  'web/pages/auth/sign-up-page.tsx',
  'web/pages/auth/sign-in-page.tsx',
  'web/pages/auth/confirm-page.tsx',
  'web/pages/onboarding/name-page.tsx',
]);
const SCREEN = /^web\/pages\/.*-page\.tsx$/;
/** Each language's messages, in two steps. */
const FIRST_WORDS = /^shared\/i18n\/app\/\w\w\.ts\?first$/;
const LATER_WORDS = /^shared\/i18n\/app\/\w\w\.ts\?later$/;
/** The frame of a screen, loaded at the same time; those not listed have a bare one. */
const FRAMES: [folder: RegExp, frame: string][] = [
  [/^web\/pages\/imports\/review-page/, 'web/frame/whole-layout.tsx'],
  [
    /^web\/pages\/(account|allergens|assistant|imports|languages|menus|publishing|qr|restaurant|settings|subscription|usage|visits)\//,
    'web/frame/app-layout.tsx',
  ],
];

export type ScreenLoad = {
  /** Its source. */
  screen: string;
  isFirst: boolean;
  /** Compressed bytes of script, as the server sends it, including the larger language's messages. */
  bytes: number;
  /** Bytes that the home has not loaded yet. */
  more_bytes: number;
};

/** What each screen of the built app needs, and the bytes of the home with what it loads right after itself. */
export function screenLoads(): { screens: ScreenLoad[]; home_and_after_bytes: number } {
  const manifest = readManifest();
  const keys = Object.keys(manifest);
  const bytesOf = (key: string): number => statSync(join(DIST, `${partOf(manifest, key).file}.br`)).size;
  const heaviest = (step: RegExp): string => {
    const [words] = keys.filter((key) => step.test(key)).sort((a, b) => bytesOf(b) - bytesOf(a));
    if (words === undefined) throw new Error('The build has no words.');
    return words;
  };
  const firstWords = heaviest(FIRST_WORDS);
  const laterWords = heaviest(LATER_WORDS);
  const neededBy = (screen: string): Set<string> => {
    const frame = FRAMES.find(([folder]) => folder.test(screen))?.[1];
    const words = FIRST_SCREENS.has(screen) ? [firstWords] : [firstWords, laterWords];
    return withImports(manifest, [ENTRY, ...words, screen, ...(frame ? [frame] : [])]);
  };
  const sum = (needed: Iterable<string>): number => [...needed].reduce((total, key) => total + bytesOf(key), 0);
  // The home loads these right after itself.
  const home = new Set([...neededBy(HOME), ...withImports(manifest, [laterWords, ...AFTER_HOME])]);
  const screens = keys
    .filter((key) => SCREEN.test(key))
    .map((screen) => {
      const needed = neededBy(screen);
      return {
        screen,
        isFirst: FIRST_SCREENS.has(screen),
        bytes: sum(needed),
        more_bytes: sum([...needed].filter((key) => !home.has(key))),
      };
    });
  return { screens, home_and_after_bytes: sum(home) };
}

/** Prints all screens, heaviest first. @throws naming those above the limit. */
export function checkFirstLoads(): void {
  const { screens, home_and_after_bytes } = screenLoads();
  const loads = screens.sort((a, b) => b.bytes - a.bytes);
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  for (const { screen, isFirst, bytes, more_bytes } of loads)
    console.log(`${kilobytes(bytes)}, ${isFirst ? 'first' : `${kilobytes(more_bytes)} after the home`}: ${screen}`);
  console.log(`${kilobytes(home_and_after_bytes)}: the home with what it loads right after itself`);
  const missing = [...FIRST_SCREENS].filter((screen) => !loads.some((load) => load.screen === screen));
  const heavy = loads
    .filter(({ isFirst, bytes, more_bytes }) => (isFirst ? bytes > MAX_FIRST_LOAD_BYTES : more_bytes > MAX_MORE_BYTES))
    .map(({ screen }) => screen);
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}.`);
  if (home_and_after_bytes > MAX_HOME_AND_AFTER_BYTES) heavy.push('what the home loads after itself');
  if (heavy.length > 0) throw new Error(`Too much script: ${heavy.join(', ')}.`);
}
