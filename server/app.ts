import { revokeOtherSignIns } from './account-data/revoke-sign-ins.ts';
import { accountDataRoutes } from './account-data/routes.ts';
import type { AuthorizedUser } from './accounts/authorized-user.ts';
import { accountRoutes } from './accounts/routes.ts';
import { binContentRoutes } from './bin/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Deps } from './deps.ts';
import { outboxRoutes } from './dev-pages/outbox-routes.ts';
import { devPaymentsRoutes } from './dev-pages/payments-routes.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { announceToWebhook } from './hooks/announce-publication.ts';
import { webhookRoutes } from './hooks/routes.ts';
import type { App } from './http/app.ts';
import { setUpHttp } from './http/set-up/set-up-http.ts';
import { importRoutes } from './imports/routes.ts';
import { menuKeyRoutes } from './keys/routes.ts';
import { menuRoutes } from './menus/routes.ts';
import { ownDomainRoutes } from './own-domains/routes.ts';
import { paperRoutes } from './paper/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { imageRoutes } from './pictures/generate/image-routes.ts';
import { openPictures } from './pictures/pictures.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { publicPagesRoutes } from './public-pages/routes.ts';
import { historyRoutes } from './publishing/history/history-routes.ts';
import { openPageMaker } from './publishing/memory/page-maker.ts';
import { openPublicStateCache } from './publishing/memory/public-state-cache.ts';
import { openingRoute } from './publishing/opening-route.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { qrRoutes } from './qr/routes.ts';
import type { RestaurantAccess } from './restaurants/access.ts';
import { requireNamedRestaurant, restaurantsToOpen } from './restaurants/require-restaurant.ts';
import { serviceRoutes } from './service/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { syncAtNewEmail, syncAtSignIn } from './subscriptions/sync-subscription.job.ts';
import { awaitLanguages } from './translations/await-languages.ts';
import { lookAtModels } from './translations/pack/look-at-models.ts';
import { translationRoutes } from './translations/routes.ts';
import { usageRoutes } from './usage/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { scansOfCodes } from './visits/show-visits.ts';
import { openVisitCounts } from './visits/visit-counts.ts';

/** The whole application, not yet listening: platform first, then the features in their order of dependency. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = await setUpHttp(deps);
  const pictures = openPictures();
  app.addHook('onClose', () => pictures.close());
  await fileRoutes(app, deps);
  outboxRoutes(app, deps);
  await devPaymentsRoutes(app, deps);
  const restaurantsOf = restaurantsToOpen;
  const onSignIn = (userId: string) => syncAtSignIn(deps, userId);
  const onNewEmail = (authorized: AuthorizedUser) => syncAtNewEmail(deps, authorized);
  accountRoutes(app, deps, {
    restaurantsOf,
    requireNamedRestaurant,
    onSignIn,
    onNewEmail,
    revokeOtherSignIns,
  });
  passkeyRoutes(app, deps, { restaurantsOf, onSignIn });
  await subscriptionRoutes(app, deps);
  usageRoutes(app, deps);
  menuRoutes(app, deps);
  importRoutes(app, deps);
  binContentRoutes(app, deps);
  pictureRoutes(app, deps, pictures);
  imageRoutes(app, deps);
  const visits = openVisitCounts(deps);
  app.addHook('onClose', () => visits.close());
  const countScans = async (access: RestaurantAccess) => {
    await visits.flush();
    return await scansOfCodes(deps, access);
  };
  qrRoutes(app, deps, { pictures, countScans });
  ownDomainRoutes(app, deps);
  const pages = openPageMaker(deps);
  app.addHook('onClose', () => pages.close());
  const memory = openPublicStateCache(deps);
  openingRoute(app, deps);
  publishingRoutes(app, deps, { memory, pages }, async (tx, access, publication) => {
    await awaitLanguages(deps, tx, access, publication);
    await announceToWebhook(deps, tx, access, { kind: 'publication', ...publication });
  });
  historyRoutes(app, deps, { pages });
  translationRoutes(app, deps);
  paperRoutes(app, deps);
  exchangeRoutes(app, deps);
  lookAtModels(app, deps);
  visitRoutes(app, deps, visits);
  chatRoutes(app, deps, { memory });
  serviceRoutes(app, deps);
  menuKeyRoutes(app, deps, { memory, pages });
  webhookRoutes(app, deps);
  peopleRoutes(app, deps);
  publicPagesRoutes(app, deps, { memory, pages, pictures, visits });
  accountDataRoutes(app, deps);
  await app.ready();
  return app;
}

/** What a process with the role `worker` alone serves: health checks and metrics. */
export async function buildWorkerApp(deps: Deps): Promise<App> {
  const app = await setUpHttp(deps);
  lookAtModels(app, deps);
  await app.ready();
  return app;
}
