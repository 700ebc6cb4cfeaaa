/** The sizes that guests and menus name in words, of any language. Lower case, without accents and voicing: "で" is "て". */
const SIZES = {
  // Of a litre, of a chicken.
  quarter:
    /1\s?\/\s?4|四分之一|4分の1|クォーター|쿼터|4분의 ?1|(?<!\p{L})(?:quarter|viertel|vierterl|(?:un|une|de|1) quarts?|(?:un|1) (?:quarto|cuarto)|cuartos?|quartino)(?!\p{L})|ربع/u,
  eighth: /1\s?\/\s?8|(?<!\p{L})(?:eighth|achtel|achterl)(?!\p{L})/u,
  half: /반마리|반 ?인분|반 ?접시|반개|半(?!生)|ハーフ|(?<!\p{L})(?:half|halb\p{L}*|demi\p{L}*|moitie|medi[ao]s?|mezz[aeio]|mei[ao]s?|metade)(?!\p{L})|نص|نصف/u,
  whole:
    /한 ?마리|통마리|整(?:只|隻|份|個|个|羽)|一(?:只|隻|羽)|丸(?:ごと|一羽)|まるごと|(?<!\p{L})(?:whole|ganz\p{L}*|entiere?s?|enter[ao]s?|inter[ao]|inteir[ao]s?|full|complet[aeo]s?)(?!\p{L})|كامل/u,
  small:
    /작은|스몰|소자|소짜|小(?:さい|さな|さめ|的|杯|份|碗|サイズ)|(?<=^|[のり、\s])小(?=$|[、。,てをに])|(?<!\p{L})(?:small|petite?s?|kleine?[nmrs]?|pequen[oa]s?|piccol[oaie]|chic[oa]s?)(?!\p{L})|صغير/u,
  large:
    /큰|라지|대자|대짜|곱빼기|大(?:きい|きな|きめ|的|杯|份|碗|盛|サイズ)|(?<=^|[のり、\s])大(?=$|[、。,てをに])|(?<!\p{L})(?:large|big|grande?s?|gross\p{L}*|große?[nmrs]?)(?!\p{L})|كبير/u,
  regular:
    /普通|(?<![\p{Script=Han}])並|正常|보통|레귤러|(?<!\p{L})(?:regular|normal(?:e|er|es|en|i|s|is|o|a)?|standard)(?!\p{L})|عادي/u,
  medium:
    /중간|미디엄|中(?:杯|份|碗|的|サイズ|シヨツキ|ショッキ|ジョッキ)|(?<=^|[のり、\s])中(?=$|[、。,てをに])|(?<!\p{L})(?:medium|moyen(?:ne)?s?|mittel|mittler\p{L}*|median[oa]s?)(?!\p{L})|وسط/u,
} as const;

export type SizeWord = keyof typeof SIZES;

/** The sizes that a text names. */
export function sizeWordsIn(text: string): ReadonlySet<SizeWord> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  // The keys are those of SIZES.
  return new Set((Object.keys(SIZES) as SizeWord[]).filter((size) => SIZES[size].test(plain)));
}
