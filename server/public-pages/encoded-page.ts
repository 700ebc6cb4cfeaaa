import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export const PAGE_ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** A page as it is kept: compressed once, so that an answer is only bytes to copy. */
export type EncodedPage = {
  br: Buffer;
  gzip: Buffer;
  /** Names the content; with the encoding it makes the strong ETag. */
  digest: string;
};

// One below the highest: the highest takes ten times as long for 2 % less.
const BROTLI_QUALITY = 9;

export async function encodePage(html: string): Promise<EncodedPage> {
  const bytes = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, zipped] = await Promise.all([compressBrotli(bytes, { params }), compressGzip(bytes, { level: 9 })]);
  return { br, gzip: zipped, digest: hash('sha256', bytes, 'base64url').slice(0, 22) };
}

/** The few clients that take no compression are worth less than the memory of a third copy. */
export async function pageBytes(page: EncodedPage, encoding: PageEncoding): Promise<Buffer> {
  return encoding === 'identity' ? await decompressBrotli(page.br) : page[encoding];
}

/** Strong (RFC 9110 §8.8.3): each encoding of each content has its own. */
export const pageTag = (page: EncodedPage, encoding: PageEncoding): string => `"${page.digest}-${encoding}"`;
