import type { FastifyRequest } from 'fastify';
import { OWN_DOMAIN_PATHS } from '../../shared/own-domain.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';

/**
 * What a manager may not do, the one list (docs/decisions/112): money, people, the own domain, and ways in, which outlast the
 * person who made them: the staff's link, keys and the webhook, whose address often holds a secret. What ends an account or exports one is each person's own, and touches only the
 * restaurants that they own.
 */
export const OWNERS_ONLY: ReadonlySet<string> = new Set([
  `GET ${API_PATHS.mySubscription}`,
  `GET ${API_PATHS.paymentIntent}`,
  `POST ${API_PATHS.subscriptionPreview}`,
  `POST ${API_PATHS.subscribe}`,
  `POST ${API_PATHS.cancelSubscription}`,
  `POST ${API_PATHS.resumeSubscription}`,
  `PUT ${API_PATHS.updateDefaultPaymentMethod}`,
  `GET ${API_PATHS.billingAddress}`,
  `PUT ${API_PATHS.billingAddress}`,
  `GET ${API_PATHS.invoices}`,
  `GET ${API_PATHS.invoice}`,
  `GET ${API_PATHS.invoiceFile}`,
  `POST ${API_PATHS.sandboxPaymentMethods}`,
  `POST ${API_PATHS.sandboxConfirm}`,
  `POST ${API_PATHS.serviceLink}`,
  `DELETE ${API_PATHS.serviceLink}`,
  `POST ${WEBSITE_PATHS.keys}`,
  `DELETE ${WEBSITE_PATHS.key}`,
  `GET ${WEBSITE_PATHS.webhook}`,
  `PUT ${WEBSITE_PATHS.webhook}`,
  `DELETE ${WEBSITE_PATHS.webhook}`,
  `POST ${WEBSITE_PATHS.webhookTest}`,
  `POST ${WEBSITE_PATHS.webhookSendAgain}`,
  `PUT ${OWN_DOMAIN_PATHS.ownDomain}`,
  `POST ${OWN_DOMAIN_PATHS.check}`,
  `DELETE ${OWN_DOMAIN_PATHS.ownDomain}`,
  `DELETE ${API_PATHS.restaurant}`,
  `GET ${PEOPLE_PATHS.people}`,
  `DELETE ${PEOPLE_PATHS.person}`,
  `POST ${PEOPLE_PATHS.invitations}`,
  `DELETE ${PEOPLE_PATHS.invitation}`,
]);

/** Whether the route of a request is for owners only. */
export const isOwnersOnly = ({ method, routeOptions }: FastifyRequest): boolean =>
  OWNERS_ONLY.has(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
