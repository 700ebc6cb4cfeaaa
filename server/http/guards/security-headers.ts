import helmet from '@fastify/helmet';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { OWN_DOMAIN_HEADER } from '../../../shared/own-domain.ts';
import { API_PATHS, APP_PATHS } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../app.ts';
import { ownDomainOf } from '../own-domain.ts';

// No page of ours uses any of these.
const PERMISSIONS_POLICY =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()';

// The one style element that Swagger UI's script inserts; openapi-page.test.ts fails when a new version has another.
const SWAGGER_UI_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Hosts of others, by what an answer may load from them. */
type ForeignHosts = Partial<Record<'scripts' | 'frames' | 'pictures' | 'calls', readonly string[]>>;

/** What Stripe's script and its card form need (docs.stripe.com/security/guide, "Content Security Policy"). */
const STRIPE_HOSTS: ForeignHosts = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** What a container and Analytics in it need (developers.google.com/tag-platform/security/guides/csp), without inline script. */
const MEASURING_HOSTS: ForeignHosts = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/**
 * How long a browser asks a host for https only. A day for a restaurant's domain, whose owner may lead it to a server without
 * https; a year for our own.
 */
const transportSecurity = (request: FastifyRequest): string =>
  `max-age=${ownDomainOf(request.raw) ? 86_400 : 31_536_000}`;

const FRAMED_BY = { 'same-origin': "'self'", anywhere: '*' } as const;

type HeaderVariant = {
  framedBy: "'none'" | (typeof FRAMED_BY)[keyof typeof FRAMED_BY];
  scripts: readonly string[];
  styles: readonly string[];
  /** For the owner's app only. */
  foreign?: readonly ForeignHosts[];
};

declare module 'fastify' {
  interface FastifyReply {
    /** Allows this answer's style elements that carry the nonce; in development, where Vite adds some, scripts too. */
    allowNonce(nonce: string): void;
    /** Restricts a menu's page to its own style and to script files of ours; one that any site may frame has no script. */
    allowStyles(hashes: readonly string[]): void;
  }
}

/**
 * Security headers on every answer. The content security policy has no unsafe-inline: inline style is allowed by its
 * hash. HSTS and upgrade-insecure-requests only if the public address is https: on a local server they would lock the
 * browser out.
 */
export async function setUpSecurityHeaders(app: App, { env, render }: Pick<Deps, 'env' | 'render'>): Promise<void> {
  const policyDirectives = ({ framedBy, scripts, styles, foreign = [] }: HeaderVariant) => ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...hostsOf(foreign, 'calls')],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: [framedBy],
        frameSrc: ["'self'", ...hostsOf(foreign, 'frames')],
        imgSrc: ["'self'", 'data:', 'blob:', ...hostsOf(foreign, 'pictures')],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: [...scripts, ...hostsOf(foreign, 'scripts')],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...styles],
        workerSrc: ["'self'"],
        ...(env.is_https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // X-Frame-Options has no value that means any site.
    frameguard:
      framedBy === '*' ? false : { action: framedBy === "'self'" ? ('sameorigin' as const) : ('deny' as const) },
  });
  const guestStyles = render.style_hashes.map(quoteHash);

  // Before helmet's own hook, which reads `helmet` of the route.
  app.addHook('onRoute', (route) => {
    const { framed, scripts } = route.config ?? {};
    const isDocs = route.url.startsWith(API_PATHS.docs);
    if (isNoDocument(route)) route.helmet = { contentSecurityPolicy: NO_DOCUMENT_POLICY };
    else if (framed || scripts || isDocs)
      route.helmet = policyDirectives({
        framedBy: framed ? FRAMED_BY[framed] : "'none'",
        scripts: [scripts ? "'none'" : "'self'"],
        styles: isDocs ? [SWAGGER_UI_STYLE] : guestStyles,
      });
  });
  await app.register(helmet, {
    ...policyDirectives({ framedBy: "'none'", scripts: ["'self'"], styles: guestStyles }),
    // Set below: it depends on the host.
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // With this header, pictures from a content network would need its consent; nothing here needs isolation.
    crossOriginEmbedderPolicy: false,
  });
  app.decorateReply('allowNonce', function allowNonce(this: FastifyReply, nonce: string) {
    const nonceSource = `'nonce-${nonce}'`;
    const scripts = env.NODE_ENV === 'development' ? ["'self'", nonceSource] : ["'self'"];
    const foreignHosts: ForeignHosts[] = [];
    if (env.PAYMENTS === 'stripe' && isOfSubscription(this.request.url)) foreignHosts.push(STRIPE_HOSTS);
    // Where the app reports its errors.
    if (env.SENTRY_DSN !== undefined) foreignHosts.push({ calls: [new URL(env.SENTRY_DSN).origin] });
    if (env.GTM_ID !== undefined) foreignHosts.push(MEASURING_HOSTS);
    void this.helmet(policyDirectives({ framedBy: "'none'", scripts, styles: [nonceSource], foreign: foreignHosts }));
  });
  app.decorateReply('allowStyles', function allowStyles(this: FastifyReply, hashes: readonly string[]) {
    const isEmbedded = this.request.routeOptions.config.framed === 'anywhere';
    const [framedBy, scriptSource] = isEmbedded ? (['*', "'none'"] as const) : (["'none'", "'self'"] as const);
    void this.helmet(policyDirectives({ framedBy, scripts: [scriptSource], styles: hashes.map(quoteHash) }));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (env.is_https) reply.header('strict-transport-security', transportSecurity(request));
    if (ownDomainOf(request.raw)) reply.header(OWN_DOMAIN_HEADER, '1');
    if (!isNoDocument(request.routeOptions)) reply.header('permissions-policy', PERMISSIONS_POLICY);
    // An owner's answers must not be cached; a route whose answer may be cached says so itself.
    if (request.url.startsWith('/api/') && !request.url.startsWith(API_PATHS.docs))
      reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * For what no page is made of: answers of the API and built files. A page's policy would be most of a small answer, and an
 * owner's first screen is fifty of them. A worker, which is a built file, asks our server.
 */
const NO_DOCUMENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

const isNoDocument = ({
  url = '',
  config,
}: {
  url?: string | undefined;
  config?: FastifyContextConfig | undefined;
}): boolean =>
  url.startsWith('/assets/') ||
  (url.startsWith('/api/') && !url.startsWith(API_PATHS.docs) && config?.framed === undefined);

const isOfSubscription = (url: string): boolean => new RegExp(`^${APP_PATHS.subscription}(?:[/?]|$)`).test(url);

const hostsOf = (foreign: readonly ForeignHosts[], use: keyof ForeignHosts): string[] =>
  foreign.flatMap((hosts) => hosts[use] ?? []);

const quoteHash = (hash: string): string => (hash.startsWith("'") ? hash : `'${hash}'`);
