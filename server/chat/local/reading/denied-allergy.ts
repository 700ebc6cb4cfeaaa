import type { MenuLocale } from '../../../../shared/locales.ts';

/** Guests who say that what they leave out is no allergy: "allergic I'm not, I just don't like it". */

/** The words that deny it, in a text as it is written. They name no food: "not allergic to nuts" stays. */
const DENIED_ALLERGY: Record<MenuLocale, RegExp> = {
  en: /(?<!\p{L})(?:(?:(?:i|we|he|she)(?:['’]m| am|['’]re| are|['’]s| is)? ?not|(?:i|we) ain['’]?t|not|it['’]?s not|its not|that['’]s not|isn['’]t|it isn['’]t) (?:really |actually )?(?:allergic|(?:an |any )?(?:allergy|allergies))(?! to)(?: or anything)?|no allerg(?:y|ies)(?: or anything| here| though)?|allergic (?:i['’]m|i am|we['’]re) not)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:(?:je (?:ne )?suis|on (?:n['’])?est|j['’]suis|c['’]est|ce n['’]est|elle (?:n['’])?est|il (?:n['’])?est) pas (?:du tout |vraiment )?(?:allergique|une allergie|d['’]allergie)(?! (?:à|au|aux|a)(?!\p{L}))|pas (?:d['’]allergies?|allergique|une allergie)(?! (?:à|au|aux|a)(?!\p{L}))|allergique,? (?:je (?:ne )?(?:le )?suis pas|non|pas du tout)|aucune allergie|(?:j['’]ai|on a) pas d['’]allergies?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:(?:no (?:soy|somos|es|estoy)|tampoco soy) (?:al[eé]rgic[oa]s?|(?:una |por )?alergia)(?! (?:al?|a la)(?!\p{L}))|al[eé]rgic[oa] no (?:soy|es)|alergias? no (?:tengo|es|tiene)|no (?:tengo|es|hay) (?:ninguna )?alergias?(?! (?:al?)(?!\p{L})))(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?:ich bin|bin|wir sind|er ist|sie ist) (?:ja |aber |da |gar |)?nicht allergisch|nicht allergisch|allergisch (?:bin ich|sind wir|ist (?:er|sie)) (?:ja |aber |da |gar |)?nicht|(?:ist|is|hab|habe|hat) (?:aber |ja |)?keine (?:echte |richtige |)?allergie(?:n)?|keine (?:echte |richtige |)?allergie(?:n)?(?! gegen)|(?:eine )?allergie (?:ist|is|hab|habe) (?:das |es |ich |)(?:nicht|keine))(?!\p{L})/giu,
  it: /(?<!\p{L})(?:non (?:sono|siamo|è|e['’]) (?:mica )?(?:allergic[oahi]+|(?:un['’]|una )?allergia)(?! (?:a|al|alla|alle|ai|agli|all)(?!\p{L}))|allergic[oa] non (?:sono|è)|allergi[ae] non (?:ne ho|è|ce l['’]ho)|(?:niente|nessun['’]? ?|nessuna) ?allergi[ae]|non ho (?:nessuna )?allergi[ae])(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:n[aã]o (?:sou|somos|[eé]) (?:al[eé]rgic[oa]s?|(?:uma )?alergia)(?! (?:a|ao|à|aos|às)(?!\p{L}))|al[eé]rgic[oa] (?:eu )?n[aã]o (?:sou|[eé])|alergia (?:eu )?n[aã]o (?:tenho|[eé])|n[aã]o tenho (?:nenhuma )?alergias?|nenhuma alergia)(?!\p{L})/giu,
  zh: /(?:不是(?:因为)?过敏|没有?过敏|不过敏|并?不是过敏|倒不是过敏)(?!源|原|反应)/gu,
  ja: /アレルギー?(?:で(?:は|も)|じゃ)(?:なくて?|ない(?:です|んです)?(?:が|けれども?|けど)?|ありません(?:が|けど)?)|アレルギー(?:は|とかは|も)?(?:ない|ありません|無い)(?:です)?(?:が|けど|けれど)?/gu,
  ko: /알레르기(?:는|가|도)? ?(?:아니(?:고|에요|예요|라|지만|구요)|아닌데|아닙니다(?:만)?|없(?:고|는데|어요|지만|습니다))/gu,
  ar: /(?<!\p{L})(?:(?:مو|مش|ليس(?:ت)?|مب|ما هي|موب) (?:عن )?(?:حساسي[ةه])|(?:ما|لا|مش) (?:عندي|عندنا|فيني|يوجد لدي|عنده|عندها) (?:اي |أي )?حساسي[ةه](?! (?:من|ل))|(?:معنديش|ماعنديش|ماعندي) حساسي[ةه](?! (?:من|ل))|حساسي[ةه] (?:لا|ما عندي|مو عندي))(?!\p{L})/gu,
};

/** "… but my son is": the words behind it name an allergy, in any language. */
const OF_ANOTHER =
  /(?<!\p{L})(?:(?:but|though) (?:\p{L}+ ){1,3}(?:is|are|has)|(?:aber|sondern) (?:\p{L}+ ){1,3}(?:ist|hat|schon)|mais (?:\p{L}+ ){1,3}(?:oui|est|si|a)|(?:pero|sino) (?:\p{L}+ ){1,3}(?:sí|si|es|tiene)|ma (?:\p{L}+ ){1,3}(?:s[iì]|è|ha)|(?:mas|só) (?:\p{L}+ ){1,3}(?:sim|é|tem))(?!\p{L})|(?:但是?|可是)(?:我?(?:儿子|女儿|老公|老婆|孩子|朋友|妈妈?|爸爸?))|(?:けど|が|でも)、?(?:息子|娘|妻|夫|友達|子供|子ども)|(?:지만|는데) ?(?:아들|딸|남편|아내|친구|아이)|(?:بس|لكن) (?:ابني|بنتي|زوجي|زوجتي|صديقي|ولدي)/iu;

/** "Not allergic to milk, but to eggs": the second food's allergy is said by its preposition alone. */
const SECOND_ALLERGY: Partial<Record<MenuLocale, readonly [pattern: RegExp, allergic: string]>> = {
  en: [/(?<=(?<!\p{L})but )(?:(?:i|we) (?:am|are) |i['’]m |yes )?(?=to \p{L})/giu, 'allergic '],
  fr: [/(?<=(?<!\p{L})mais )(?:si |oui )?(?=(?:aux?|à) \p{L}|à l['’])/giu, 'allergique '],
  es: [/(?<=(?<!\p{L})pero )(?:s[ií] )?(?=al? \p{L})/giu, 'alérgico '],
  de: [/(?<=(?<!\p{L})(?:aber|sondern) )(?:schon |ja )?(?=(?:gegen|auf) \p{L})/giu, 'allergisch '],
  it: [/(?<=(?<!\p{L})ma )(?:s[iì] )?(?=(?:a|al|allo|alla|alle|ai|agli) \p{L}|all['’])/giu, 'allergico '],
};
const NAMES_ALLERGY = /allerg|al[eé]rgic|alergia|intoller|intoler/iu;
const DENIES = /(?<!\p{L})(?:non|not|pas|no|nicht|keine?|n['’]ai)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** "… alle uova sì": said of what is left out, it is no wish. */
const YES_AT_END = / (?:yes|oui|s[iíì]|ja|schon|doch)[\s.!]*$/iu;

/** "I'm not allergic to milk, but to eggs" says of both what the guest is allergic to or not; the safe reading leaves both out. */
export function withCompletedAllergies(locale: MenuLocale, text: string): string {
  const [pattern, allergic] = SECOND_ALLERGY[locale] ?? [];
  if (!pattern || !allergic || !NAMES_ALLERGY.test(text) || !DENIES.test(text)) return text;
  const completed = text.replace(pattern, allergic);
  return completed === text ? text : completed.replace(YES_AT_END, '');
}

/** A message without the words that deny an allergy; unchanged if it has none, or continues with somebody who has one. */
export function withoutDeniedAllergy(locale: MenuLocale, text: string): string {
  if (OF_ANOTHER.test(text)) return text;
  const restOfText = text.replace(DENIED_ALLERGY[locale], ' ');
  return /\p{L}/u.test(restOfText) ? restOfText : text;
}
