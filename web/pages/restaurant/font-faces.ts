import type { FontKey } from '../../../shared/fonts.ts';
import { fontFiles } from '../../guest/guest-fonts.ts';

const GENERIC_FONTS = { title: 'Georgia, serif', text: 'system-ui, sans-serif' } as const;
const loadedFamilies = new Set<string>();

/**
 * The family of a font as guests see it in titles or in text. Its file is loaded when it is first used, from our own server:
 * the same file as the public page's.
 */
export function specimenFamily(font: FontKey, role: 'title' | 'text'): string {
  const familyName = `Specimen ${role} ${font}`;
  const url = fontFiles(font)[role];
  if (url !== undefined && !loadedFamilies.has(familyName)) {
    loadedFamilies.add(familyName);
    document.fonts.add(new FontFace(familyName, `url(${url})`, { weight: '400 600', display: 'swap' }));
  }
  return `"${familyName}", ${GENERIC_FONTS[role]}`;
}
