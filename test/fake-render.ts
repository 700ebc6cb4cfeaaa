import type { Render } from '../shared/render.ts';

/** A renderer that returns its input as JSON: for tests of the server's decisions rather than of the page. */
export const fakeRender: Render = {
  guestPage: (page) => `<pre>${JSON.stringify(page)}</pre>`,
  guestError: (error) => `<h1>Oops</h1><pre>${JSON.stringify(error)}</pre>`,
  landingPage: (page) => `<h1>Welcome</h1><pre>${JSON.stringify(page)}</pre>`,
  appDocument: async () =>
    '<html lang="en"><title>{product}</title><meta name="description" content="{description}"><style nonce="{nonce}"></style></head>',
  home_files: { scripts: ['/assets/home.js'], styles: ['/assets/home.css'], words: { fr: '/assets/french.js' } },
  mail: (mail, locale) => ({
    subject: mail.kind === 'confirmation_code' ? `${mail.code} ${locale}` : `${mail.kind} ${locale}`,
    text: JSON.stringify(mail),
    html: `<pre>${JSON.stringify(mail)}</pre>`,
  }),
  style_hashes: [],
  measuring_script: '/assets/measure.js',
  report_scripts: { watch_errors: '/assets/watch.js', report_errors: '/assets/report.js' },
};
