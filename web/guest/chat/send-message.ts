import type { ChatAnswer } from '../../../shared/api/chats.ts';

export type Chat = ChatAnswer;
type Of = { restaurant: string; lang: string };

/** The server's refusals, by error code. */
export class ChatProblem extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Sends a message in a chat, or in a new one; `say` is given each piece of the answer as it comes.
 *
 * @throws ChatProblem as the server refuses it; a TypeError without a connection.
 */
export async function sendMessage(
  chat: Chat | null,
  message: string,
  of: Of,
  say: (text: string) => void,
): Promise<Chat> {
  let answer = await request(chat, message, of);
  // The token was of another session, or of none.
  if (answer.status === 419) answer = await request(chat, message, of, true);
  // A chat is kept for thirty days.
  if (answer.status === 404 && chat) return await sendMessage(null, message, of, say);
  if (!answer.ok || !answer.body) throw new ChatProblem(await codeOf(answer));
  return await readEvents(answer.body, say);
}

async function request(
  chat: Chat | null,
  message: string,
  { restaurant, lang }: Of,
  isNewToken = false,
): Promise<Response> {
  const address = chat ? `/api/chats/${chat.id}` : `/api/restaurants/${restaurant}/chats`;
  return await fetch(`${address}?lang=${lang}`, {
    method: chat ? 'PUT' : 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-xsrf-token': await token(isNewToken),
    },
    body: JSON.stringify({ message }),
  });
}

const TOKEN = /(?:^|; )XSRF-TOKEN=([^;]*)/;

async function token(isNew: boolean): Promise<string> {
  if (isNew || !TOKEN.test(document.cookie)) await fetch('/sanctum/csrf-cookie');
  return decodeURIComponent(TOKEN.exec(document.cookie)?.[1] ?? '');
}

async function codeOf(answer: Response): Promise<string> {
  try {
    // shared/errors.ts says the body of every refused request.
    const { error } = (await answer.json()) as { error: { code: string } };
    return error.code;
  } catch {
    return 'assistant_failed';
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, say: (text: string) => void): Promise<Chat> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    // The last event is never missing, unless the connection was cut.
    if (done) throw new TypeError('The answer was cut off.');
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      const read: unknown = JSON.parse(data);
      // The three events that server/chat/routes.ts sends.
      if (name === 'text') say((read as { text: string }).text);
      if (name === 'done') return read as Chat;
      if (name === 'error') throw new ChatProblem((read as { error: { code: string } }).error.code);
    }
  }
}
