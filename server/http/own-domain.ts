import type { IncomingMessage } from 'node:http';
import type { OwnDomain } from './app.ts';

const ownDomains = new WeakMap<IncomingMessage, OwnDomain>();

/** The restaurant's domain that a request came by; undefined if it came by a host of this installation. */
export const ownDomainOf = (request: IncomingMessage): OwnDomain | undefined => ownDomains.get(request);

export const markOwnDomain = (request: IncomingMessage, ownDomain: OwnDomain): void =>
  void ownDomains.set(request, ownDomain);
