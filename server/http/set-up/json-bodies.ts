import type { App } from '../app.ts';

/**
 * JSON bodies by Fastify's own parser, which refuses `__proto__`; but an empty body counts as missing, since clients
 * also send the content type on requests without a body.
 */
export function setUpJsonBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // With `parseAs: 'string'` it is a string; the plugin's type allows both.
    const bodyText = body as string;
    if (bodyText === '') done(null, undefined);
    else void parseJson(request, bodyText, done);
  });
}
