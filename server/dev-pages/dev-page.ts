import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';

/** The style of the pages under /dev. A linked file, since the content security policy allows no inline style. */
export const DEV_PAGE_STYLE = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 42rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#23282b, #ece8de); background: light-dark(#faf7f0, #1f2426); }
h1 { margin: 0; font: 600 2rem/1.2 ui-serif, Georgia, serif; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0; color: light-dark(#5a6266, #b3b0a8); overflow-wrap: anywhere; }
article { margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid light-dark(#d9d3c4, #3c4447); }
`;

/** @param page `title` and `lead` are our own words; `content` is HTML. */
export function devPage(
  locale: AppLocale,
  { title, lead, style_path, content }: { title: string; lead: string; style_path: string; content: string },
): string {
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${style_path}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
${content}
</main>
</body>
</html>
`;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
