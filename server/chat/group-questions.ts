import type { AskedAnswer, ChatTopic } from '../../shared/api/chats.ts';
import type { Sense } from './local/sense-of.ts';

/** A question without an answer, and what its answer was taken to be about. */
export type Unanswered = Omit<AskedAnswer['unanswered'][number], 'times'> & { topic: ChatTopic | null };

/** Of a dish these ask for one thing, whatever their words. */
const ONE_THING: ReadonlySet<ChatTopic | null> = new Set(['allergens', 'diet', 'spicy', 'price', 'pairing']);

/**
 * Questions that ask the same, as one: the newest of them, and how often.
 * @param questions The newest first.
 * @param senses Of each question, in the same order.
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
