import { createHash } from 'node:crypto';
import { FONT_KEYS, type FontKey } from '../../shared/fonts.ts';
import { fontStyle } from './guest-fonts.ts';
import base from './style/base.css?inline';
import dishes from './style/dishes.css?inline';
import dock from './style/dock.css?inline';
import foot from './style/foot.css?inline';
import frames from './style/frames.css?inline';
import late from './style/late.css?inline';
import print from './style/print.css?inline';
import serving from './style/serving.css?inline';
import sheet from './style/sheet.css?inline';
import top from './style/top.css?inline';

const guestStyle = [base, top, sheet, dock, dishes, frames, late, foot, print].join('');

/**
 * All style of a guest's page is inlined, so that nothing waits for a second answer: the common
 * style, that of its one or two fonts, and that of times at which menus are served. Each is a text of its own, which the
 * content security policy allows by hash.
 */
const FONT_STYLES = new Map(FONT_KEYS.map((font) => [font, fontStyle(font)]));

const hashOf = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`;

export const styleHashes: readonly string[] = [guestStyle, ...FONT_STYLES.values(), serving].map(hashOf);

/** The texts of a page's style elements, in order. */
export const stylesOf = (fonts: Iterable<FontKey>, { hasServingTimes = false }): string[] => [
  guestStyle,
  ...[...new Set(fonts)].map((font) => FONT_STYLES.get(font) ?? ''),
  ...(hasServingTimes ? [serving] : []),
];
