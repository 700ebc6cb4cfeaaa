import type { ChatTopic } from '../../../shared/api/chats.ts';
import type { Intent } from '../local/understand.ts';

const INTENTS: ReadonlySet<Intent> = new Set(['pairing', 'ingredients', 'explain', 'list', 'none']);

/**
 * Whether a model may answer a question with this intent. The other intents are answered from the menu's facts alone, or
 * need fixed words: allergens, diets, prices, hours, what is sold out, what isn't on the menu.
 */
export const isAskedOfModels = ({ intent, topic }: { intent: Intent; topic: ChatTopic }): boolean =>
  INTENTS.has(intent) && topic !== 'not_on_menu';
