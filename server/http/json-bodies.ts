import type { App } from './app.ts';

/**
 * JSON bodies by Fastify's own parser, which refuses `__proto__`; but an empty one counts as none, since clients send
 * the content type on requests without a body too.
 */
export function setUpJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // `parseAs: 'string'` gives text; the plugin interface types it as either.
    const text = body as string;
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
