import { type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';
import { lookupFor, type Peer, requirePeer } from './peer.ts';

const MAX_SOCKETS = 50;

type OutboundAgents = { httpAgent: HttpAgent; httpsAgent: HttpsAgent };

/** For libraries with a client of their own on Node's `http`: their connections reach one peer only. */
export function outboundAgents(peer: Peer): OutboundAgents {
  const options = { keepAlive: true, maxSockets: MAX_SOCKETS, lookup: lookupFor(peer) };
  return { httpAgent: new CheckedHttpAgent(peer, options), httpsAgent: new CheckedHttpsAgent(peer, options) };
}

type Connected = (error: Error | null, stream: Duplex) => void;
type AgentOptions = ConstructorParameters<typeof HttpsAgent>[0];

class CheckedHttpAgent extends HttpAgent {
  readonly #peer: Peer;
  constructor(peer: Peer, options: AgentOptions) {
    super(options);
    this.#peer = peer;
  }
  override createConnection(options: ClientRequestArgs, callback?: Connected): Duplex | null | undefined {
    requirePeer(this.#peer, addressOf('http:', options));
    return super.createConnection(options, callback);
  }
}

class CheckedHttpsAgent extends HttpsAgent {
  readonly #peer: Peer;
  constructor(peer: Peer, options: AgentOptions) {
    super(options);
    this.#peer = peer;
  }
  override createConnection(options: ClientRequestArgs, callback?: Connected): Duplex | null | undefined {
    requirePeer(this.#peer, addressOf('https:', options));
    return super.createConnection(options, callback);
  }
}

function addressOf(protocol: string, { host, port }: ClientRequestArgs): URL {
  const name = host?.includes(':') && !host.startsWith('[') ? `[${host}]` : (host ?? '');
  return new URL(`${protocol}//${name}:${port ?? ''}`);
}
