import type { MenuLocale } from '../../../../shared/locales.ts';
import { numbersIn } from './number-words.ts';

/** How guests change an order, or ask more about its sum. Folded as messages are. */

type Patterns = Record<MenuLocale, RegExp>;

/** "Split by three", "what is that each?" */
const SPLIT: Patterns = {
  en: / (?:split|divided?|halves|half each|fifty fifty|a head|per (?:person|head)) /u,
  fr: / (?:divis\p{L}*|moitie moitie|moitie chacune?|chacune? la moitie|par (?:personne|tete)) /u,
  es: / (?:divid\p{L}*|a medias|mitad cada un[oa]|cada un[oa] la mitad|por (?:persona|cabeza)) /u,
  de: / (?:(?:auf)?geteilt|teilen|halbe halbe|jede[rs]? die halfte|die halfte jede[rs]?|pro (?:person|kopf|nase)) /u,
  it: / (?:divis\p{L}*|divid\p{L}*|alla romana|meta (?:a testa|ciascun[oa]|per un[oa])|a (?:testa|persona)) /u,
  pt: / (?:divid\p{L}*|rach\p{L}*|metade cada|cada um(?: paga)? (?:a )?metade|por (?:pessoa|cabeca)|a meias) /u,
  zh: /平分|均分|分摊|平摊|aa|除以|人均/u,
  ja: /割[ルリッレ勘]|ワリカン|ワルト|ワッタラ|[1一]人(?:当タリ|アタリ)/u,
  ko: /나누|나눠|나눌|엔빵|n분의|더치|[1일] ?인당|한 ?사람당/u,
  ar: /قسم|نقسم|تقسيم|مقسوم/u,
};

/** "How much is that each?" asks for a share only with the words for a price. */
const EACH_PAYS: Patterns = {
  en: / (?:each|apiece) /u,
  fr: / chacune? /u,
  es: / cada (?:uno|una|quien) /u,
  de: / jede[rsn]? /u,
  it: / (?:ciascun[oa]|ognun[oa]) /u,
  pt: / cada (?:um|uma) /u,
  zh: /每[个位]?人/u,
  ja: /[1一]人/u,
  ko: /각자/u,
  ar: / (?:ل|علي )?كل (?:واحد|شخص|فرد) /u,
};

/** Two parts without a number. */
const HALVES =
  / (?:halves|half each|moitie chacune?|chacune? la moitie|mitad cada un[oa]|cada un[oa] la mitad|jede[rs]? die halfte|die halfte jede[rs]?|meta (?:ciascun[oa]|per un[oa])|metade cada|cada um(?: paga)? (?:a )?metade|fifty fifty|50 50|in half|moitie moitie|a medias|halbe halbe|a meias|meta a testa) /u;

/** "A burger each". */
const EACH: Patterns = {
  en: / (?:each|apiece|per (?:person|head)|everyone|everybody) /u,
  fr: / (?:chacune?|par (?:personne|tete)|(?:a|pour) tout le monde) /u,
  es: / (?:cada (?:uno|una|quien|persona)|por (?:persona|cabeza)) /u,
  de: / (?:jede[rnms]?|pro (?:person|kopf|nase)|jeweils|je ein\p{L}*) /u,
  it: / (?:a testa|a persona|ciascun[oa]|ognun[oa]|per ognun[oa]|per uno) /u,
  pt: / (?:cada (?:um|uma|pessoa)|por (?:pessoa|cabeca)) /u,
  zh: /每[个位]?人|人手一|一人一|各一|各来一/u,
  ja: /ズツ|[1一]人[1一]|各自|ソレゾレ/u,
  ko: /씩|각자|[1일] ?인당/u,
  ar: / (?:ل?كل (?:واحد|شخص|فرد|وحده)) /u,
};

const NUMBERS_IN_LATIN = {
  en: 'two|three|four|five|six|seven|eight|nine|ten',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
  de: 'zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
  pt: 'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez',
} as const;

/** "For four people", "there are three of us"; at the end also "for four". */
const PEOPLE: Patterns = {
  en: new RegExp(
    ` (?:people|persons|ppl|of us|pax|we (?:are|re)|party of|times) | for (?:${NUMBERS_IN_LATIN.en}|\\d+) $`,
    'u',
  ),
  fr: new RegExp(
    ` (?:personnes|pers|on (?:est|sera)|nous sommes|a (?:deux|trois|quatre|cinq|six)(?! (?!nous |vous )\\p{L}{3,}[sx] )) | pour (?:${NUMBERS_IN_LATIN.fr}|\\d+) $`,
    'u',
  ),
  es: new RegExp(` (?:personas|somos|seremos|veces) | para (?:${NUMBERS_IN_LATIN.es}|\\d+) $`, 'u'),
  de: new RegExp(
    ` (?:personen|leute|(?:wir sind|sind wir)|zu (?:zweit|dritt|viert|funft|sechst)) | fur (?:${NUMBERS_IN_LATIN.de}|\\d+) $`,
    'u',
  ),
  it: new RegExp(` (?:persone|siamo(?: in)?|saremo(?: in)?|volte) | per (?:${NUMBERS_IN_LATIN.it}|\\d+) $`, 'u'),
  pt: new RegExp(` (?:pessoas|somos|seremos|vezes) | (?:para|pra) (?:${NUMBERS_IN_LATIN.pt}|\\d+) $`, 'u'),
  zh: /[个位]人|人份|[二两三四五六七八九十\d]位|[二两三四五六七八九十\d]人/u,
  ja: /[二三四五六七八九十\d][人名]/u,
  ko: /[두세네\d] ?명|다섯 ?명|여섯 ?명|[두세네] ?사람|\d ?인분|[이삼사오육] ?인분|[둘셋넷]이/u,
  ar: / ل?(?:اشخاص|شخصين|انفار|نفرين) /u,
};

/** "Is 50 € enough?" */
const ENOUGH: Patterns = {
  en: / (?:enough|cover|covers|afford|suffice) /u,
  fr: / (?:assez|suffi\p{L}*|ca passe|de quoi) /u,
  es: / (?:alcanza\p{L}*|suficiente\p{L}*|basta\p{L}*|llega\p{L}*|(?:me|nos) da) /u,
  de: / (?:reich\p{L}*|genug|langt|langen|auskomm\p{L}*) /u,
  it: / (?:bast\p{L}*|sufficient\p{L}*|ce la facci\p{L}*) /u,
  pt: / (?:cheg\p{L}*|da para|basta\p{L}*|suficiente\p{L}*|alcanca) /u,
  zh: /够/u,
  ja: /足リ|間ニ合|大丈夫|払エ|買エ/u,
  ko: /충분|되나|될까|돼|모자라|부족/u,
  ar: / (?:ب?[يت]كفي\p{L}*|كافي\p{L}*|كفايه) /u,
};

/** "Make that three" takes the place of a number or a size before. */
const REPLACES: Patterns = {
  en: / (?:make (?:that|it|those|the)|change (?:that|it|the)|actually|rather|let s (?:say|do)|i meant|(?:what )?if (?:it s|it were|it was|there (?:are|were)|we (?:have|had|take|took|get|got)|i (?:have|had|take|took|get|got))) /u,
  fr: / (?:finalement|plutot|disons|en fait|(?:et )?si (?:c est|c etait|on (?:prend|prenait)|je (?:prends|prenais))|mettez|mets|met|change\p{L}*) /u,
  es: / (?:mejor|que sean|sean|cambi\p{L}*|en realidad|ponme|pongame|si (?:son|fueran|fuesen|pido|pedimos|tomo|tomamos)) /u,
  de: / (?:doch|lieber|eher|(?:und )?wenn (?:es|s|ich|wir)|(?<!was )mach(?:t|en)? (?:daraus|das|die|den|es|mir|uns|wir|bitte)) /u,
  it: / (?:anzi|facciamo|facciamone|fai|meglio|piuttosto|cambi\p{L}*|se (?:sono|fossero|ne (?:prendo|prendiamo)|prendo|prendiamo)) /u,
  pt: / (?:na verdade|melhor|afinal|se (?:for(?:em)?|fossem?|pedir(?:mos)?|levar(?:mos)?)|muda\p{L}*|troca\p{L}*|que sejam) /u,
  zh: /改成|换成|变成|改为|改要|如果是|要是|换作/u,
  ja: /ニシタ|ニシテ|ニスル|ニシマス|変更|ヤッパリ|ダッタラ|ナラ(?!ナ)|ニシタラ/u,
  ko: /(?:이면|(?<=[개잔병])면|시키면)|로 ?(?:하면|할게|해 ?주|바꾸|바꿔|변경)/u,
  ar: / (?:و?خلي\p{L}*|و?خلو\p{L}*|اجعل\p{L}*|غير\p{L}*|نخلي\p{L}*|يصير\p{L}*|و?لو(?! سمحت)|و?اذا) /u,
};

/** "Without the wine then": of what was ordered. "Less salt" and "don't forget the coffee" remove no dish. */
const TAKES_AWAY: Patterns = {
  en: / (?:without|minus|skip|drop|leave (?:out|off)|take (?:off|away)|remove|forget|cancel) /u,
  fr: / (?:sans|enlev\p{L}*|retir\p{L}*|annul\p{L}*) /u,
  es: / (?:sin|quit\p{L}*|cancel\p{L}*) /u,
  de: / (?:ohne|streich\p{L}*|minus|weglass\p{L}*) /u,
  it: / (?:senza|togl\p{L}*|tolgo|annull\p{L}*) /u,
  pt: / (?:sem|tir[ae]\p{L}*|cancel\p{L}*) /u,
  zh: /不要|去掉|取消|减去|除去|不算|不点/u,
  ja: /ナシ|抜[キイカ]|ヤメ|キャンセル|除[イク]/u,
  ko: /빼|말고|없이|제외|취소/u,
  ar: / (?:و?بدون|و?بلا|و?من غير|و?دون|الغ\p{L}*|شيل\p{L}*) /u,
};

/** "With a coffee?" after an order: the coffee is asked for besides. At the beginning of a message. */
const WITH: Patterns = {
  en: /^ (?:(?:and|ok|okay|then|so|right|fine|great|cool) ){0,2}(?:with|plus|add) /u,
  fr: /^ (?:(?:et|ok|alors|mais|bon|bien|d accord) ){0,2}(?:avec|plus|en plus) /u,
  es: /^ (?:(?:y|ok|pero|ya|vale|bueno|entonces) ){0,3}(?:con|mas) /u,
  de: /^ (?:(?:und|ok|okay|dann|gut|na) ){0,2}(?:mit|plus|dazu) /u,
  it: /^ (?:(?:e|ok|ma|bene|allora) ){0,2}(?:con|piu) /u,
  pt: /^ (?:(?:e|ok|mas|bom|ta|entao) ){0,2}(?:com|mais) /u,
  zh: /^(?:那|如果)?(?:再)?(?:加|配)/u,
  ja: /^(?:ソレニ|ソレト|アト|サラニ|プラス)/u,
  ko: /^(?:거기에|그리고|추가로)/u,
  ar: /^ (?:و?مع|و?زائد|وكمان) /u,
};

/** "Just one", "one is enough": of what was ordered. */
const ONLY_SO_MANY: Patterns = {
  en: / (?:only|just|enough|will do|plenty) /u,
  fr: / (?:seulement|juste|suffi\p{L}*|une? seule?) /u,
  es: / (?:solo|solamente|nada mas|basta\p{L}*|suficiente|una? sol[oa]) /u,
  de: / (?:nur|reicht|reichen|genugt|genugen|langt) /u,
  it: / (?:solo|soltanto|basta(?:no)?|un[oa]? sol[oa]) /u,
  pt: / (?:so|somente|apenas|bastam?|chegam?) /u,
  zh: /就(?:够|行|好|可以)|只要|只来/u,
  ja: /(?:デ|ダケ)(?:イイ|良イ|十分|充分|結構|オ願イ)|ダケニ/u,
  ko: /만 ?(?:주|할|있으면|시킬|먹을)|(?:이면|면) ?(?:돼|충분)/u,
  ar: / (?:بس|فقط|[يت]كفي\p{L}*|بيكفي\p{L}*) /u,
};
export const isOnlySoMany = (locale: MenuLocale, foldedText: string): boolean => ONLY_SO_MANY[locale].test(foldedText);

/** Beer and wine without alcohol. */
const WITHOUT_ALCOHOL =
  / (?:non alcoholic|alcohol free|without alcohol|no alcohol|alcohol less|zero alcohol|0[.,]0%?|sans alcool|sin alcohol|alkoholfrei\p{L}*|ohne alkohol|analcolic\p{L}*|senza alcol|sem alcool) |无酒精|無酒精|不含酒精|无醇|ノンアル|アルコール(?:フリー|ナシ|抜キ)|무알콜|무알코올|논알콜|논알코올|بدون (?:ال)?كحول|خالي\p{L}* من (?:ال)?كحول|بلا كحول/u;
export const isWithoutAlcohol = (foldedText: string): boolean => WITHOUT_ALCOHOL.test(foldedText);

/** "Zu viert" has no numeral. */
const GERMAN_GROUPS = ['zweit', 'dritt', 'viert', 'funft', 'sechst'];

export const isSplitQuestion = (locale: MenuLocale, foldedText: string): boolean => SPLIT[locale].test(foldedText);
export const isShareQuestion = (locale: MenuLocale, foldedText: string): boolean => EACH_PAYS[locale].test(foldedText);
export const hasEach = (locale: MenuLocale, foldedText: string): boolean => EACH[locale].test(foldedText);
/** Whether "each" stands before what everybody gets: "für jeden ein Bier". */
export const hasEachAhead = (locale: MenuLocale, foldedText: string): boolean => {
  const index = foldedText.search(EACH[locale]);
  return index >= 0 && index <= MAX_SIGNS_BEFORE_EACH;
};
const MAX_SIGNS_BEFORE_EACH = 6;
export const isOfPeople = (locale: MenuLocale, foldedText: string): boolean => PEOPLE[locale].test(foldedText);
export const isEnoughQuestion = (locale: MenuLocale, foldedText: string): boolean => ENOUGH[locale].test(foldedText);
export const isReplacement = (locale: MenuLocale, foldedText: string): boolean => REPLACES[locale].test(foldedText);
export const isRemoval = (locale: MenuLocale, foldedText: string): boolean =>
  TAKES_AWAY[locale].test(foldedText.replace(NOT_FORGOTTEN, ' '));
const NOT_FORGOTTEN = / (?:don t|dont|do not|never|didn t) forget /u;
/** The part of a folded message before the words of a removal. */
export const aheadOfTakingAway = (locale: MenuLocale, foldedText: string): string =>
  foldedText.slice(0, Math.max(0, foldedText.search(TAKES_AWAY[locale]))).trim();
/** The part of a folded message behind the words of a removal. */
export const behindTakingAway = (locale: MenuLocale, foldedText: string): string =>
  foldedText.slice(foldedText.search(TAKES_AWAY[locale])).replace(TAKES_AWAY[locale], '').trim();
/** A folded message without the words that take something away. */
export const withoutTakingAway = (locale: MenuLocale, foldedText: string): string =>
  foldedText.replace(TAKES_AWAY[locale], ' ').trim();
export const isWithOpening = (locale: MenuLocale, foldedText: string): boolean => WITH[locale].test(foldedText);

/** How many people a text speaks of, from two; undefined if it gives no number, or several. */
export function peopleIn(locale: MenuLocale, text: string, foldedText: string): number | undefined {
  if (HALVES.test(foldedText)) return 2;
  const group = locale === 'de' ? GERMAN_GROUPS.findIndex((word) => foldedText.includes(` zu ${word} `)) : -1;
  if (group >= 0) return group + 2;
  // "ولأربعة أشخاص": what is joined before a number.
  const plain = locale === 'ar' ? foldedText.replace(/ و?ل(?=\p{L})/gu, ' ') : text;
  const numbers = [...numbersIn(locale, plain)].filter((number) => number > 1);
  return numbers.length === 1 ? numbers[0] : undefined;
}
