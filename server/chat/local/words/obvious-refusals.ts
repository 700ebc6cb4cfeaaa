import type { MenuLocale } from '../../../../shared/locales.ts';

/** "The prawns are out, obviously, but the calamari?": the words that refuse the first, in a text as it is written. */
const REFUSES_FIRST: Record<MenuLocale, RegExp> = {
  en: /(?:out|off|not|no|a no)(?: \p{L}+)?,? (?:obviously|of course|clearly|naturally)|(?:obviously|of course|clearly|naturally),? (?:(?:\p{L}|['’])+ ){0,2}(?:not|no|out|off)(?!\p{L})/iu,
  fr: /(?:bien s[uû]r|[ée]videmment|forc[ée]ment|clairement)(?: que)? (?:non|pas)(?!\p{L})|(?:non|pas|exclue?s?|mort),? (?:[ée]videmment|bien s[uû]r|forc[ée]ment)/iu,
  es: /(?:claro|obvio|obviamente|por supuesto|evidentemente)(?: est[aá])?(?: que)? no(?!\p{L})|no,? (?:claro|obvio|obviamente|por supuesto)|descartad[oa]s?/iu,
  de: /(?:nat[üu]rlich|klar|logisch|selbstverst[äa]ndlich|logischerweise) (?:\p{L}+ )?nicht(?!\p{L})|(?:fallen|f[äa]llt|sind|ist) (?:nat[üu]rlich |klar )?(?:weg|raus|flach)(?!\p{L})/iu,
  it: /(?:ovviamente|certo|chiaramente|naturalmente|ovvio)(?: che)? no(?!\p{L})|(?:sono|è) (?:esclus[iaeo]|fuori)|no,? (?:ovviamente|certo|chiaro)/iu,
  pt: /(?:claro|óbvio|obviamente|evidentemente)(?: que)? n[aã]o(?!\p{L})|n[aã]o,? (?:claro|obviamente)|est(?:á|ão) fora/iu,
  zh: /(?:当然|肯定|自然|显然)(?:不行|不能|不可以|不吃|不要|没法)(?:吃|点)?/u,
  ja: /(?:もちろん|当然|勿論)(?:ダメ|だめ|駄目|無理|食べられない|食べれない|NG|アウト)/u,
  ko: /(?:당연히|물론) ?(?:안 ?되|못 ?먹|안 ?먹|빼|제외)\p{L}*/u,
  ar: /(?:أكيد|اكيد|طبعا|طبعًا|بالتأكيد) (?:لا|ما|مو|مش|ممنوع)(?!\p{L})/u,
};

/** A text up to the words that refuse what it names first, and the rest; undefined if it refuses nothing so. */
export function splitAtRefusal(
  locale: MenuLocale,
  text: string,
): readonly [refused: string, asked: string] | undefined {
  const refusal = REFUSES_FIRST[locale].exec(text);
  if (!refusal) return undefined;
  const end = refusal.index + refusal[0].length;
  return [text.slice(0, refusal.index), text.slice(end)];
}
