import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { ownMemory } from '../../db/own-memory.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A text that is cached for many answers: compressed once, so that each answer only copies bytes. */
export type EncodedBytes = {
  br: Buffer;
  /** Compressed on first use: clients over https accept brotli. */
  gzip?: Buffer;
  /** Identifies the content; with the encoding it is the strong ETag. */
  digest: string;
};

/** Its size in memory, including the gzip: a fifth more than its brotli. */
export const keptBytes = ({ br }: Pick<EncodedBytes, 'br'>): number => Math.ceil(br.length * 2.2);

// For a page of 56 KB, brotli 9 is a quarter slower than 5 and saves 1 %; gzip 9 is a third slower than 6 and saves as much.
const ENCODING_QUALITY = { brotli: 5, gzip: 6 };
/** Compressing this many bytes lasts 1 ms, as does starting a thread. Menus of some 80 dishes are below it. */
const MAX_AT_ONCE_BYTES = 64 * 1024;
/** Brotli's smallest window that holds such a text. Larger ones cost time and memory without compressing better. */
const SMALL_WINDOW_BITS = 16;

export async function encodeText(text: string): Promise<EncodedBytes> {
  const bytes = Buffer.from(text);
  const brotliParams = {
    [constants.BROTLI_PARAM_QUALITY]: ENCODING_QUALITY.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const br =
    bytes.length <= MAX_AT_ONCE_BYTES
      ? brotliCompressSync(bytes, { params: { ...brotliParams, [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW_BITS } })
      : await compressBrotli(bytes, { params: brotliParams });
  return { br: ownMemory(br), digest: hash('sha256', bytes, 'base64url').slice(0, 22) };
}

/** The few clients without compression don't justify the memory of a third copy. */
export async function bytesIn(encodedBytes: EncodedBytes, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return encodedBytes.br;
  if (encoding === 'identity') return await decompressBrotli(encodedBytes.br);
  encodedBytes.gzip ??= ownMemory(
    await compressGzip(await decompressBrotli(encodedBytes.br), { level: ENCODING_QUALITY.gzip }),
  );
  return encodedBytes.gzip;
}

/** Strong (RFC 9110 §8.8.3): each encoding of each content has its own. */
export const tagIn = (kept: EncodedBytes, encoding: Encoding): string => `"${kept.digest}-${encoding}"`;

// Browsers send a handful of different headers.
const negotiatedEncodings = new LRUCache<string, Encoding>({ max: 100 });
const MAX_REMEMBERED_CHARACTERS = 100;
const MAX_READ_CHARACTERS = 400;

/** The best encoding that an Accept-Encoding header accepts; `identity` without a header, or if it refuses all. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const cachedEncoding = negotiatedEncodings.get(header);
  if (cachedEncoding) return cachedEncoding;
  const acceptedEncodings = new Negotiator({
    headers: { 'accept-encoding': header.slice(0, MAX_READ_CHARACTERS) },
  }).encodings([...ENCODINGS]);
  const bestEncoding = ENCODINGS.find((encoding) => acceptedEncodings.includes(encoding)) ?? 'identity';
  if (header.length <= MAX_REMEMBERED_CHARACTERS) negotiatedEncodings.set(header, bestEncoding);
  return bestEncoding;
}

/** RFC 9110 §13.1.2: compared weakly, so that a tag which a cache has weakened still matches. */
export const isHeld = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((held) => held.trim().replace(/^W\//, '') === tag));
