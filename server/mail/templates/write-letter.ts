import { type AppLocale, LANGUAGE_TAGS } from '../../../shared/locales.ts';
import { PRODUCT_NAME } from '../../../shared/product-name.ts';
import type { MailBody } from '../../../shared/render.ts';
import { STYLE_SHEET, STYLES } from './mail-style.ts';
import { mailWords } from './mail-words.ts';

/** A mail before it is rendered as HTML and plain text. All texts are plain; they are escaped here. */
export type MailContent = {
  subject: string;
  title: string;
  lines: readonly [string, ...string[]];
  /** A code to type, large, below the lines. */
  code?: string;
  button?: { label: string; url: string };
  /** Below the code or the button. */
  after?: string;
  /** In small print, at the end. */
  note?: string;
  /** The preview text in lists of mails, instead of the first line. */
  preview?: string;
};

// Without this, lists show the mail's first words after the preview text.
const PREVIEW_CHARACTERS = 150;
const NOTHING_TO_SEE = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';
const TABLE = 'width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation" align="center"';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function paragraph(text: string | undefined, style: 'text' | 'code' | 'quiet'): string {
  const classes = { text: 'ink', code: 'ink code', quiet: 'quiet' }[style];
  return text === undefined ? '' : `<p class="${classes}" style="${STYLES[style]}">${escaped(text)}</p>`;
}

/** Outlook ignores the padding of links: no-break characters beside the label make the space. */
function buttonLink({ label, url }: { label: string; url: string }): string {
  const room = (raise: string) =>
    `<!--[if mso]><i style="mso-font-width:400%;${raise}" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->`;
  return `<a class="button" style="${STYLES.button}" href="${escaped(url)}" target="_blank">${room('mso-text-raise:21px')}<span style="mso-text-raise:10px">${escaped(label)}</span>${room('')}</a>`;
}

/** One card, at most 600 px wide, between the product's name and the sender. Tables: some clients support nothing else. */
function htmlOf(letter: MailContent, locale: AppLocale, footer: string): string {
  const lang = LANGUAGE_TAGS[locale];
  const preview = letter.preview ?? letter.lines[0];
  const filler = NOTHING_TO_SEE.repeat(Math.max(0, PREVIEW_CHARACTERS - preview.length));
  return `<!DOCTYPE html>
<html dir="ltr" lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escaped(letter.subject)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body lang="${lang}" dir="ltr" class="ground" style="margin:0;padding:0;${STYLES.paper}">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${escaped(preview)}<div>${filler}</div></div>
<table ${TABLE}><tbody><tr><td dir="ltr" lang="${lang}" style="${STYLES.ground}">
<table ${TABLE} style="${STYLES.frame}"><tbody><tr><td>
<p class="ink" style="${STYLES.name}">${PRODUCT_NAME}<span class="dot">.</span></p>
<table ${TABLE} class="card" style="${STYLES.card}"><tbody><tr><td style="${STYLES.inside}">
<h1 class="ink" style="${STYLES.title}">${escaped(letter.title)}</h1>
${letter.lines.map((line) => paragraph(line, 'text')).join('\n')}
${paragraph(letter.code, 'code')}${letter.button ? buttonLink(letter.button) : ''}
${paragraph(letter.after, 'text')}${paragraph(letter.note, 'quiet')}
</td></tr></tbody></table>
<p class="footer" style="${STYLES.footer}">${escaped(footer)}</p>
</td></tr></tbody></table>
</td></tr></tbody></table>
</body>
</html>
`;
}

/** A mail's subject, HTML and plain text, from the same content. */
export function writeLetter(letter: MailContent, locale: AppLocale): MailBody {
  const say = mailWords(locale);
  const footer = `${say('about')} ${say('automatic')}`;
  const { subject, title, lines, code, button, after, note } = letter;
  const blocks = [PRODUCT_NAME, title, ...lines, code, button && `${button.label}\n${button.url}`, after, note, footer];
  const text = `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
  return { subject, html: htmlOf(letter, locale, footer), text };
}
