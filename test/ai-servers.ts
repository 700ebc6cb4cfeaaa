import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type End, type Provider, streamedCalls, streamedText, type ToolCall } from './ai-streams.ts';
import { closeAfterFile } from './closers.ts';

/** A server on this machine that implements the AI providers' protocols, as documented. */

export type Reply =
  | { text: string; end?: End }
  /** For a streamed answer: sends the text, then cuts the connection; or repeats it until nobody listens. */
  | { text: string; after: 'hang-up' | 'again' }
  /** For a streamed answer: calls tools. */
  | { calls: ToolCall[] }
  | { status: number; headers?: Record<string, string> }
  /** Accepts the request and never answers. */
  | 'silence'
  /** Cuts the connection. */
  | 'hang-up';

export type AiRequest = {
  provider: Provider;
  headers: IncomingHttpHeaders;
  /** As sent: JSON. */
  body: string;
};

export type AiServer = {
  baseUrl(provider: Provider): string;
  requests: AiRequest[];
  /** The answers to the next requests; `index` counts them from 0 since this was set. */
  reply: (request: AiRequest, index: number) => Reply | Promise<Reply>;
};

export const AI_KEY = 'key-of-the-test';
export const INPUT_TOKENS = 1_200;
export const OUTPUT_TOKENS = 340;

const PATHS: Record<Provider, { base: string; call: RegExp }> = {
  openai: { base: '/openai/v1', call: /\/responses$/ },
  anthropic: { base: '/anthropic/v1', call: /\/messages$/ },
  google: { base: '/google/v1beta', call: /\/models\/[\w.-]+:(generateContent|streamGenerateContent\?alt=sse)$/ },
  'openai-compatible': { base: '/compatible/v1', call: /\/chat\/completions$/ },
};

/** Listens until the test file ends. */
export async function startAiServer(): Promise<AiServer> {
  const server = createServer((request, response) => void take(request, response));
  const ai: AiServer = {
    baseUrl: (provider) => `http://127.0.0.1:${port}${PATHS[provider].base}`,
    requests: [],
    reply: () => ({ status: 500, headers: { 'retry-after': '0' } }),
  };
  let replied = 0;
  let reply = ai.reply;
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const provider = providerOf(request.url ?? '');
    if (!provider) return end(response, 404, {});
    if (!hasKey(provider, request.headers)) return end(response, 401, errorBody('invalid key'));
    if (reply !== ai.reply) replied = 0;
    reply = ai.reply;
    const asked = { provider, headers: request.headers, body };
    ai.requests.push(asked);
    const given = await reply(asked, replied++);
    if (given === 'silence') return;
    if (given === 'hang-up') return void request.socket.destroy();
    if ('status' in given) return end(response, given.status, errorBody('not now'), given.headers);
    if (isStreamed(request, body)) return await stream(response, provider, given);
    if (!('text' in given) || 'after' in given) throw new Error('Only a streamed answer can do that.');
    end(response, 200, BODIES[provider](given.text, given.end ?? 'stop', body));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an object once it listens.
  const { port } = server.address() as AddressInfo;
  closeAfterFile(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return ai;
}

const providerOf = (url: string): Provider | undefined =>
  (Object.keys(PATHS) as Provider[]).find((name) => url.startsWith(PATHS[name].base) && PATHS[name].call.test(url));

const hasKey = (provider: Provider, headers: IncomingHttpHeaders): boolean => {
  if (provider === 'anthropic') return headers['x-api-key'] === AI_KEY && headers['anthropic-version'] !== undefined;
  if (provider === 'google') return headers['x-goog-api-key'] === AI_KEY;
  return headers.authorization === `Bearer ${AI_KEY}`;
};

function end(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const isStreamed = (request: IncomingMessage, body: string): boolean =>
  request.url?.includes(':streamGenerateContent') === true || /"stream":\s?true/.test(body);

const TOKENS = { input: INPUT_TOKENS, output: OUTPUT_TOKENS };

async function stream(
  response: ServerResponse,
  provider: Provider,
  given: Extract<Reply, { text: string } | { calls: ToolCall[] }>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('calls' in given) return void response.end(streamedCalls(provider, given.calls, TOKENS));
  const after = 'after' in given ? given.after : undefined;
  const said = streamedText(provider, given.text, 'end' in given ? (given.end ?? 'stop') : 'stop', TOKENS);
  if (after === undefined) return void response.end(said.start + said.end);
  // The next thing happens once this has gone out.
  await new Promise<void>((resolve) => response.write(said.start, () => resolve()));
  if (after === 'hang-up') return void response.destroy();
  const again = streamedText(provider, given.text, 'stop', TOKENS).start;
  while (!response.destroyed) {
    await new Promise<void>((resolve) => response.write(again, () => resolve()));
    // A client that disconnects must be noticed between two writes.
    await nextTurn();
  }
}

const errorBody = (message: string) => ({ type: 'error', error: { message, type: 'test', code: 400, status: 'TEST' } });

const BODIES: Record<Provider, (text: string, ending: End, asked: string) => object> = {
  openai: (said, ending) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    model: 'test',
    status: ending === 'length' ? 'incomplete' : 'completed',
    incomplete_details: ending === 'length' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [
          ending === 'refusal'
            ? { type: 'refusal', refusal: said }
            : { type: 'output_text', text: said, annotations: [] },
        ],
      },
    ],
    usage: { input_tokens: INPUT_TOKENS, output_tokens: OUTPUT_TOKENS, total_tokens: INPUT_TOKENS + OUTPUT_TOKENS },
  }),
  anthropic: (said, ending) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'test',
    content: [{ type: 'text', text: said }],
    stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[ending],
    stop_sequence: null,
    usage: { input_tokens: INPUT_TOKENS, output_tokens: OUTPUT_TOKENS },
  }),
  google: (said, ending) => ({
    candidates: [
      {
        content: { role: 'model', parts: ending === 'refusal' ? [] : [{ text: said }] },
        finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[ending],
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: INPUT_TOKENS,
      candidatesTokenCount: OUTPUT_TOKENS,
      totalTokenCount: INPUT_TOKENS + OUTPUT_TOKENS,
    },
  }),
  'openai-compatible': (said, ending) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'test',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: said },
        finish_reason: { stop: 'stop', length: 'length', refusal: 'content_filter' }[ending],
      },
    ],
    usage: {
      prompt_tokens: INPUT_TOKENS,
      completion_tokens: OUTPUT_TOKENS,
      total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
    },
  }),
};
