import { FONTS, type FontKey } from '../../shared/fonts.ts';

/** In the letters' size: how far a font goes above and below its line, and how wide its average letter is. */
type Size = { above: number; below: number; title_width: number; text_width: number };

/**
 * Of the files that web/guest/guest-fonts.ts names, by their own tables; a letter's share of the average is how often it
 * occurs in Latin texts (Capsize's method). near-fonts.test.ts compares them with the files.
 */
export const FONT_SIZES: Record<FontKey, Size> = {
  fraunces: { above: 0.978, below: 0.255, title_width: 0.477, text_width: 0.469 },
  playfair: { above: 1.082, below: 0.251, title_width: 0.456, text_width: 0.452 },
  cormorant: { above: 0.924, below: 0.287, title_width: 0.396, text_width: 0.394 },
  lora: { above: 1.006, below: 0.274, title_width: 0.473, text_width: 0.468 },
  'dm-serif': { above: 1.036, below: 0.335, title_width: 0.446, text_width: 0.446 },
  caveat: { above: 0.96, below: 0.3, title_width: 0.347, text_width: 0.343 },
  'cabin-sketch': { above: 0.873, below: 0.298, title_width: 0.44, text_width: 0.44 },
  'josefin-sans': { above: 0.75, below: 0.25, title_width: 0.468, text_width: 0.456 },
  oswald: { above: 1.193, below: 0.289, title_width: 0.388, text_width: 0.363 },
  inter: { above: 0.969, below: 0.241, title_width: 0.487, text_width: 0.478 },
  'work-sans': { above: 0.93, below: 0.243, title_width: 0.501, text_width: 0.499 },
  'source-sans': { above: 1.024, below: 0.4, title_width: 0.431, text_width: 0.418 },
};

type Near = { locals: readonly string[]; width: number };

// Of iOS, macOS, Windows and Linux; and of Android. The widths of Arial and Times New Roman are those of Liberation, made to
// be as wide; the other two are Fontsource's 5.3.0. Their average is counted as above.
const SANS_FONTS: Near = { locals: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.445 };
const SERIF_FONTS: Near = { locals: ['Times New Roman', 'Liberation Serif'], width: 0.406 };
const ANDROID_SERIF: Near = { locals: ['Noto Serif'], width: 0.481 };

const NEAR_FONTS: Record<(typeof FONTS)[FontKey]['fallback'], readonly Near[]> = {
  serif: [SERIF_FONTS, ANDROID_SERIF],
  'sans-serif': [SANS_FONTS],
  // Handwriting fonts vary more among each other than from a narrow grotesque.
  cursive: [SANS_FONTS],
};

// The system's fonts for other scripts must not be resized.
const LATIN_RANGE = 'U+0-24f,U+1e00-20cf';

const toPercent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/**
 * Faces of the system's fonts made as wide and as high as one of ours, which are used until its file is there: nothing moves
 * when it comes. Returns their style and the families to name after ours.
 */
export function nearFonts(role: 'Title' | 'Text', font: FontKey): { faces: string; families: string[] } {
  const { above, below, title_width, text_width } = FONT_SIZES[font];
  const nearFaces = NEAR_FONTS[FONTS[font].fallback].map(({ locals, width }, index) => {
    const sizeRatio = (role === 'Title' ? title_width : text_width) / width;
    const familyName = `Near ${role} ${font}${index > 0 ? ` ${index}` : ''}`;
    const faceRule = [
      `font-family:"${familyName}"`,
      `src:${locals.map((local) => `local("${local}")`).join()}`,
      `size-adjust:${toPercent(sizeRatio)}`,
      `ascent-override:${toPercent(above / sizeRatio)}`,
      `descent-override:${toPercent(below / sizeRatio)}`,
      'line-gap-override:0%',
      `unicode-range:${LATIN_RANGE}`,
    ];
    return { family: familyName, face: `@font-face{${faceRule.join(';')}}` };
  });
  return {
    faces: nearFaces.map(({ face: faceRule }) => faceRule).join(''),
    families: nearFaces.map(({ family: familyName }) => familyName),
  };
}
