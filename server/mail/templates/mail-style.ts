import type { CSSProperties } from 'react';

const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const FIGURES = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Courier New", monospace';

/** Slate on chalk, written on the elements: many mail clients drop the style sheet. No font is fetched. */
export const LIGHT = {
  ground: { margin: 0, padding: '32px 16px', backgroundColor: '#faf8f4', color: '#1f2a33', fontFamily: SANS },
  frame: { maxWidth: '600px', margin: '0 auto' },
  name: { margin: '0 0 24px', fontFamily: SERIF, fontSize: '22px', lineHeight: '28px', color: '#1f2a33' },
  card: {
    padding: '32px 24px',
    backgroundColor: '#fffdf9',
    border: '1px solid #e4dfd5',
    borderRadius: '10px',
    borderCollapse: 'separate',
  },
  title: { margin: '0 0 16px', fontFamily: SERIF, fontSize: '28px', fontWeight: 500, lineHeight: '34px' },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: '#1f2a33' },
  quiet: { margin: '16px 0 0', fontSize: '14px', lineHeight: '22px', color: '#55626c' },
  code: {
    margin: '8px 0 24px',
    padding: '16px 8px',
    backgroundColor: '#fbeedd',
    borderRadius: '10px',
    fontFamily: FIGURES,
    fontSize: '36px',
    fontWeight: 600,
    lineHeight: '44px',
    letterSpacing: '6px',
    textAlign: 'center',
    color: '#1f2a33',
  },
  button: {
    margin: '8px 0 24px',
    padding: '14px 24px',
    backgroundColor: '#d9822b',
    borderRadius: '999px',
    fontSize: '16px',
    fontWeight: 600,
    color: '#1f2a33',
  },
  footer: { margin: '24px 0 0', fontSize: '13px', lineHeight: '20px', color: '#69747c' },
} as const satisfies Record<string, CSSProperties>;

/**
 * The same on slate, for the clients that read it. `!important` because it has to win over what stands on the elements;
 * the names of the two schemes keep clients from inverting colours by themselves.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.dot { color: #d9822b; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #161d23 !important; }
  .card { background-color: #1d262d !important; border-color: #2c3740 !important; }
  .ink { color: #f1ece2 !important; }
  .quiet { color: #b4bcc0 !important; }
  .footer { color: #93a0a8 !important; }
  .code { background-color: #3a2c1c !important; }
  .button { background-color: #e79a49 !important; }
}
`;
