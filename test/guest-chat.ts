import type { ChatAnswer } from '../shared/api/chats.ts';
import { newClient } from './client.ts';
import type { TestApp } from './test-app.ts';

/**
 * The last answer to a new guest's questions, asked one after the other in one chat.
 * @param address Where the chats of a restaurant begin.
 */
export async function lastAnswer(t: TestApp, address: string, questions: readonly string[]) {
  const guest = await newClient(t);
  let chat: ChatAnswer | undefined;
  for (const message of questions)
    chat = (
      chat ? await guest.put(`/api/chats/${chat.id}`, { message }) : await guest.post(address, { message })
    ).json<ChatAnswer>();
  return chat?.messages.at(-1);
}
