import type { MenuLocale } from '../../../../shared/locales.ts';

/**
 * "That isn't just cheese", "nicht nur Käse": a wish of degree, which the guest may well eat some of. It is no allergy.
 * Folded as messages are.
 */
const NOT_ONLY: Record<MenuLocale, RegExp> = {
  en: / (?:not|isn t|isnt|aren t|arent|ain t) (?:just|only|all|mostly|mainly|purely|(?:too|so) (?:much|heavy on)|(?:too|so|very|overly|super)(?= (?:cheesy|creamy|meaty|eggy|fishy|nutty|sweet) ))(?: (?:a|an|the))?(?: (?:whole |big )?(?:load|lot|bunch|ton|heap|pile)s?)?(?: of)? /gu,
  fr: / (?:pas|ne soit pas|soit pas) (?:(?:que|juste|seulement|uniquement)(?: (?:un tas|plein|beaucoup))?)(?: (?:du|de la|des|de l|de|d|le|la))? /gu,
  es: / no (?:(?:sea|sean|es|lleve|tenga|con) )?(?:solo|solamente|pur[oa]|tod[oa]|nada mas|tant[oa]|demasiad[oa]|much[oa])(?: (?:el|la|de))? /gu,
  de: / (?:nicht|net|ned) (?:nur|bloss|lauter|ausschliesslich)(?: aus| mit)? /gu,
  it: / non (?:(?:sia|siano|e|abbia|con) )?(?:solo|soltanto|tutt[oa]|tropp[oa])(?: (?:il|del|di))? /gu,
  pt: / nao (?:(?:seja|sejam|e|leve|tenha|com) )?(?:so|somente|apenas|tud[oa]|muit[oa]|demasiad[oa])(?: (?:o|de|com))? /gu,
  zh: /不(?:光|只|全|都|仅)是|(?:不要|别)(?:全是|太多)/gu,
  ja: /(?:バカリ|バッカリ?|ダケ|ダラケ|マミレ)(?:ジャナ|デハナ)[イク]/gu,
  ko: /만 ?(?:있는|들어간|잔뜩인?) ?(?:거|것|건|음식)? ?(?:말고|아닌)|뿐이? ?아닌|(?:범벅|투성이)[이가]? ?(?:말고|아닌)/gu,
  ar: / (?:مو|مش|ليس|ما يكون|ما تكون) (?:بس|فقط|كله|كلها|مجرد) /gu,
};

/** The places of such words in a folded text. */
export const placesOfNotOnly = (locale: MenuLocale, foldedText: string): { from: number; to: number }[] =>
  Array.from(foldedText.matchAll(NOT_ONLY[locale]), ({ index, 0: words }) => ({
    from: words.startsWith(' ') ? index + 1 : index,
    to: index + words.trimEnd().length,
  }));

/** A folded text in which the words of such a wish are blank. */
export const withoutNotOnly = (locale: MenuLocale, foldedText: string): string =>
  foldedText.replace(NOT_ONLY[locale], (words) => (words.startsWith(' ') ? ' · ' : ' '.repeat(words.length)));
