import type { Dice } from '../content/dice.ts';
import { fontFaces, type Typeface } from '../markup.ts';

/** Typefaces and colours of a menu. Sizes are in `em` of the sheet, which is made to fit its paper. */
export type SheetLook = { css: string };

type Letters = { typeface: Typeface; weight: 300 | 400 | 500 | 600 | 700 | 800 };

const DISPLAYS: readonly Letters[] = [
  { typeface: 'oswald', weight: 500 },
  { typeface: 'playfair-display', weight: 700 },
  { typeface: 'dm-serif-display', weight: 400 },
  { typeface: 'fraunces', weight: 600 },
  { typeface: 'josefin-sans', weight: 600 },
  { typeface: 'cormorant-garamond', weight: 600 },
  { typeface: 'work-sans', weight: 800 },
  { typeface: 'lora', weight: 600 },
];
const SCRIPTS: readonly Letters[] = [
  { typeface: 'caveat', weight: 700 },
  { typeface: 'cabin-sketch', weight: 700 },
];
const BODIES: readonly Typeface[] = [
  'lora',
  'inter',
  'source-sans-3',
  'alegreya',
  'work-sans',
  'josefin-sans',
  'cormorant-garamond',
];

type SheetColours = { paper: string; ink: string; accent: string };
export const LIGHT: readonly SheetColours[] = [
  { paper: '#ffffff', ink: '#1d1d1b', accent: '#8c1c13' },
  { paper: '#fbf6ea', ink: '#2b2320', accent: '#7a4b1e' },
  { paper: '#ffffff', ink: '#111111', accent: '#111111' },
  { paper: '#f4efe6', ink: '#20302b', accent: '#1f5a4a' },
  { paper: '#fdfcf8', ink: '#1c2733', accent: '#b4532a' },
  { paper: '#f6e9d2', ink: '#3a1f14', accent: '#a12b1d' },
  { paper: '#eef3f5', ink: '#16323f', accent: '#0f6a8b' },
];
export const DARK: readonly SheetColours[] = [
  { paper: '#1b1b1d', ink: '#f3efe6', accent: '#d8b26a' },
  { paper: '#14261f', ink: '#eef4ee', accent: '#e7c873' },
  { paper: '#2a1410', ink: '#fbeee0', accent: '#f0a35e' },
  { paper: '#0f1a2b', ink: '#f2f6fb', accent: '#7fc4e8' },
];
export const CHALK: readonly SheetColours[] = [
  { paper: '#23282a', ink: '#f4f2ea', accent: '#f3d98b' },
  { paper: '#1f2d27', ink: '#f0f3ea', accent: '#f2b8a0' },
];

export type LookWish = { colours?: readonly SheetColours[]; script?: boolean; written?: boolean };

export function drawLook(dice: Dice, { colours, script, written }: LookWish = {}): SheetLook {
  const { paper, ink, accent } = dice.pick(colours ?? (dice.chance(0.85) ? LIGHT : DARK));
  const display = dice.pick(script || written ? SCRIPTS : DISPLAYS);
  const body: Typeface = written ? 'caveat' : dice.pick(BODIES);
  const bold = dice.pick([600, 700] as const);
  const css = [
    fontFaces(display.typeface, `${display.weight}`),
    written ? fontFaces('caveat', '500', '600') : fontFaces(body, '400', `${bold}`, '400i'),
    BASE,
    `.sheet { background: ${paper}; color: ${ink}; font-family: '${body}'; font-weight: ${written ? 500 : 400};
      line-height: ${dice.pick([1.2, 1.3, 1.4])}; --accent: ${accent}; --ink: ${ink}; --paper: ${paper};
      --display: ${display.weight} 1em/1.15 '${display.typeface}'; --bold: ${bold}; }`,
    `[data-role=description] { ${dice.pick(['font-style: italic;', '', 'opacity: .8;', ''])} font-size: ${dice.pick([0.8, 0.86, 0.92])}em; }`,
    `[data-role=title] { font-weight: ${dice.pick([bold, bold, 400])}; ${dice.pick(['', '', 'color: var(--accent);'])} }`,
    `[data-role=price] { font-weight: ${dice.pick([bold, 400, 400])}; }`,
  ];
  return { css: css.join('\n') };
}

const BASE = `
  html, body { width: max-content; }
  .sheet { position: relative; overflow: hidden; break-after: page; font-size: calc(var(--unit) * 1px); text-rendering: geometricPrecision;
    font-feature-settings: 'liga' 0; }
  .sheet:last-child { break-after: auto; }
  .sheet p { margin: 0; }
  .columns { display: grid; }
  .head { text-align: center; margin-bottom: 1.4em; }
  .head [data-role=house] { display: block; font: var(--display); font-size: 2.8em; color: var(--accent); }
  .lines { font-size: .85em; }
  .foot { margin-top: 1.4em; text-align: center; font-size: .72em; }
  .block { margin-bottom: 1.5em; }
  .item { margin-bottom: .55em; }
  .row, .head-row { display: flex; align-items: baseline; }
  .leader { flex: 1 1 1em; min-width: .8em; overflow: hidden; white-space: nowrap; font-style: normal; opacity: .7; }
  .leader.drawn { border-bottom: .1em dotted currentColor; margin: 0 .35em; }
  .leader.letters { margin: 0 .3em; }
  [data-role=price], [data-role=measure], [data-role=heading-price] { white-space: nowrap; }
  [data-role=number] { flex: 0 0 2.2em; }
  .one-size { white-space: nowrap; }
  .after-title { margin-left: .4em; }
  .cell { flex: 0 0 var(--cell, 4em); text-align: right; white-space: nowrap; }
  .middle { text-align: center; }
  .indented { padding-left: 1.6em; }
`;
