import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { AI_KEY } from './ai-servers.ts';
import { closeAfterFile } from './closers.ts';

/** A server on this machine that generates pictures by the providers' documented APIs: OpenAI's images, Google's generateContent. */

export type DrawingProvider = 'openai' | 'google' | 'openai-compatible';

export type DrawingReply =
  | { picture: Uint8Array; usage?: object }
  | { status: number; code?: string }
  /** A valid answer without a picture. */
  | 'nothing'
  | 'refusal'
  /** The body as it is, and its content. */
  | { body: string }
  /** Returns a URL instead of the picture. */
  | { url: string }
  /** Accepts the request and never answers. */
  | 'silence'
  | 'hang-up';

export type ImageServer = {
  baseUrl(provider: DrawingProvider): string;
  /** The bodies of the requests, as sent: JSON. */
  requests: string[];
  /** The answers to the next requests; may wait. */
  reply: () => DrawingReply | Promise<DrawingReply>;
};

const BASES: Record<DrawingProvider, string> = {
  openai: '/openai/v1',
  google: '/google/v1beta',
  'openai-compatible': '/compatible/v1',
};
const CALLS: Record<DrawingProvider, RegExp> = {
  openai: /\/images\/generations$/,
  google: /\/models\/gemini-[\w.-]+:generateContent$/,
  'openai-compatible': /\/images\/generations$/,
};

/** Listens until the test file ends. */
export async function startImageServer(): Promise<ImageServer> {
  const images: ImageServer = {
    baseUrl: (provider) => `http://127.0.0.1:${port}${BASES[provider]}`,
    requests: [],
    reply: () => ({ status: 500 }),
  };
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    const body = await text(request);
    const provider = (Object.keys(BASES) as DrawingProvider[]).find(
      (name) => url.startsWith(BASES[name]) && CALLS[name].test(url),
    );
    if (!provider) return end(response, 404, '{}');
    const key = provider === 'google' ? request.headers['x-goog-api-key'] : request.headers.authorization?.slice(7);
    if (key !== AI_KEY) return end(response, 401, errorOf('invalid_api_key'));
    images.requests.push(body);
    const reply = await images.reply();
    if (reply === 'silence') return;
    if (reply === 'hang-up') return void request.socket.destroy();
    if (typeof reply === 'object' && 'status' in reply) return end(response, reply.status, errorOf(reply.code ?? 'x'));
    if (typeof reply === 'object' && 'body' in reply) return end(response, 200, reply.body);
    if (provider === 'google') return end(response, 200, JSON.stringify(googleBody(reply)));
    if (reply === 'refusal') return end(response, 400, errorOf('moderation_blocked'));
    end(response, 200, JSON.stringify({ created: 1_790_000_000, data: dataOf(reply), ...usageOf(reply) }));
  }
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an object once it listens.
  const { port } = server.address() as AddressInfo;
  closeAfterFile(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return images;
}

type Sent = { picture: Uint8Array; usage?: object } | { url: string } | 'nothing' | 'refusal';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const usageOf = (reply: Sent): object => (typeof reply === 'object' && 'usage' in reply ? { usage: reply.usage } : {});

function dataOf(reply: Sent): object[] {
  if (typeof reply === 'string') return [];
  return 'url' in reply ? [{ url: reply.url }] : [{ b64_json: base64(reply.picture) }];
}

const googleBody = (reply: Sent): object => ({
  candidates: [
    {
      content: {
        role: 'model',
        parts:
          typeof reply === 'object' && 'picture' in reply
            ? [{ inlineData: { mimeType: 'image/png', data: base64(reply.picture) } }]
            : [],
      },
      finishReason: reply === 'refusal' ? 'IMAGE_SAFETY' : 'STOP',
      index: 0,
    },
  ],
  usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 1_290, totalTokenCount: 1_330 },
});

const errorOf = (code: string): string =>
  JSON.stringify({ error: { message: 'not now', type: 'test', param: null, code } });

function end(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
  response.end(body);
}
