import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, bytesIn, type EncodedBytes, type Encoding, isHeld, tagIn } from './encoded-bytes.ts';

/** Sends a cached text in the best encoding that the client accepts. The caller sets its type and `vary`. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encodedBytes: EncodedBytes,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytesIn(encodedBytes, encoding));
}

/**
 * The same of a page with its ETag: 304 if the client has it already.
 *
 * @param onBody Called with the page's bytes once all headers are set; not for a 304.
 */
export async function sendTaggedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedBytes,
  onBody?: (encoding: Encoding, body: Buffer) => void,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const tag = tagIn(page, encoding);
  reply.header('etag', tag);
  if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type('text/html; charset=utf-8');
  const body = await bytesIn(page, encoding);
  onBody?.(encoding, body);
  return reply.send(body);
}
