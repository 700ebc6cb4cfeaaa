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
 * Sends a message in a chat, or in a new one; `say` receives each piece of the answer as it arrives.
 *
 * @throws ChatProblem as the server refuses it; a TypeError without a connection.
 */
export async function sendMessage(
  chat: Chat | null,
  message: string,
  restaurantAndMenu: Of,
  say: (text: string) => void,
): Promise<Chat> {
  let chatAnswer = await request(chat, message, restaurantAndMenu);
  // The token was of another session, or of none.
  if (chatAnswer.status === 419) chatAnswer = await request(chat, message, restaurantAndMenu, true);
  // A chat is kept for thirty days.
  if (chatAnswer.status === 404 && chat) return await sendMessage(null, message, restaurantAndMenu, say);
  if (!chatAnswer.ok || !chatAnswer.body) throw new ChatProblem(await codeOf(chatAnswer));
  return await readEvents(chatAnswer.body, say);
}

async function request(
  chat: Chat | null,
  message: string,
  { restaurant, lang }: Of,
  isNewToken = false,
): Promise<Response> {
  const requestUrl = chat ? `/api/chats/${chat.id}` : `/api/restaurants/${restaurant}/chats`;
  return await fetch(`${requestUrl}?lang=${lang}`, {
    method: chat ? 'PUT' : 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-xsrf-token': await csrfToken(isNewToken),
    },
    body: JSON.stringify({ message }),
  });
}

const TOKEN_COOKIE = /(?:^|; )XSRF-TOKEN=([^;]*)/;

async function csrfToken(isNew: boolean): Promise<string> {
  if (isNew || !TOKEN_COOKIE.test(document.cookie)) await fetch('/sanctum/csrf-cookie');
  return decodeURIComponent(TOKEN_COOKIE.exec(document.cookie)?.[1] ?? '');
}

async function codeOf(chatAnswer: Response): Promise<string> {
  try {
    // shared/errors.ts says the body of every refused request.
    const { error } = (await chatAnswer.json()) as { error: { code: string } };
    return error.code;
  } catch {
    return 'assistant_failed';
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, say: (text: string) => void): Promise<Chat> {
  const bodyReader = body.getReader();
  const textDecoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done: isDone, value } = await bodyReader.read();
    // The last event is never missing, unless the connection was cut.
    if (isDone) throw new TypeError('The answer was cut off.');
    text += textDecoder.decode(value, { stream: true });
    const streamEvents = text.split('\n\n');
    text = streamEvents.pop() ?? '';
    for (const event of streamEvents) {
      const [, name = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      const eventData: unknown = JSON.parse(data);
      // The three events that server/chat/routes.ts sends.
      if (name === 'text') say((eventData as { text: string }).text);
      if (name === 'done') return eventData as Chat;
      if (name === 'error') throw new ChatProblem((eventData as { error: { code: string } }).error.code);
    }
  }
}
