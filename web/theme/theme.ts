import { Button, createTheme, localStorageColorSchemeManager, type MantineColorsTuple } from '@mantine/core';
import { BREAK_POINTS } from './break-points.ts';

const SAFFRON_SHADES: MantineColorsTuple = [
  '#fbeedd',
  '#f6dfc2',
  '#efc795',
  '#e9b06a',
  '#e79a49',
  '#d9822b',
  '#d9822b',
  '#c5731f',
  '#8f5310',
  '#6b3d09',
];
const BRICK_SHADES: MantineColorsTuple = [
  '#f8e7e3',
  '#f0cfc8',
  '#e5ac9f',
  '#e58877',
  '#cf5f4b',
  '#b3402f',
  '#b3402f',
  '#9a3526',
  '#7d2a1e',
  '#5c1e15',
];

/** For deleting and the like: Mantine's own shades are too pale on a dark background. */
const BRICK_BUTTON: Record<string, Record<`--button-${string}`, string>> = {
  filled: { '--button-bg': 'var(--brick)', '--button-color': 'var(--on-brick)' },
  subtle: { '--button-color': 'var(--brick)' },
};

/** The same key as in public/start.js. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'color-scheme' });

/** Mantine in the style of tokens.css: pills, thin rules, one accent with dark text on it. */
export const theme = createTheme({
  primaryColor: 'saffron',
  primaryShade: { light: 5, dark: 4 },
  colors: { saffron: SAFFRON_SHADES, brick: BRICK_SHADES },
  black: '#1f2a33',
  autoContrast: true,
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Fraunces Variable', Georgia, serif", fontWeight: '500' },
  defaultRadius: 'md',
  radius: { md: '10px' },
  breakpoints: BREAK_POINTS,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { radius: 'xl', size: 'md' },
      vars: (_, { color, variant = 'filled' }) => ({ root: color === 'brick' ? (BRICK_BUTTON[variant] ?? {}) : {} }),
    }),
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Modal: { defaultProps: { centered: true, radius: 'md' } },
  },
});
