import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import type { Concern } from './concern.ts';
import type { GuestMessage } from './guest-message.ts';

/**
 * "Vegetarian, but fish is fine": how guests say that they eat fish, in any language. Folded as messages are.
 */
const EATS_FISH =
  / (?<!is (?:the )?)fish (?:s |is |would be |i )?(?:ok|okay|fine|alright|all right|allowed|eat) | (?:eat|eats) (?:also )?fish | (?:but|except|apart from) (?:for )?(?:i do )?fish | poisson (?:\p{L}{1,3} ){0,2}(?:ok|va|bon|oui) | mangeo?n?s? (?:\p{L}+ )?du poisson | mais (?:du |le )?poisson | pescado (?:si|vale|ok|esta bien|puedo) | (?:como|comemos) (?:\p{L}+ )?pescado | pero (?:el )?pescado | fisch (?:ist |geht |ess\p{L}* ich )?(?:schon |auch )?(?:ok|okay|geht|in ordnung|erlaubt|ja|schon|gern\p{L}*) | ess?e?n? (?:aber |auch ){0,2}fisch | aber fisch | pesce (?:si|ok|va bene|lo mangio) | mangi\p{L}* (?:anche )?(?:il )?pesce | ma (?:il )?pesce | peixe (?:sim|ok|pode|como|tudo bem|nao faz mal) | (?:como|comemos) (?:\p{L}+ )?peixe | mas (?:o )?peixe |鱼(?:是)?(?:可以|没问题|没关系|能吃|ok|行)|(?:能|可以|会|但|但是|也)吃鱼(?!素)|魚(?:介類?)?(?:ハ|ナラ|モ)?(?:ok|オーケー|大丈夫|平気|イケ|食ベ(?:マス|ル|ラレマス|レル|テ))|생선은? ?(?:괜찮|먹|돼|되|가능|ok)|(?:ال)?سمك (?:عادي|اوكي|ok|تمام|مسموح|ما في مشكله|مافي مشكله) | (?:باكل|اكل|ناكل|بناكل|اكله) (?:ال)?سمك /u;

const EATS_NO_FISH =
  / (?:no|not|don t|dont|doesn t|never|nor|neither|or|without|ne|pas|ni|sans|non|ne|senza|nao|nem|sem|sin|kein\p{L}*|nicht|noch|ohne) (?:\p{L}+ ){0,2}(?:fish|poisson|pescado|fisch|pesce|peixe) |不(?:能|可以)?吃(?:肉[和或、])?鱼|魚(?:介類?)?[ハモガヲ]?(?:食ベ(?:マセン|ナイ|ラレ(?:マセン|ナイ)|レ(?:マセン|ナイ))|ダメ|無理)|생선[도은]? ?(?:안|못)|(?:ما|لا|مو|مش|ولا) (?:\p{L}+ )?(?:ال)?سمك /u;

export const isEatingFish = (foldedText: string): boolean =>
  EATS_FISH.test(foldedText) && !EATS_NO_FISH.test(foldedText);

/** What a message says of what must be avoided, without the fish that its words call fine: "vegetarian, fish is ok". */
export function withoutEatenFish(
  concern: Concern,
  { folded_text, locale }: Pick<GuestMessage, 'folded_text' | 'locale'>,
): Concern {
  const { vegetarian, allergy } = GUEST_LANGUAGES[locale];
  const isOfFish = concern.avoided.every((choice) => choice === 'fish' || choice === 'seafood');
  const isEater = isOfFish && !concern.is_allergic && isEatingFish(folded_text);
  if (!isEater || !hasPhrase(locale, vegetarian, folded_text) || hasPhrase(locale, allergy, folded_text))
    return concern;
  return { ...concern, avoided: [], is_concern: false, asks_safety: false };
}
