import type { ChatTopic } from '../../shared/api/chats.ts';
import { visionModelOf } from '../ai/vision-model.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { workerAccess } from '../restaurants/access.ts';
import { recordModelUse } from '../telemetry/metrics.ts';
import type { EarlierQuestion } from './facts/earlier-question.ts';
import type { AskedMenu, MenuReader } from './menu-reader.ts';
import { isAskedOfModels } from './model/asked-of-models.ts';
import { addSpending } from './queries.ts';

export type GivenAnswer = {
  text: string;
  item_ids: number[];
  topic: ChatTopic;
  is_answered: boolean;
  about_item_id: number | null;
};

type Asking = {
  restaurant_id: string;
  reader: MenuReader;
  menu: AskedMenu;
  question: string;
  /** Earlier questions of the same chat, oldest first. */
  earlier: readonly EarlierQuestion[];
  /** Called with each piece of the answer as soon as it is final. */
  say: (piece: string) => void;
};

/**
 * The configured model's answer as far as the menu supports it; without a model, or if it is down, too slow, or none of
 * its sentences is supported, the local answerer's. Neither says who answered.
 */
export async function answerQuestion(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'now'>,
  { restaurant_id, reader, menu, question, earlier, say }: Asking,
): Promise<GivenAnswer> {
  const {
    lines,
    menu_part,
    intent,
    locale,
    meant: _,
    is_careful,
    ...local
  } = await reader.ask(menu, question, earlier);
  const model = visionModelOf(deps.env);
  if (model && isAskedOfModels({ intent, topic: local.topic, is_careful })) {
    const { answerByModel } = await import('./answer-by-model.ts');
    const said = await answerByModel({ model, reader, menu, question, earlier, locale, told: menu_part, say });
    const { text, item_ids, withheld, tokens, problem } = said;
    // Charged to the restaurant, because guests are not signed in.
    const access = workerAccess(restaurant_id);
    const cost = model.costOf(tokens);
    recordModelUse('chat', { ...tokens, cost });
    if (tokens.input_tokens + tokens.output_tokens > 0)
      await recordSpending(deps, access, { model: model.name, tokens, cost });
    if (withheld > 0) deps.log.warn({ withheld }, 'sentences of the model were withheld from a guest');
    if (problem !== undefined) deps.log.warn({ err: problem }, 'the model did not answer a guest to the end');
    if (text !== '') return { ...local, text, item_ids, is_answered: true, about_item_id: null };
  }
  for (const [at, line] of lines.entries()) say(at === 0 ? line : `\n${line}`);
  return { ...local, text: lines.join('\n') };
}

type Spent = { model: string; tokens: { input_tokens: number; output_tokens: number }; cost: number | null };

async function recordSpending(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  access: RestaurantAccess,
  { model, tokens, cost }: Spent,
): Promise<void> {
  // Providers bill by calendar months in UTC.
  const month = now().toISOString().slice(0, 7);
  try {
    await addSpending(db, access, { month, model, ...tokens, cost });
  } catch (error) {
    // The guest has the answer already.
    log.error({ err: error, model, tokens }, 'what an answer cost was not recorded');
  }
}
