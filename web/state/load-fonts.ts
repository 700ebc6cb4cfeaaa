import fontsAddress from '../theme/fonts.css?url';
import { whenIdle } from './when-idle.ts';

/** The same key as in public/start.js, which loads the fonts at once if the browser has them already. */
const STORAGE_KEY = 'fonts';

/**
 * Loads the fonts after the first screen: on a slow network they would be a third of what is waited for until a dish can be
 * edited.
 */
export async function loadFonts(): Promise<void> {
  if (document.querySelector(`link[href="${fontsAddress}"]`)) return;
  await whenIdle;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = fontsAddress;
  const { promise: sheetLoaded, resolve } = Promise.withResolvers<unknown>();
  sheet.onload = resolve;
  document.head.append(sheet);
  await sheetLoaded;
  await document.fonts.ready;
  try {
    localStorage.setItem(STORAGE_KEY, fontsAddress);
  } catch {
    // Full or forbidden: the fonts come after the first screen again.
  }
}
