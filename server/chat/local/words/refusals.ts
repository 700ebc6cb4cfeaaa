import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests say that they don't want something, or speak of what they don't order. */

type Patterns = Record<MenuLocale, RegExp>;

/** "Without bacon", "치즈 없이": what is denied, up to what is wanted with it. In a text as it is written. */
const DENIED: Patterns = {
  en: /(?<!\p{L})(?:without|w\/o|not|no|minus)(?!\p{L})[^,;.]*?(?=(?<=\s)(?:with|but)\s|[,;.]|$)/giu,
  fr: /(?<!\p{L})(?:sans|pas d[e’'])(?!\p{L})[^,;.]*?(?=(?<=\s)(?:avec|mais)\s|[,;.]|$)/giu,
  es: /(?<!\p{L})(?:sin|no)(?!\p{L})[^,;.]*?(?=(?<=\s)(?:con|pero)\s|[,;.]|$)/giu,
  de: /(?<!\p{L})(?:ohne|nicht|kein\p{L}*)(?!\p{L})[^,;.]*?(?=(?<=\s)(?:mit|aber)\s|[,;.]|$)/giu,
  it: /(?<!\p{L})(?:senza|non)(?!\p{L})[^,;.]*?(?=(?<=\s)(?:con|ma)\s|[,;.]|$)/giu,
  pt: /(?<!\p{L})(?:sem|n[aã]o)(?!\p{L})[^,;.]*?(?=(?<=\s)(?:com|mas)\s|[,;.]|$)/giu,
  zh: /(?:不[要加放用]|去掉?|免|别[放加])[^，。、,;；再]*/gu,
  ja: /[^\s、。とにを]{1,10}(?:を|は|が)?(?:なし|無し|抜き|ぬき|抜いて|いらない|入れないで)/gu,
  ko: /[^\s,]{1,8}[은는을를]? ?(?:없이|빼고|빼|말고|제외)/gu,
  ar: /(?<!\p{L})(?:بدون|بلا|من غير|دون|مو|مش)(?!\p{L})[^،,;.]*?(?=(?<=\s)(?:مع|بس)\s|[،,;.]|$)/gu,
};

export const withoutDenied = (locale: MenuLocale, text: string): string => text.replace(DENIED[locale], ' ');

/** "No coffee for me", "I won't have the cake", "take off one", "one less". Folded as messages are. */
const REFUSES: Patterns = {
  en: /^ (?:(?:and|but|so|ok|okay|oh|actually|sorry|please|then|wait|well|i|we|you|can|could) ){0,3}(?:no|not|never mind|(?:do|does|did|would|will) ?n ?t (?:want|have|need|like|take|get)|(?:don|won|wouldn|didn) t (?:want|have|need|like|take|get)|(?:dont|wont) (?:want|have|need|take)|take (?:off|away)|(?:take|leave) (?:the )?\p{L}+ (?:off|out)|leave (?:off|out)|remove|drop|cancel|skip|forget|scratch|minus (?:an?|one|two|the)) | (?:less|fewer|changed my mind about) /u,
  fr: /^ (?:(?:et|mais|ok|non|finalement|alors|pardon|en fait) ){0,2}(?:sans|pas (?:de|d|le|la|les|pour (?:nous|moi))|(?:je|on) (?:ne )?(?:veux|prends|veut|prend) pas|je ne (?:veux|prends)|enlev\p{L}*|retir\p{L}*|annul\p{L}*|otez|supprim\p{L}*|moins (?:une?|deux|trois)) | de moins | (?:le|la|les) (?:\p{L}+ ){1,3}non (?:merci )?$/u,
  es: /^ (?:(?:y|pero|ok|no|al final|mejor|perdon|bueno) ){0,2}(?:sin|nada de|no (?:quiero|queremos|pongas?|traigas?|me|el|la|los|las)|quit\p{L}*|cancel\p{L}*|olvid\p{L}*) | (?:de )?menos | (?:el|la|los|las) (?:\p{L}+ ){1,3}no (?:gracias )?$/u,
  de: /^ (?:(?:und|aber|ok|ach|nein|ne|doch|bitte) ){0,2}(?:ohne|doch kein\p{L}*|kein\p{L}*|nicht (?:den|die|das)|streich\p{L}*|stornier\p{L}*|(?:ich|wir) (?:will|wollen|mochte\p{L}*|nehm\p{L}*) (?:\p{L}+ ){0,2}(?:nicht|kein\p{L}*)) | (?:nicht|weniger|doch nicht) $| weniger /u,
  it: /^ (?:(?:e|ma|ok|no|anzi|scusi|scusa|allora|aspetti|aspetta) ){0,2}(?:niente|non (?:voglio|prendo|vorrei|vogliamo|il|la|lo)|togl\p{L}*|tolgo|annull\p{L}*|cancell\p{L}*|meno (?:una?|uno|due|tre)) | (?:in|di) meno | (?:il|la|lo|le|i) (?:\p{L}+ ){1,3}no (?:grazie )?$/u,
  pt: /^ (?:(?:e|mas|ok|nao|afinal|alias|melhor|entao) ){0,2}(?:sem|nada de|nao (?:quero|queremos|traga|o|a)|tir[ae]\p{L}*|cancel\p{L}*|esquec\p{L}*|menos (?:uma?|dois|duas)) | a menos | (?:o|a|os|as) (?:\p{L}+ ){1,3}nao (?:obrigad[oa] )?$/u,
  zh: /^(?:那|还是|算了|[啊哦噢呃嗯唉诶]|等等|[，, ])*(?:不要|不想要|去掉|取消|不点|不来|减)|(?:不要|不用|不点|算|取消)了?[吧。！!]?$/u,
  ja: /(?:ハ|ヲ)?(?:イラナイ|イリマセン|イラン|キャンセル|ヤメ(?:テ|マス)|減ラ)|ナシデ?(?:オ願イ.*)?$/u,
  ko: /취소|필요 ?없|안 ?(?:먹을|시킬|주문)|빼 ?(?:주세요|줘)/u,
  ar: /^ (?:(?:و|بس|لا) ){0,2}(?:(?:ما|لا) (?:بدي|بدنا|ابي|نبي|ابغي|نبغي|اريد|نريد)|مابدي|شيل\p{L}*|الغ\p{L}*|بلا) /u,
};
export const isRefusal = (locale: MenuLocale, foldedText: string): boolean => REFUSES[locale].test(foldedText);

/** "Last time I had …", "my friend recommended …": dishes that are only spoken of. Folded as messages are. */
const SPOKEN_OF =
  / (?:last (?:time|week|year|night)|yesterday|(?:we|i) had|used to have|recommend(?:ed|s)|(?:la )?derniere fois|l autre (?:jour|fois)|hier soir|(?:m a|nous a) (?:conseille|recommande)|la ultima vez|ayer|(?:me|nos) (?:recomendo|recomendaron)|letzte\p{L}* (?:mal|woche|jahr)|gestern|neulich|empfohlen|(?:l )?ultima volta|ieri|(?:mi|ci) ha(?:nno)? consigliato|(?:da )?ultima vez|ontem|(?:me )?recomend(?:ou|aram)|المره (?:الماضيه|اللي فاتت)|اخر مره|امبارح|مبارح) |上次|昨天|前回|コノ前|昨日|지난번|저번에|어제/u;
export const isOnlySpokenOf = (foldedText: string): boolean => SPOKEN_OF.test(foldedText);
