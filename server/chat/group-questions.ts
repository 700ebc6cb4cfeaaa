import type { AskedAnswer, ChatTopic } from '../../shared/api/chats.ts';
import type { Sense } from './local/sense-of.ts';

/** An unanswered question, and what it was understood to be about. */
export type Unanswered = Omit<AskedAnswer['unanswered'][number], 'times'> & { topic: ChatTopic | null };

/** Two questions with these topics about the same dish count as the same, whatever their words. */
const ONE_THING: ReadonlySet<ChatTopic | null> = new Set(['allergens', 'diet', 'spicy', 'price', 'pairing']);

/**
 * Groups questions that ask the same thing: the newest of each group, and how often it was asked.
 * @param questions Newest first.
 * @param senses One for each question, in the same order.
 */
export function groupQuestions(questions: readonly Unanswered[], senses: readonly Sense[]): AskedAnswer['unanswered'] {
  const groups = new Map<string, AskedAnswer['unanswered'][number]>();
  questions.forEach(({ topic, ...question }, at) => {
    const { allergens = '', subject = '' } = senses[at] ?? {};
    const about = question.item_id !== null && ONE_THING.has(topic) ? '' : subject;
    const key = JSON.stringify([topic, question.item_id, topic === 'allergens' ? allergens : '', about]);
    const group = groups.get(key);
    if (group) group.times += 1;
    else groups.set(key, { ...question, times: 1 });
  });
  return [...groups.values()];
}
