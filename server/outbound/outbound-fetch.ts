import { Agent, fetch as undiciFetch } from 'undici';
import { lookupFor, type Peer, requirePeer } from './peer.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** Thrown if an answer is longer than allowed, in bytes or in time. */
export class AnswerTooLong extends Error {}

export type OutboundLimits = {
  /** Of an answer, after decompression. */
  max_bytes: number;
  /** From the request to the end of the answer. */
  max_ms: number;
};

// An agent keeps connections: one for each kind of peer, for the life of the process.
const agents = new Map<boolean, Agent>();

/**
 * `fetch` for one peer. It contacts no other server, returns a redirect as the answer, and aborts an answer that is too long or too slow.
 * An address in an answer could point into our own network (SSRF): it is refused, too.
 */
export function outboundFetch(
  peer: Peer,
  { max_bytes, max_ms }: OutboundLimits,
  agent: Agent = agentFor(peer),
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requirePeer(peer, url);
    const deadline = AbortSignal.timeout(max_ms);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    // The same standard, but undici declares types of its own.
    const options = { ...init, signal, redirect: 'manual', dispatcher: agent } as Parameters<typeof undiciFetch>[1];
    const { status, statusText, headers, body } = await undiciFetch(url, options);
    let bytes = 0;
    const countedBody = (body as ReadableStream<Uint8Array> | null)?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length;
          if (bytes > max_bytes) controller.error(new AnswerTooLong());
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(countedBody ?? null, { status, statusText, headers: [...headers] });
  };
}

function agentFor(peer: Peer): Agent {
  const agent =
    agents.get(peer.isOperators) ?? new Agent({ connect: { lookup: lookupFor(peer), timeout: CONNECT_TIMEOUT_MS } });
  agents.set(peer.isOperators, agent);
  return agent;
}
