export type Provider = 'openai' | 'anthropic' | 'google' | 'openai-compatible';

/** Answers as server-sent events, in the order that the providers document. */

export type ToolCall = { name: string; input: object };
export type End = 'stop' | 'length' | 'refusal';
type StreamTokens = { input: number; output: number };

/** A provider's events: before the text, a piece of it, a tool call, and the end. */
type Protocol = {
  begin(): object[];
  piece(text: string): object[];
  textEnd(): object[];
  call(call: ToolCall, index: number): object[];
  finish(end: End | 'tools', tokens: StreamTokens): object[];
  /** Follows the last event. */
  done?: string;
};

const PROTOCOLS: Record<Provider, Protocol> = {
  // https://platform.openai.com/docs/api-reference/responses-streaming
  openai: {
    begin: () => [
      { type: 'response.created', response: { id: 'resp_1', created_at: 1_790_000_000, model: 'test' } },
      { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
    ],
    piece: (delta) => [
      { type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta },
    ],
    textEnd: () => [{ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } }],
    call: ({ name, input }, index) => {
      const [output_index, text] = [index + 1, JSON.stringify(input)];
      const item = { type: 'function_call', id: `fc_${index}`, call_id: `call_${index}`, name };
      return [
        { type: 'response.output_item.added', output_index, item: { ...item, arguments: '' } },
        { type: 'response.function_call_arguments.delta', item_id: item.id, output_index, delta: text },
        { type: 'response.function_call_arguments.done', item_id: item.id, output_index, arguments: text },
        {
          type: 'response.output_item.done',
          output_index,
          item: { ...item, arguments: text, status: 'completed' },
        },
      ];
    },
    finish: (end, { input, output }) => [
      {
        type: end === 'length' || end === 'refusal' ? 'response.incomplete' : 'response.completed',
        response: {
          incomplete_details:
            end === 'length'
              ? { reason: 'max_output_tokens' }
              : end === 'refusal'
                ? { reason: 'content_filter' }
                : null,
          usage: { input_tokens: input, output_tokens: output },
        },
      },
    ],
  },
  // https://docs.anthropic.com/en/docs/build-with-claude/streaming
  anthropic: {
    begin: () => [
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'test',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 0, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'ping' },
    ],
    piece: (text) => [{ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }],
    textEnd: () => [{ type: 'content_block_stop', index: 0 }],
    call: ({ name, input }, at) => {
      const [index, text] = [at + 1, JSON.stringify(input)];
      const delta = (partial_json: string) => ({
        type: 'content_block_delta',
        index,
        delta: { type: 'input_json_delta', partial_json },
      });
      return [
        {
          type: 'content_block_start',
          index,
          content_block: { type: 'tool_use', id: `toolu_${at}`, name, input: {} },
        },
        delta(text.slice(0, 5)),
        delta(text.slice(5)),
        { type: 'content_block_stop', index },
      ];
    },
    finish: (end, { input, output }) => [
      {
        type: 'message_delta',
        delta: {
          stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal', tools: 'tool_use' }[end],
          stop_sequence: null,
        },
        usage: { input_tokens: input, output_tokens: output },
      },
      { type: 'message_stop' },
    ],
  },
  // https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
  google: {
    begin: () => [],
    piece: (text) => [{ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }],
    textEnd: () => [],
    call: ({ name, input }) => [
      {
        candidates: [{ content: { role: 'model', parts: [{ functionCall: { name, args: input } }] }, index: 0 }],
      },
    ],
    finish: (end, { input, output }) => [
      {
        candidates: [
          {
            content: { role: 'model', parts: [] },
            finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY', tools: 'STOP' }[end],
            index: 0,
          },
        ],
        usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
      },
    ],
  },
  // https://platform.openai.com/docs/api-reference/chat-streaming
  'openai-compatible': {
    begin: () => [chunk({ role: 'assistant', content: '' })],
    piece: (content) => [chunk({ content })],
    textEnd: () => [],
    call: ({ name, input }, index) => [
      chunk({
        tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }],
      }),
      chunk({ tool_calls: [{ index, function: { arguments: JSON.stringify(input) } }] }),
    ],
    finish: (end, { input, output }) => [
      chunk({}, { stop: 'stop', length: 'length', refusal: 'content_filter', tools: 'tool_calls' }[end]),
      {
        ...COMPLETION,
        choices: [],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      },
    ],
    done: 'data: [DONE]\n\n',
  },
};

const COMPLETION = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'test' };

function chunk(delta: object, finish_reason: string | null = null): object {
  return { ...COMPLETION, choices: [{ index: 0, delta, finish_reason }] };
}

const isOfType = (event: object): event is { type: string } => 'type' in event && typeof event.type === 'string';
const written = (events: object[]): string =>
  events
    .map((event) => `${isOfType(event) ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`)
    .join('');

const PIECE = /[\s\S]{1,7}/gu;

/** The start of an answer with text in pieces, and its end. */
export function streamedText(
  provider: Provider,
  text: string,
  end: End,
  tokens: StreamTokens,
): { start: string; end: string } {
  const { begin, piece, textEnd, finish, done = '' } = PROTOCOLS[provider];
  const pieces = (text.match(PIECE) ?? []).flatMap(piece);
  return { start: written([...begin(), ...pieces]), end: written([...textEnd(), ...finish(end, tokens)]) + done };
}

export function streamedCalls(provider: Provider, calls: readonly ToolCall[], tokens: StreamTokens): string {
  const { begin, textEnd, call, finish, done = '' } = PROTOCOLS[provider];
  return written([...begin(), ...textEnd(), ...calls.flatMap(call), ...finish('tools', tokens)]) + done;
}
