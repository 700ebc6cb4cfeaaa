import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { frame as englishFrame, welcome as englishWelcome } from '../../../shared/i18n/app/en.ts';
import { frame as frenchFrame, welcome as frenchWelcome } from '../../../shared/i18n/app/fr.ts';
import type { AppLocale } from '../../../shared/locales.ts';
import { pageDescription } from '../../../shared/page-description.ts';
import { PRODUCT_NAME } from '../../../shared/product-name.ts';
import type { HomeFiles } from '../../../shared/render.ts';
import type { Deps } from '../../deps.ts';
import { requestLocale } from '../request-locale.ts';

const NONCE_BYTES = 16;
/** Of web/public/share-card-en.png and share-card-fr.png, which server/pictures/child/share-card.ts drew. */
const CARD_PIXELS = { width: 1_200, height: 630 };

const SHELL_MESSAGES = {
  en: { description: englishWelcome.lead, needs_scripts: englishFrame.needs_scripts },
  fr: { description: frenchWelcome.lead, needs_scripts: frenchFrame.needs_scripts },
} satisfies Record<AppLocale, unknown>;

/**
 * The document of the owner's app, the same for each of its addresses. It is rendered for every request because of the
 * nonce, which allows the style elements that the components insert: a reused one would allow an attacker's.
 */
export async function sendAppShell(
  { render, env }: Pick<Deps, 'render' | 'env'>,
  request: FastifyRequest,
  reply: FastifyReply,
  preloadedFiles?: HomeFiles,
): Promise<FastifyReply> {
  const locale = requestLocale(request);
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const markValues: Record<string, string> = {
    nonce,
    product: PRODUCT_NAME,
    description: escapeAttribute(pageDescription(SHELL_MESSAGES[locale].description)),
    needs_scripts: escapeAttribute(SHELL_MESSAGES[locale].needs_scripts),
  };
  const appDocument = await render.appDocument(request.url);
  reply.allowNonce(nonce);
  return reply
    .headers({ 'cache-control': 'no-store', 'content-language': locale, vary: 'accept-language' })
    .type('text/html; charset=utf-8')
    .send(
      appDocument
        .replace('<html lang="en"', `<html lang="${locale}"`)
        .replace('</title>', `</title>${shareTags(env, locale)}${reportTags(render, env)}${measuringTags(render, env)}`)
        .replace('</head>', () => `${preloadedFiles ? preloadTags(preloadedFiles, locale) : ''}</head>`)
        .replace(/\{(\w+)\}/g, (whole, name: string) => markValues[name] ?? whole),
    );
}

/** Requests at once the files that would be loaded one after the other; their addresses name their contents. */
function preloadTags({ scripts, styles, words }: HomeFiles, locale: AppLocale): string {
  const modules = [words[locale] ?? [], scripts].flat();
  return [
    ...modules.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ...styles.map((address) => `<link rel="preload" as="style" crossorigin href="${address}">`),
  ].join('');
}

/** What a link to the app looks like where it is shared (ogp.me): its name, what it does, and a picture (specification §2). */
function shareTags({ PUBLIC_URL, OG_IMAGE_URL }: Deps['env'], locale: AppLocale): string {
  const shareImage = OG_IMAGE_URL ?? `${PUBLIC_URL}/share-card-${locale}.png`;
  // Only of our own picture is it known.
  const size =
    OG_IMAGE_URL === undefined ? { 'og:image:width': CARD_PIXELS.width, 'og:image:height': CARD_PIXELS.height } : {};
  const metaProperties = {
    'og:type': 'website',
    'og:title': PRODUCT_NAME,
    'og:description': pageDescription(SHELL_MESSAGES[locale].description),
    'og:image': shareImage,
    'og:image:alt': `${PRODUCT_NAME}. ${SHELL_MESSAGES[locale].description}`,
    ...size,
  };
  const metaTags = Object.entries(metaProperties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeAttribute(String(content))}">`,
  );
  return `${metaTags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** What loads the reports of the app's errors; nothing without SENTRY_DSN. */
function reportTags({ report_scripts }: Deps['render'], { SENTRY_DSN }: Deps['env']): string {
  if (SENTRY_DSN === undefined) return '';
  const dsn = escapeAttribute(SENTRY_DSN);
  const { watch_errors, report_errors } = report_scripts;
  return `<meta name="error-reports" content="${dsn}" data-script="${report_errors}"><script type="module" src="${watch_errors}"></script>`;
}

/** What asks owners and loads the tag manager; nothing without GTM_ID. */
function measuringTags({ measuring_script }: Deps['render'], { GTM_ID }: Deps['env']): string {
  if (GTM_ID === undefined) return '';
  return `<meta name="tag-manager" content="${GTM_ID}"><script type="module" src="${measuring_script}"></script>`;
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
