import { queryOptions } from '@tanstack/react-query';
import { menuKeysAnswerSchema } from '../../../shared/api/keys.ts';
import { type Delivery, type WebhookAnswer, webhookAnswerSchema } from '../../../shared/api/webhooks.ts';
import { fillPath } from '../../../shared/paths.ts';
import { WEBSITE_PATHS } from '../../../shared/website-paths.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';

/** While a delivery waits for its first attempt, the list is read again so often. */
const WAITING_POLL_MS = 2_000;

export const KEYS_KEY = ['menu-keys'] as const;
export const WEBHOOK_KEY = ['webhook'] as const;

export const pathOfKeys = (): string => fillPath(WEBSITE_PATHS.keys, { id: requireRestaurantId() });
export const pathOfWebhook = (): string => fillPath(WEBSITE_PATHS.webhook, { id: requireRestaurantId() });

export const keysQuery = () =>
  queryOptions({
    queryKey: KEYS_KEY,
    queryFn: ({ signal }) => askApi(menuKeysAnswerSchema, 'GET', pathOfKeys(), undefined, { signal }),
    meta: { failure: t('website.load_failed') },
  });

const isUnattempted = ({ deliveries }: WebhookAnswer): boolean =>
  deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0);

export const webhookQuery = () =>
  queryOptions({
    queryKey: WEBHOOK_KEY,
    queryFn: ({ signal }) => askApi(webhookAnswerSchema, 'GET', pathOfWebhook(), undefined, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnattempted(data) ? WAITING_POLL_MS : false),
    meta: { failure: t('website.load_failed') },
  });

/** The newest message of a publication if it failed, also above a later test; else the newest one of all. */
export const findFailedDelivery = (deliveries: readonly Delivery[]): Delivery | undefined =>
  [deliveries.find(({ kind }) => kind === 'publication'), deliveries[0]].find(
    (delivery) => delivery?.state === 'failed',
  );
