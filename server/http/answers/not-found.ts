import type { App, NotFoundPage } from '../app.ts';
import { sendProblem } from './errors.ts';

// API addresses: their 404 is JSON whatever the client accepts.
const PROGRAM_PATHS = /^\/(api|sanctum|webhooks|email|dev)(\/|$|\?)/;

/** An unknown address: the page that public-pages sets with `app.setNotFoundPage`, or JSON on the API. */
export function setUpNotFound(app: App): void {
  let notFoundPage: NotFoundPage | undefined;
  app.decorate('setNotFoundPage', (handler: NotFoundPage) => {
    notFoundPage = handler;
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (notFoundPage && isRead && !PROGRAM_PATHS.test(request.url)) return notFoundPage(request, reply);
    return sendProblem({ code: 'not_found' }, request, reply);
  });
}
