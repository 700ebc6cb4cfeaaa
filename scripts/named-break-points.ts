import { BREAK_POINTS, type BreakPoint, mediaBelow, mediaFrom } from '../web/theme/break-points.ts';

const NAMES = Object.keys(BREAK_POINTS) as BreakPoint[]; // Object.keys returns string[].
const MEDIA = NAMES.flatMap((name) => [`--from-${name} ${mediaFrom(name)}`, `--below-${name} ${mediaBelow(name)}`]);

type StyleSheet = { prepend(...rules: { name: string; params: string }[]): unknown };

/** For PostCSS: every sheet knows the break points by name (`@custom-media`); postcss-custom-media fills them in. */
export const namedBreakPoints = {
  postcssPlugin: 'named-break-points',
  Once: (sheet: StyleSheet) => {
    sheet.prepend(...MEDIA.map((params) => ({ name: 'custom-media', params })));
  },
};
