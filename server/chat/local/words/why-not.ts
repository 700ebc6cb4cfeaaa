import type { MenuLocale } from '../../../../shared/locales.ts';

/** A message that only asks why a dish is not for the guest: "why not?", "wieso denn nicht". Folded as messages are. */
const WHY_NOT: Record<MenuLocale, RegExp> = {
  en: /^ (?:(?:and|but|oh|ok|hm+|really) )*(?:(?:why|how come|y)(?: (?:not|no|is that|isn t it|can t i|can t we|can i not|tho|though|then))*|what s wrong with (?:it|that)|what s in it then) $/u,
  fr: /^ (?:(?:et|mais|ah|ok|bon) )*(?:pourquoi|pq|pk|comment ca)(?: (?:pas|donc|ca|non|ca va pas|je peux pas|c est interdit))* $/u,
  es: /^ (?:(?:y|pero|ah|vale) )*(?:por ?que|xq|pq)(?: (?:no|eso|tampoco|no puedo|pues|no se puede))* $/u,
  de: /^ (?:(?:und|aber|ach|ok|hm+) )*(?:warum|wieso|weshalb|warum denn|wieso denn)(?: (?:nicht|nich|net|ned|denn|das|darf ich (?:das |den |die )?nicht|geht das nicht|geht der nicht|geht die nicht))* $/u,
  it: /^ (?:(?:e|ma|ah|ok) )*(?:perche|xke|xche|come mai)(?: (?:no|mai|non posso|non va bene|non va))* $/u,
  pt: /^ (?:(?:e|mas|ah|ok) )*(?:por ?que|porque|pq|pk)(?: (?:nao|entao|n|nao posso|nao pode|e que nao))* $/u,
  zh: /^[\s\p{P}]*(?:那|但是?|啊)?(?:为什么|为啥|怎么|爲什麼|為什麼)(?:不行|不能吃?|不可以|不能点|呢|啊)*[\s\p{P}]*$/u,
  ja: /^[\s\p{P}]*(?:エ|エッ|デモ)?(?:ナンデ|ナゼ|ドウシテ|何デ|何故)(?:ダメ|駄目|デスカ|ナノ|ナンデスカ|食ベラレナイ(?:ノ|ンデスカ)?|ナン)*[\s\p{P}]*$/u,
  ko: /^[\s\p{P}]*(?:(?:근데|그럼|아니)\s*)?왜(?:요|[\s\p{P}]|안\s?[돼되](?:요|나요)?|못\s?먹어요?|죠)*$/u,
  ar: /^ (?:(?:و|طيب|بس|اها) )*(?:ليش|ليه|لماذا|لم|علاش|شلون)(?: (?:لا|مو|مش|ما يصير|ما ينفع|ما بينفع|ما اقدر|لأ))* $/u,
};
export const isAskingWhyNot = (locale: MenuLocale, foldedText: string): boolean => WHY_NOT[locale].test(foldedText);
