import type { MenuLocale } from '../../../../shared/locales.ts';

/** "Added to that": a message that goes on with an order, in any language. Folded as messages are. */
export const ADDS_TO_ORDER =
  /추가|거기에|그거에|더하|그리고|하나 ?더|再加|加上|再[来來要点點]|还要|還要|另外|外加|追加|それ[にト]|ソレ[ニト]|サラニ|アト|足[しシ]|\b(?:add|plus|also|another|as well|ajoute\w*|rajoute\w*|aussi|agreg\w*|anad\w*|tambien|otr[ao]|dazu|auch|noch|aggiung\w*|anche|acrescent\w*|tambem|mais)\b|زياده|مع ذلك|كمان|وبعد/u;

/**
 * How guests ask for something to be put on top: "우유 추가하면 얼마예요?". Not whether it is there: "땅콩 추가하나요?" and
 * "トッピングはナッツですか" are questions about what is in the food.
 */
const ADDING: Record<MenuLocale, RegExp> = {
  // Only what the guest does or asks for: "sind Nüsse drauf?" is a question about allergens.
  en: / (?:(?:can|could|may) (?:you|i|we)|if (?:i|we)) (?:please )?(?:add|stick|put|chuck|pop) /u,
  fr: / (?:si (?:j|je)|(?:peux|peut|puis) (?:je|on)|(?:je|on) (?:peux|peut)) (?:ajoute|rajoute|ajouter|rajouter) /u,
  es: / (?:si (?:le |les )?(?:anado|agrego)|(?:puedo|podemos) (?:anadir|agregar)(?:le)?) /u,
  de: /(?!)/u,
  it: / (?:se (?:ci )?aggiungo|(?:posso|possiamo) aggiungere) /u,
  pt: / (?:se eu |(?:posso|podemos) )(?:acrescentar|adicionar) /u,
  zh: /(?:再|多|想|(?<!可)能|可以|我要|还要)加(?!了|过|的|有)|(?<![会會有都])加(?:一?[份个点些勺颗片]|上)|追加|加.{1,8}(?:多少|几块|幾)/u,
  ja: /追加(?!サレ|ハ|デスカ)|足シ|足ス|足セ|トッピング(?:シ|デキ|スル|ヲ?(?:追加|足))|ツケテ(?!マス|ア|イ|ル|ン)|ツケタイ|ツケタラ|ツケルト|付ケテ(?!マス|ア|イ|ル|ン)|付ケタイ|付ケタラ|付ケルト|乗セテ(?!マス|ア|イ|ル|ン)|ノセテ(?!マス|ア|イ|ル|ン)|乗セタ|ノセタ/u,
  ko: /추가 ?(?:하면|해서|해 ?(?:주|줘|달)|하고 ?싶|할게|할래|할 ?수|해도|시|로|요금|비용|금액|는? ?얼마)|추가(?=[^가-힣]*$)|넣어 ?(?:주|달)|넣으면|얹으면|올리면/u,
  ar: / (?:و?لو |و?اذا |و?الا )?(?:اضفت|اضيف|نضيف|ازود|ازيد|زدت|زودت|ازيدها|زودتها|مع زياده|مع اضافه)(?: (?:عليه|عليها|له|لها|فوقه))? /u,
};

/** "Can you tell me if you put nuts on it?", "could you put peanuts in it by accident?": no wish. */
const ASKS_WHETHER =
  / (?:know|tell|accident\w*|risk|always|ever|sure|savoir|sais|dire|toujours|jamais|saber|decir|siempre|wissen|sagen|immer|sapere|sempre|confirm\w*) |اعرف|تعرف|نعرف|知道|知りたい|알고 ?싶|알 ?수 ?있/u;

export const asksToAdd = (locale: MenuLocale, folded: string): boolean =>
  ADDING[locale].test(folded) && !ASKS_WHETHER.test(folded);

/** "Another burger", "two more lagers": more of something, besides what was ordered. Not "how much more with bacon?". */
const MORE: Record<MenuLocale, RegExp> = {
  en: / (?:another|more|additional|again|extra) /u,
  fr: / (?:encore|autres?|de plus|supplementaires?) /u,
  es: / (?:otr[ao]s?|mas|adicional(?:es)?) /u,
  de: / (?:noch (?:ein\p{L}*|mal|zwei|drei|vier|funf|sechs|\d+)|nochmal|weitere[rsnm]?|mehr) /u,
  it: / (?:altr[aoie]|un altr[ao]|ancora|in piu) /u,
  pt: / (?:mais|outr[ao]s?) /u,
  zh: /再|另外|多[来來要点點加]|[还還]要/u,
  ja: /モウ|再|サラニ|追加|アト|オカワリ/u,
  ko: /더|추가|또/u,
  ar: / (?:و?كمان|ثاني\p{L}*|تاني\p{L}*|اخري|اخر|زياده|اضافي\p{L}*) /u,
};
const HOW_MUCH_MORE =
  / (?:how much (?:more|extra)|cuanto (?:mas|es mas)|quanto (?:piu|mais|in piu)|wie ?viel mehr|combien (?:de plus|en plus)) /u;

export const asksForMore = (locale: MenuLocale, folded: string): boolean =>
  MORE[locale].test(folded.replace(HOW_MUCH_MORE, '  '));
