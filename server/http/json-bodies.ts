import type { App } from './app.ts';

/**
 * JSON bodies by Fastify's own parser, which refuses `__proto__`; but an empty body counts as missing, since clients
 * also send the content type on requests without a body.
 */
export function setUpJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // With `parseAs: 'string'` it is a string; the plugin's type allows both.
    const text = body as string;
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
