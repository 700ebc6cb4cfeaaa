import type { AllergenChoice } from '../../../../shared/allergens.ts';
import type { Diet, GuestMessage, Religion } from '../reading/guest-message.ts';
import { leftOutByReligion } from '../reading/left-out-by.ts';

/** What a guest has said in a chat of what must not be in the food. It holds to the end of the chat. */
export type ChatMemory = {
  avoided: AllergenChoice[];
  excluded: string[];
  diet: Diet | null;
  religion: Religion | null;
  /** Whether it must not be spicy. */
  is_mild: boolean;
  /** Whether the guest has spoken of a pregnancy or an illness. */
  is_medical: boolean;
  /** Whether raw food and alcohol must be marked: somebody is pregnant, or wants nothing raw. */
  avoids_raw: boolean;
};

/** What must be remembered of a message and those before it, the oldest first. */
export function memoryAfter(earlier: readonly GuestMessage[], message: GuestMessage): ChatMemory {
  const messages = [...earlier, message];
  const avoided = new Set<AllergenChoice>();
  const excluded = new Set<string>();
  let diet: Diet | null = null;
  let religion: Religion | null = null;
  for (const one of messages) {
    for (const choice of one.avoided) avoided.add(choice);
    // "Is there pork in the pie?" asks; "no pork" holds.
    for (const concept of one.excluded) excluded.add(concept);
    for (const concept of one.religion ? leftOutByReligion(one.religion) : []) excluded.add(concept);
    diet = one.diet ?? diet;
    religion = one.religion ?? religion;
  }
  return {
    avoided: [...avoided],
    excluded: [...excluded],
    diet,
    religion,
    is_mild: messages.some(({ asks_mild }) => asks_mild),
    is_medical: messages.some(({ intent, is_pregnant }) => intent === 'medical' || is_pregnant),
    avoids_raw: messages.some(({ avoids_raw, is_pregnant }) => avoids_raw || is_pregnant),
  };
}
