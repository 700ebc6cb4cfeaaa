import { queryOptions } from '@tanstack/react-query';
import { ownDomainAnswerSchema } from '../../../shared/api/own-domains.ts';
import { OWN_DOMAIN_PATHS } from '../../../shared/own-domain.ts';
import { fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';

/** While a domain waits for its records, what the server has found is read again so often. */
const WAITING_POLL_MS = 30_000;

export const OWN_DOMAIN_KEY = ['own-domain'] as const;

export const pathOfOwnDomain = (): string => fillPath(OWN_DOMAIN_PATHS.ownDomain, { id: requireRestaurantId() });
export const pathOfDomainCheck = (): string => fillPath(OWN_DOMAIN_PATHS.check, { id: requireRestaurantId() });

export const ownDomainQuery = () =>
  queryOptions({
    queryKey: OWN_DOMAIN_KEY,
    queryFn: ({ signal }) => askApi(ownDomainAnswerSchema, 'GET', pathOfOwnDomain(), undefined, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.domain?.state === 'waiting' ? WAITING_POLL_MS : false),
    meta: { failure: t('own_domain.load_failed') },
  });
