import type { ChatTopic } from '../../../shared/api/chats.ts';
import type { Intent } from '../local/reading/guest-message.ts';

const INTENTS: ReadonlySet<Intent> = new Set(['pairing', 'ingredients', 'explain', 'list', 'none']);

/** `is_careful`: the guest can't eat something. Only the declarations answer from then on. */
type Asked = { intent: Intent; topic: ChatTopic; is_careful: boolean };

/**
 * Whether a model may answer a question with this intent. The other intents are answered from the menu's facts alone, or
 * need fixed words: allergens, diets, prices, hours, what is sold out, what isn't on the menu.
 */
export const isAskedOfModels = ({ intent, topic, is_careful }: Asked): boolean =>
  INTENTS.has(intent) && topic !== 'not_on_menu' && !is_careful;
