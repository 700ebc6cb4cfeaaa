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

type TaggedAnswer = {
  type?: string;
  /** Called with the bytes once all headers are set; not for a 304. */
  onBody?: (encoding: Encoding, body: Buffer) => void;
};

/** The same with its ETag, by default a page: 304 if the client has it already. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  encodedBytes: EncodedBytes,
  { type = 'text/html; charset=utf-8', onBody }: TaggedAnswer = {},
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const tag = tagIn(encodedBytes, encoding);
  reply.header('etag', tag);
  if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(type);
  const body = await bytesIn(encodedBytes, encoding);
  onBody?.(encoding, body);
  return reply.send(body);
}
