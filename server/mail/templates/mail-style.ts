const SERIF = "font-family:Georgia,'Times New Roman',serif";
const SANS = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const FIGURES = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";
const INK = 'color:#1f2a33';
const PAPER = 'background-color:#faf8f4';

/** Slate on chalk, as inline styles: many mail clients drop the style sheet. No font is loaded. */
export const STYLES = {
  paper: PAPER,
  ground: `margin:0;padding:32px 16px;${PAPER};${INK};${SANS}`,
  frame: 'max-width:600px;margin:0 auto',
  name: `margin:0 0 24px;${SERIF};font-size:22px;line-height:28px;${INK}`,
  card: 'background-color:#fffdf9;border:1px solid #e4dfd5;border-radius:10px;border-collapse:separate',
  inside: 'padding:32px 24px',
  title: `margin:0 0 16px;${SERIF};font-size:28px;font-weight:500;line-height:34px`,
  text: `margin:0 0 16px;font-size:16px;line-height:24px;${INK}`,
  quiet: 'margin:16px 0 0;font-size:14px;line-height:22px;color:#55626c',
  code: `margin:8px 0 24px;padding:16px 8px;background-color:#fbeedd;border-radius:10px;${FIGURES};font-size:36px;font-weight:600;line-height:44px;letter-spacing:6px;text-align:center;${INK}`,
  button: `display:inline-block;max-width:100%;margin:8px 0 24px;padding:14px 24px;background-color:#d9822b;border-radius:999px;font-size:16px;font-weight:600;line-height:120%;text-decoration:none;mso-padding-alt:0px;${INK}`,
  footer: 'margin:24px 0 0;font-size:13px;line-height:20px;color:#69747c',
} as const;

/**
 * The dark scheme, for the clients that support it. `!important` because it must override the inline styles; the
 * declared colour schemes keep clients from inverting colours by themselves.
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
