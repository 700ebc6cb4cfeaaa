import type { AiRequest, Reply } from '../../test/ai-servers.ts';

/** Models that answer by rules, behind an OpenAI-compatible protocol. */

type Message = { role: string; content: string | { text: string }[] | null };
type PromptDish = { id: number; title: string; description?: string | null };

type PromptParts = {
  question: string;
  /** What was sent with the question, and what was looked up for it. */
  dishes: PromptDish[];
  can_look_up: boolean;
  look_ups: number;
};

/** Parses what server/chat/model asks in a request. */
export function askedIn({ body }: AiRequest): PromptParts {
  // As test/ai-servers.ts documents the protocol.
  const { messages, tools } = JSON.parse(body) as { messages: Message[]; tools?: unknown[] };
  const textOf = ({ content }: Message) =>
    typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('');
  const user = messages.find(({ role }) => role === 'user');
  // The shapes of server/chat/model/prompt.ts.
  const { dishes, question } = JSON.parse(user ? textOf(user) : '{}') as { dishes: PromptDish[]; question: string };
  const results = messages.filter(({ role }) => role === 'tool').map((one) => JSON.parse(textOf(one)) as PromptDish[]);
  return {
    question,
    dishes: [...results.toReversed().flat(), ...dishes],
    can_look_up: tools !== undefined && tools.length > 0,
    look_ups: results.length,
  };
}

/** Looks up what it may, and recommends the dishes that share most words with the question, in the menu's words. */
export function waiter(request: AiRequest, locale: 'en' | 'fr'): Reply {
  const { question, dishes, can_look_up, look_ups } = askedIn(request);
  if (can_look_up && look_ups === 0) return { calls: [{ name: 'search_menu', input: { words: question } }] };
  const questionWords = new Set(wordsOf(question));
  const score = ({ title, description }: PromptDish) =>
    wordsOf(`${title} ${title} ${description ?? ''}`).filter((word) => questionWords.has(word)).length;
  const best = dishes
    .filter(({ id }, at) => dishes.findIndex((one) => one.id === id) === at)
    .toSorted((a, b) => score(b) - score(a));
  const ids = best.slice(0, 3).map(({ id }) => id);
  if (can_look_up && look_ups === 1 && ids.length > 0) return { calls: [{ name: 'read_dishes', input: { ids } }] };
  const [first, second] = best;
  if (!first) return { text: locale === 'fr' ? 'Je ne sais pas.' : 'I don’t know.' };
  const [part = ''] = (first.description ?? '').split(/[,.;]/);
  const having = part.trim() === '' ? '' : `, ${locale === 'fr' ? 'avec' : 'with'} ${part.trim().toLowerCase()}`;
  const other = second && score(second) > 0 ? [second] : [];
  const sentences =
    locale === 'fr'
      ? [`Vous pourriez aimer [${first.id}]${having}.`, ...other.map(({ id }) => `Un autre choix est [${id}].`)]
      : [`You may like [${first.id}]${having}.`, ...other.map(({ id }) => `Another option is [${id}].`)];
  return { text: sentences.join(' ') };
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
