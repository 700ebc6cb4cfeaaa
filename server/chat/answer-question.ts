import type { ChatTopic } from '../../shared/api/chats.ts';
import { visionModelOf } from '../ai/vision-model.ts';
import type { Deps } from '../deps.ts';
import type { ReadAnswer } from './chat-thread.ts';
import type { AskedMenu, MenuReader } from './menu-reader.ts';

/** What rests on the menu's facts alone, or must be said in fixed words: no model is asked. */
const WITHOUT_MODEL: ReadonlySet<ChatTopic> = new Set([
  'allergens',
  'diet',
  'contact',
  'sold_out',
  'off_topic',
  'price',
  'not_on_menu',
]);

/**
 * The answer of the configured model as far as the menu bears it out; without a model, or if it is down, too slow, or
 * says nothing that holds, the answer of this machine. Neither says who gave it.
 */
export async function answerQuestion(
  { env, log }: Pick<Deps, 'env' | 'log'>,
  reader: MenuReader,
  menu: AskedMenu,
  question: string,
): Promise<ReadAnswer> {
  const local = await reader.ask(menu, question);
  const model = visionModelOf(env);
  if (!model || WITHOUT_MODEL.has(local.topic)) return local;
  try {
    const { askModel } = await import('./model/ask-model.ts');
    const said = await askModel(model, { question, dishes: local.told, locale: menu.locale });
    const { text, item_ids, withheld } = await reader.check(menu, said);
    if (withheld > 0) log.warn({ withheld }, 'sentences of the model were withheld from a guest');
    return text === '' ? local : { ...local, lines: [text], item_ids, is_answered: true, about_item_id: null };
  } catch (error) {
    log.warn({ err: error }, 'the model did not answer a guest');
    return local;
  }
}
