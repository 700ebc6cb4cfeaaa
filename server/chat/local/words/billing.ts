import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests order at the table, correct what they ordered, and ask for the bill. Folded as messages are. */

type Patterns = Record<MenuLocale, RegExp>;

/** "Can I get …", "for me …, please": the dish is ordered, not asked about. */
const ORDERS: Patterns = {
  en: / (?:(?:can|could|may) (?:i|we) (?:get|have|grab|order)|(?:i|we) ?ll (?:have|take|get|go)|(?:i|we) (?:d like|would like|want|take|ll have)|for (?:me|us|him|her|the (?:missus|wife|husband|kids?|lads?|mrs))|please|pls|plz|(?:get|give|bring) (?:me|us)|gimme|let (?:me|s) (?:have|get)) /u,
  fr: / (?:je (?:prends|vais prendre|voudrais|veux|prendrai|prendrais)|j aimerais|on (?:prend|va prendre|voudrait)|nous (?:prenons|prendrons|voudrions)|pour (?:moi|nous|lui|elle|ma femme|mon mari)|mettez|mets|donnez|donne|svp|s il (?:vous|te) plait|stp) /u,
  es: / (?:me (?:das?|pones?|traes?|pone|sirves?|regalas?|gustaria)|(?:ponme|pongame|dame|deme|traeme|traigame)|nos (?:das?|pones?|traes?|pone)|(?:quiero|quisiera|queremos|quisieramos|pido|pedimos|tomo|voy a (?:querer|pedir|tomar))|para (?:mi|nosotros|ella|el)|por ?favor|porfa\p{L}*) /u,
  de: / (?:(?:ich|wir) (?:nehm\p{L}*|hatte\p{L}*|mochte\p{L}*|will|wollen|bestell\p{L}*|krieg\p{L}*|bekomm\p{L}*)|nehm\p{L}*|hatte|fur (?:mich|uns|ihn|sie|meine? \p{L}+)|bitte|bittschon|bringen sie|gib mir|geben sie) /u,
  it: / (?:(?:prendo|prendiamo|prenderei|vorrei|vorremmo|voglio|vogliamo|ordino)|mi (?:dai|da|porti|porta|fai|fa)|ci (?:dai|da|porti|porta|fai|fa)|per (?:me|noi|lui|lei|favore|piacere|cortesia)) /u,
  pt: / (?:(?:quero|queria|queremos|queriamos|vou (?:querer|pedir)|vamos (?:querer|pedir)|era|eram|pode ser|manda|me ve|me da|traga|traz)|para (?:mim|nos)|pra (?:mim|gente)|por ?favor|se faz favor|sff) /u,
  zh: /要一|来[一二两三四五六七八九十\d份个点碗杯]|我要|我们要|我点|给我|点[一二两三四五六七八九十\d]|要[二两三四五六七八九十\d]/u,
  ja: /クダサイ|下サイ|オ願イ|トリアエズ|頼ミ|注文|[二三四五六七八九\d][ツ本個杯皿]|フタツ|ミッツ|ヒトツ/u,
  ko: /주세요|줘요|주실|할게요|시킬게|주문|부탁|인분 ?(?:이요|요)|[개잔병] ?(?:이요|요)/u,
  ar: / (?:بدي|بدنا|اريد|نريد|ابي|ابغي|عايز|عايزين|عاوز|هات|هاتلي|عطيني|اعطيني|جيبلي|جيب|خذلي|ممكن|من فضلك|لو سمحت|اطلب|بطلب|طلب) /u,
};

/** "What do I owe?" */
const BILL: Patterns = {
  en: / (?:bill|check please|(?:do|did) (?:i|we) owe|i owe|(?:tot|add|ring) (?:it|that|this|me|us|everything)(?: all)? up|(?:do|would|will) (?:i|we) pay|altogether|how much (?:all|in all)|sum|damage|come to|comes to) /u,
  fr: / (?:addition|la note|je (?:vous )?dois|on (?:vous )?doit|combien (?:ca|cela|en|au|le|on|je)|ca (?:me|nous) (?:fait|revient)|je paie|je paye|somme|le compte) /u,
  es: /^ (?:(?:gracias|bueno|vale|ya|perfecto) ){0,2}cuenta (?:(?:por favor|porfa) )?$| (?:la cuenta|(?:te|le|os|les) (?:debo|debemos)|(?:suma\p{L}*|sume\p{L}*|anda sumando)|cuanto (?:es|seria|va|vamos|llevo|llevamos|sale|queda|pago|pagamos|debo|todo)|que (?:te|le) debo|a cuanto (?:va|sale|asciende)) /u,
  de: / (?:rechnung|zahl(?:e|en)? (?:ich|wir)|(?:ich|wir) zahl\p{L}*|bezahl\p{L}*|summe|(?:bin|war) ich schuldig|schulde|was (?:macht|kriegen|bekommen|kost) \p{L}+|wie ?viel (?:ist|macht|war|wird)) /u,
  it: / (?:(?:il )?conto|quant e|quanto (?:e|fa|fanno|viene|devo|dobbiamo|pago|paghiamo|ti devo|le devo)|somma\p{L}*|(?:le|ti|vi) devo) /u,
  pt: /^ (?:(?:obrigad[oa]|bom|ok|ja) ){0,2}conta (?:(?:por favor) )?$| (?:a conta|(?:deu|da|fica|ficou|e|sao|foi) quanto|quanto (?:e|da|deu|fica|ficou|foi|sai|devo|lhe devo|te devo|pago|tudo)|(?:te|lhe) devo|soma\p{L}*) /u,
  zh: /埋单|买单|结账|算一下|算算|多少钱|几多钱|一共|总共|合计|付多少/u,
  ja: /会計|勘定|イクラ|合計|全部デ|チェック/u,
  ko: /계산|얼마|합계|총액/u,
  ar: / (?:ال)?(?:حساب|فاتوره|مجموع) | (?:كم|قديش|اديش|بكم|بكام|كام|شقد) (?:صار|يصير|طلع|يطلع|بيطلع|علي|علينا|ادفع|ندفع|الكل|كل|المجموع|الحساب) /u,
};

/** "No, make it …", "… rather", "… instead of …": takes the place of what was ordered. */
const CORRECTS: Patterns = {
  en: / (?:make (?:that|it|those|the)|(?:change|swap|switch|replace) (?:that|it|the|my)?|actually|rather|instead|i meant|scratch that|no wait|sorry no|on second thoughts?|let s (?:say|do)) /u,
  fr: / (?:finalement|plutot|au lieu|a la place|en fait|change\p{L}*|remplac\p{L}*|non (?:attendez|attends|pardon)) /u,
  es: / (?:mejor|en (?:vez|lugar) de|en realidad|cambi\p{L}*|no no|no espera|perdon no|que sean|sean) /u,
  de: / (?:doch|lieber|(?:an)?statt|eher|stattdessen|tausch\p{L}*|(?:ach|nein|ne|nee) (?:nee?|nein|doch|lieber)|korrektur) /u,
  it: / (?:anzi|meglio|invece|al posto|piuttosto|cambi\p{L}*|no scusa|no scusi|facciamo) /u,
  pt: / (?:na verdade|melhor|afinal|em vez|no lugar|(?:mud|troc)\p{L}*|alias|nao espera|que sejam) /u,
  zh: /换成|改成|换[一个份]?|改为|改要|改[点来]|不对|算了|还是(?:要|来|换|改)/u,
  ja: /ヤッパ|変更|代ワリ|カワリ|ジャナクテ|変エテ|カエテ|ニシテ|ニシマス|訂正/u,
  ko: /말고|대신|바꿔|바꾸|바꿀|변경|아니(?:다|요|고)?[ ,]/u,
  ar: / (?:بدل|بدال|بدله|بدلها|محله|محلها|مكانه|مكانها|غير\p{L}*|و?خلي\p{L}*|خلو\p{L}*|لا خلص|شيل|الغ\p{L}*|احسن) /u,
};

/** The words between what is wanted and what it replaces: "a glass instead of the jug". */
const INSTEAD_OF: Partial<Patterns> = {
  en: / (?:instead of|rather than|not) /u,
  fr: / (?:au lieu d[eu]s?|a la place d[eu]s?|plutot que) /u,
  es: / (?:en (?:vez|lugar) del?|y no|no) /u,
  de: / (?:(?:an)?statt|nicht) /u,
  it: / (?:invece (?:che|di|del|della|dei|delle)|al posto (?:di|del|della|dei|delle)|e non) /u,
  pt: / (?:em vez d[eao]s?|no lugar d[eao]s?|e nao) /u,
  ar: / (?:بدل|بدال|مو|مش) /u,
};

const GIVEN_UP: Patterns = {
  en: / (?:instead of|rather than|in place of) /u,
  fr: / (?:au lieu d[eu]s?|a la place d[eu]s?|plutot que) /u,
  es: / (?:en (?:vez|lugar) de|por) /u,
  de: / (?:an)?statt /u,
  it: / (?:invece (?:che|di|del\p{L}*|dei)|al posto d\p{L}+) /u,
  pt: / (?:em vez d\p{L}+|no lugar d\p{L}+) /u,
  zh: /把[^换改]{1,20}(?:换|改)/u,
  ja: /ノ代ワリ|ノカワリ|ジャナクテ|ヲヤメ/u,
  ko: /말고|대신/u,
  ar: / (?:بدل|بدال) /u,
};

export const isOrdering = (locale: MenuLocale, foldedText: string): boolean => ORDERS[locale].test(foldedText);
export const isAskingForBill = (locale: MenuLocale, foldedText: string): boolean => BILL[locale].test(foldedText);
/** A folded message without the words that ask for the bill. */
export const withoutBill = (locale: MenuLocale, foldedText: string): string => foldedText.replace(BILL[locale], ' ');
export const isCorrection = (locale: MenuLocale, foldedText: string): boolean => CORRECTS[locale].test(foldedText);

/** Whether a folded message says what is given up. */
export const hasGivenUp = (locale: MenuLocale, foldedText: string): boolean => GIVEN_UP[locale].test(foldedText);

/** A folded message without what it gives up: "a glass instead of the jug" is a glass. */
export function withoutGivenUp(locale: MenuLocale, foldedText: string): string {
  const index = foldedText.search(INSTEAD_OF[locale] ?? /(?!)/u);
  return index > 0 ? `${foldedText.slice(0, index)} ` : foldedText;
}

/** Words between orders that name nothing: "fine", "right", "vale", "na gut". */
const FILLERS: Partial<Patterns> = {
  en: /^(?:fine|right|great|good|cool|perfect|lovely|alright|super|brilliant|grand|sweet|nice|well|actually|scratch|wait|sorry|missus|wifey|hubby|mate|cheers|ta)$/u,
  fr: /^(?:bon|bien|parfait|super|tres|genial|alors|finalement|merci|voila|attendez|pardon|madame|monsieur)$/u,
  es: /^(?:vale|bueno|perfecto|genial|super|listo|dale|anda|oye|mejor|perdon|espera|gracias|entonces|porfa|amigo|jefe|guapa|nel|orale|sale)$/u,
  de: /^(?:gut|na|prima|super|passt|genau|fein|schon|also|ach|nein|nee|doch|lieber|danke|moment|entschuldigung)$/u,
  it: /^(?:bene|benissimo|perfetto|ok|allora|anzi|meglio|scusa|scusi|aspetti|aspetta|grazie|dai|va)$/u,
  pt: /^(?:bem|bom|otimo|perfeito|beleza|entao|ta|obrigad\p{L}*|alias|desculp\p{L}*|espera|filho|filha|meu|amigo|chefe|moco|moca|senhor|senhora)$/u,
  ar: /^(?:تمام|طيب|اوكي|خلاص|ماشي|زين|حلو|شكرا|لا|عفوا|معلش|حبيبي|اخي|يا)$/u,
};

export const isFiller = (locale: MenuLocale, word: string): boolean => FILLERS[locale]?.test(word) ?? false;
