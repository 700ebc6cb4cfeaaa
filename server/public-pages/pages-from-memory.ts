import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type EncodedBytes, type Encoding, isHeld, tagIn } from '../http/answers/encoded-bytes.ts';
import { memoryHead } from '../http/answers/memory-answers.ts';
import type { MemoryAnswer } from '../http/app.ts';
import { ownDomainOf } from '../http/own-domain.ts';
import type { PublicEntry } from '../publishing/memory/public-entry.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import type { VisitedPlace } from '../visits/visit-counts.ts';
import type { CountVisit } from './count-visit.ts';
import type { PageCache } from './page-cache.ts';

type AnswerHeads = { tag: string; full: MemoryAnswer; notModified: MemoryAnswer };

export type PagesFromMemory = {
  find(request: IncomingMessage): MemoryAnswer | undefined;
  /** Caches a page's answer for the next request of the same address. Called once all headers are set. */
  remember(sent: {
    request: FastifyRequest;
    reply: FastifyReply;
    entry: PublicEntry;
    name: string;
    /** What is counted; null for a page in a frame. */
    place: VisitedPlace | null;
    page: EncodedBytes;
    encoding: Exclude<Encoding, 'identity'>;
    /** The page's bytes in one encoding. */
    body: Buffer;
  }): void;
};

const PATH_PREFIX = '/restaurants/';
const ID_CHARACTERS = 10;
/**
 * A page's addresses: its languages, with and without the code's mark; an address with more in its query uses the
 * normal path.
 */
const MAX_ADDRESSES = 200;
/** Headers about the body; a 304 has none (RFC 9110 §15.4.5). */
const BODY_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

/** The page at a restaurant's own domain has other links than the one here. */
const addressKey = (request: IncomingMessage, url: string): string =>
  ownDomainOf(request) ? `own domain ${url}` : url;

/** Menu pages by their exact addresses: a hit costs three look-ups, one write and the counting of the visit. */
export function openPagesFromMemory(
  memory: Pick<PublicStateCache, 'fresh'>,
  cache: Pick<PageCache, 'kept'>,
  countVisit: CountVisit,
): PagesFromMemory {
  const headsByPage = new WeakMap<EncodedBytes, Map<Encoding, AnswerHeads>>();
  return {
    find(request) {
      const { url, headers } = request;
      if (!url?.startsWith(PATH_PREFIX)) return undefined;
      const entry = memory.fresh(url.slice(PATH_PREFIX.length, PATH_PREFIX.length + ID_CHARACTERS));
      const address = entry?.pages.get(addressKey(request, url));
      const page = address && cache.kept(address.name);
      // @types/node allows several values, which Node joins for this header.
      const accepted = headers['accept-encoding'] as string | undefined;
      const cachedHeads = page && headsByPage.get(page)?.get(acceptedEncoding(accepted));
      if (!cachedHeads) return undefined;
      if (address.place) countVisit(request, address.place);
      return isHeld(headers['if-none-match'], cachedHeads.tag) ? cachedHeads.notModified : cachedHeads.full;
    },
    remember({ request, reply, entry, name, place: visitedPlace, page, encoding, body }) {
      const { url } = request.raw;
      const key = url === undefined ? undefined : addressKey(request.raw, url);
      if (key === undefined || (entry.pages.size >= MAX_ADDRESSES && !entry.pages.has(key))) return;
      entry.pages.set(key, { name, place: visitedPlace });
      const ofPage = headsByPage.get(page) ?? new Map<Encoding, AnswerHeads>();
      headsByPage.set(page, ofPage);
      if (ofPage.has(encoding)) return;
      const allHeaders = reply.getHeaders();
      const bodilessHeaders = Object.fromEntries(
        Object.entries(allHeaders).filter(([header]) => !BODY_HEADERS.has(header)),
      );
      ofPage.set(encoding, {
        tag: tagIn(page, encoding),
        full: { status: 200, head: memoryHead(allHeaders, body), body: body.toString('latin1') },
        notModified: { status: 304, head: memoryHead(bodilessHeaders), body: '' },
      });
    },
  };
}
