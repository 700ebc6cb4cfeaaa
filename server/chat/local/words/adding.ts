import type { MenuLocale } from '../../../../shared/locales.ts';

/**
 * How guests ask for something to be put on top: "우유 추가하면 얼마예요?". Not whether it is there: "땅콩 추가하나요?" and
 * "トッピングはナッツですか" are questions about what is in the food.
 */
const ADDING: Record<MenuLocale, RegExp> = {
  // Only what the guest does or asks for: "sind Nüsse drauf?" is a question about allergens.
  en: / (?:(?:can|could|may) (?:you|i|we)|if (?:i|we)) (?:please )?(?:add|stick|put|chuck|pop) /u,
  fr: / (?:(?:si (?:j|je|on)|(?:peux|peut|puis) (?:je|on)|(?:je|on) (?:peux|peut)) (?:y )?(?:ajoute|rajoute|ajouter|rajouter)|si (?:je prends|on prend) (?:aussi|en plus)) /u,
  es: / (?:si (?:le |les )?(?:anado|agrego|anadimos|agregamos|sumo|sumamos|pido tambien)|(?:puedo|podemos) (?:anadir|agregar)(?:le)?) /u,
  de: / wenn (?:ich|wir) (?:noch|auch noch) (?:\p{L}+ ){1,4}(?:dazu)?(?:nehme|nehmen|bestelle|bestellen) /u,
  it: / (?:se (?:ci )?(?:aggiungo|aggiungiamo|prendo anche)|(?:posso|possiamo) aggiungere) /u,
  pt: / (?:se (?:eu |a gente )?|(?:posso|podemos) )(?:acrescentar|adicionar|juntar) /u,
  zh: /(?:再|多|想|(?<!可)能|可以|我要|还要)加(?!了|过|的|有)|(?<![会會有都])加(?:一?[份个点些勺颗片]|上)|追加|加.{0,8}(?:多少|几块|幾)/u,
  ja: /追加(?!サレ|ハ|デスカ)|足シ|足ス|足セ|トッピング(?:シ|デキ|スル|ヲ?(?:追加|足))|ツケテ(?!マス|ア|イ|ル|ン)|ツケタイ|ツケタラ|ツケルト|付ケテ(?!マス|ア|イ|ル|ン)|付ケタイ|付ケタラ|付ケルト|乗セテ(?!マス|ア|イ|ル|ン)|ノセテ(?!マス|ア|イ|ル|ン)|乗セタ|ノセタ/u,
  ko: /추가 ?(?:하면|해서|해 ?(?:주|줘|달)|하고 ?싶|할게|할래|할 ?수|해도|시|로|요금|비용|금액|는? ?얼마)|추가(?=[^가-힣]*$)|넣어 ?(?:주|달)|넣으면|얹으면|올리면/u,
  ar: / (?:و?لو |و?اذا |و?الا )?(?:اضفت|اضيف|نضيف|ازود|ازيد|زدت|زودت|ازيدها|زودتها|مع زياده|مع اضافه)(?: (?:عليه|عليها|له|لها|فوقه))? /u,
};

/** "Can you tell me if you put nuts on it?", "could you put peanuts in it by accident?": no wish. */
const ASKS_WHETHER =
  / (?:know|tell|accident\w*|risk|always|ever|sure|savoir|sais|dire|toujours|jamais|saber|decir|siempre|wissen|sagen|immer|sapere|sempre|confirm\w*) |اعرف|تعرف|نعرف|知道|知りたい|알고 ?싶|알 ?수 ?있/u;

/** "Add an egg to the rösti", "ajoutez un œuf": at the beginning of a message. */
const ADDS: Partial<Record<MenuLocale, RegExp>> = {
  en: /^ (?:(?:and|ok|oh|please|also|then) ){0,2}(?:add|put|stick|chuck|throw in) (?!it |that |up )/u,
  fr: /^ (?:(?:et|ok|alors|puis) ){0,2}(?:ajout\p{L}*|rajout\p{L}*|mettez|mets) /u,
  es: /^ (?:(?:y|ok|vale|luego) ){0,2}(?:anad[ae]\p{L}*|agreg[au]\p{L}*|ponle|pongale) /u,
  de: /^ (?:(?:und|bitte) ){0,2}(?:gib|geben sie|tu|tun sie|pack|mach|machen sie|leg) (?:\p{L}+ ){1,5}(?:dazu|drauf|obendrauf) |^ zu[rm] (?:\p{L}+ ){1,3}(?:bitte )?noch /u,
  it: /^ (?:(?:e|ok|poi) ){0,2}(?:aggiung\p{L}*|metti\p{L}*|ci metta|mettete\p{L}*) /u,
  pt: /^ (?:(?:e|ok|depois) ){0,2}(?:acrescent[ae]\p{L}*|adicion[ae]\p{L}*|poe|bota|coloca|junt[ae]) /u,
  ar: /^ (?:و)?(?:زيد|ضيف|اضف|زود|حط)\p{L}* /u,
};

export const asksToAdd = (locale: MenuLocale, foldedText: string): boolean =>
  (ADDING[locale].test(foldedText) || ((ADDS[locale]?.test(foldedText) ?? false) && denialsIn(foldedText) === 0)) &&
  !ASKS_WHETHER.test(foldedText);

/** Words that deny something, in any language. Folded as messages are. */
const DENIALS =
  /(?<= )(?:don t|dont|do not|not|no|none|nothing|never|without|except|but|minus|pas|rien|sans|sauf|aucun\p{L}*|ne|n|nicht|nichts|kein\p{L}*|ohne|ausser|nada|ningun\p{L}*|sin|menos|salvo|tampoco|non|niente|nessun\p{L}*|senza|tranne|nao|nenhum\p{L}*|sem|exceto|لا|ما|مو|مش|بدون|بلا|من غير|دون)(?= )|[不别別免没沒]|ナイデ|イラナ|イリマセン|ナシ|抜[キイ]|必要ナ|ヤメ|지 ?(?:마|말)|필요 ?없|말고|없이|빼|안 /gu;
/** "Don't add cheese": in any language. */
const TO_ADD =
  / (?:add|put|ajout\p{L}*|anad\p{L}*|agreg\p{L}*|aggiung\p{L}*|acrescent\p{L}*|adicion\p{L}*) |追加|추가/gu;
const BUT = / (?:but|mais|pero|aber|ma|mas|sondern) |但|でも|지만/u;
export const isDenyingToAdd = (foldedText: string): boolean =>
  foldedText.match(TO_ADD)?.length === 1 && denialsIn(foldedText) === 1 && !BUT.test(foldedText);

export const denialsIn = (foldedText: string): number => foldedText.match(DENIALS)?.length ?? 0;

/** "How much extra is oat milk?" asks what an add-on costs, in any language. Folded as messages are. */
const SURCHARGE =
  / (?:extra|surcharge|upcharge|supplement\p{L}*|suplement\p{L}*|aufpreis|zuschlag|sovrapprezzo|recargo|acrescimo|adicional|en plus|de plus|a mais|in piu|de mas|dazu|cuesta mas|costs? more) |加钱|额外|另加|补差价|追加料金|別料金|プラス|추가 ?(?:요금|금액|비용)|추가금|اضافي|زياده|فرق السعر/u;

export const isSurchargeQuestion = (foldedText: string): boolean => SURCHARGE.test(foldedText);

/** "How much more with oat milk?" asks only for the difference, "how much is it with extra cheese?" for all of it. */
const DIFFERENCE =
  / (?:how much (?:more|extra)|what(?: s| is) the (?:extra|surcharge)|extra (?:charge|cost)|surcharge|upcharge|costs? (?:extra|more)|combien (?:\p{L}+ ){0,3}(?:en|de) plus|supplement|cuanto (?:\p{L}+ ){0,3}(?:mas|extra)|suplemento|recargo|aufpreis|zuschlag|(?:was|wie ?viel) (?:\p{L}+ ){0,6}(?:mehr|extra)|quanto (?:\p{L}+ ){0,2}in piu|sovrapprezzo|supplemento|quanto (?:\p{L}+ ){0,2}(?:a )?mais|acrescimo|(?:كم|قديش|بكم) (?:\p{L}+ ){0,2}(?:ال)?(?:زياده|اضافي\p{L}*)|فرق السعر) |加(?:多少|几块|幾)|加钱|补差价|另加|プラス(?:イクラ|何)|イクラ(?:プラス|追加)|追加料金|別料金|差額|얼마 ?(?:더|추가)|추가 ?(?:요금|금액|비용|얼마)|추가금/u;

export const isAskingOnlyDifference = (foldedText: string): boolean => DIFFERENCE.test(foldedText);

/** How a message goes on with an order. */
type Adding = {
  /** "Another burger", "two more lagers": more of something, besides what was ordered. */
  more: RegExp;
  /** "Added to that", "also": something besides what was ordered. */
  besides: RegExp;
};

const ADDING_TO_ORDER: Record<MenuLocale, Adding> = {
  en: { more: / (?:another|more|additional|again|extra) /u, besides: / (?:add|plus|also|as well|on top of that) /u },
  fr: {
    more: / (?:encore|autres?|de plus|supplementaires?) /u,
    besides: / (?:plus|ajoute\p{L}*|rajoute\p{L}*|aussi|egalement) /u,
  },
  es: {
    more: / (?:otr[ao]s?|mas|adicional(?:es)?) /u,
    besides: / (?:agreg\p{L}*|anad\p{L}*|tambien|ademas|sum\p{L}*) /u,
  },
  de: {
    more: / (?:noch (?:ein\p{L}*|mal|zwei|drei|vier|funf|sechs|\d+)|nochmal|weitere[rsnm]?|mehr) /u,
    besides: / (?:dazu|auch|noch|plus|ausserdem) /u,
  },
  it: {
    more: / (?:altr[aoie]|un altr[ao]|ancora|in piu) /u,
    besides: / (?:aggiung\p{L}*|anche|piu|inoltre) /u,
  },
  pt: { more: / (?:mais|outr[ao]s?) /u, besides: / (?:acrescent\p{L}*|adicion\p{L}*|tambem|junt\p{L}*) /u },
  zh: { more: /再|另外|多[来點点加要]|[还還]要/u, besides: /加上|外加|加[一二两三四五六\d]/u },
  ja: { more: /モウ|再|サラニ|追加|アト|オカワリ/u, besides: /ソレ[ニト]|足[シ]|プラス/u },
  ko: { more: /더|추가|또/u, besides: /거기에|그거에|그리고/u },
  ar: { more: / (?:و?كمان|ثاني\p{L}*|تاني\p{L}*|اخري|اخر|زياده|اضافي\p{L}*) /u, besides: /مع ذلك|وبعد|بالاضافه/u },
};
const HOW_MUCH_MORE =
  / (?:how much (?:more|extra)|cuanto (?:mas|es mas)|quanto (?:piu|mais|in piu)|wie ?viel mehr|combien (?:de plus|en plus)) /u;
/** "Just one coffee, nothing more"; "nada más un café" is just one. */
const NOTHING_MORE =
  / (?:(?:nothing|no|not any) (?:more|extra)|rien (?:de plus|d autre)|pas plus|nada mas|no mas|nichts? (?:mehr|weiter\p{L}*)|kein\p{L}* (?:mehr|weiter\p{L}*)|nient altro|niente (?:altro|di piu)|non di piu|nada mais|mais nada) |(?:不[要用需]|别)再|더 ?(?:필요 ?없|안)/gu;

/** "Another burger", not "how much more with bacon?". */
export const asksForMore = (locale: MenuLocale, foldedText: string): boolean =>
  ADDING_TO_ORDER[locale].more.test(foldedText.replace(HOW_MUCH_MORE, '  ').replace(NOTHING_MORE, '  '));

/** Whether a message goes on with an order. */
export const isAddition = (locale: MenuLocale, foldedText: string): boolean =>
  ADDING_TO_ORDER[locale].more.test(foldedText) || ADDING_TO_ORDER[locale].besides.test(foldedText);
