import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A minimal S3 service: put, get, head, delete and list (two per page, to test paging) for one bucket, and the bucket's
 * head, addressed by path. It implements Amazon's documented protocol for the real client, but does not check signatures.
 */
export type S3Server = {
  /** For FILES_URL. */
  url: string;
  /** While true, writes are answered as by a full store. */
  full: boolean;
  /** While true, everything is answered 500, as by a store with an internal error. */
  broken: boolean;
  /** While true, everything is refused as signed at another time; the answer has no date by which the client could know. */
  skewed: boolean;
  /** How far its clock is ahead, in milliseconds. */
  ahead_ms: number;
  /** The delay of every answer, in milliseconds. */
  delay_ms: number;
  /** "METHOD /path?query" of the requests, in order. */
  asked: string[];
  stop(): Promise<void>;
};

const BUCKET = 'ardoise';
const PAGE_SIZE = 2;

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, { body: Buffer; type: string; put_at: Date }>();
  const state = { full: false, broken: false, skewed: false, ahead_ms: 0, delay_ms: 0, asked: [] as string[] };

  const write = async (key: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    if (state.full) return refuse(response, 507, 'XMinioStorageFull');
    if (body.length !== Number(request.headers['content-length'])) return refuse(response, 400, 'IncompleteBody');
    const type = request.headers['content-type'] ?? 'binary/octet-stream';
    objects.set(key, { body, type, put_at: new Date(Date.now() + state.ahead_ms) });
    response.setHeader('etag', '"e"').end();
  };

  const read = (key: string, isHead: boolean, response: ServerResponse): void => {
    const object = objects.get(key);
    if (!object) {
      refuse(response, 404, isHead ? undefined : 'NoSuchKey');
      return;
    }
    response.writeHead(200, {
      'content-type': object.type,
      'content-length': object.body.length,
      etag: '"e"',
      'last-modified': object.put_at.toUTCString(),
    });
    response.end(isHead ? undefined : object.body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    state.asked.push(`${request.method} ${request.url}`);
    if (state.delay_ms > 0) await delay(state.delay_ms);
    if (state.broken) return refuse(response, 500, 'InternalError');
    if (state.skewed) {
      response.sendDate = false;
      return refuse(response, 403, 'RequestTimeTooSkewed');
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (key === '' && request.method === 'HEAD') return void response.writeHead(200).end();
    if (key === '') return list(url.searchParams, [...objects], response);
    if (request.method === 'PUT') return await write(key, request, response);
    if (request.method !== 'DELETE') return read(key, request.method === 'HEAD', response);
    objects.delete(key);
    response.writeHead(204).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object.
  const { port } = server.address() as AddressInfo;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return Object.assign(state, {
    url: `s3://${BUCKET}?endpoint=${endpoint}&access_key_id=test&secret_access_key=test`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function list(query: URLSearchParams, objects: [string, { body: Buffer }][], response: ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const found = objects.filter(([key]) => key.startsWith(prefix) && key > after).sort(([a], [b]) => (a < b ? -1 : 1));
  const page = found.slice(0, PAGE_SIZE);
  const isTruncated = found.length > page.length;
  const contents = page.map(
    ([key, { body }]) =>
      `<Contents><Key>${key}</Key><LastModified>1970-01-01T00:00:00.000Z</LastModified><ETag>"e"</ETag><Size>${body.length}</Size></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  response
    .setHeader('content-type', 'application/xml')
    .end(
      `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
}

function refuse(response: ServerResponse, status: number, code: string | undefined): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(code && `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
