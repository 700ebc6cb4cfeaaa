import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests point to several dishes that an answer has just named; phrases as in guest-language.ts. */
const OF_THOSE: Record<MenuLocale, string> = {
  en: 'of those, of these, of them, among those, among these, among them, out of those, out of these, out of them, from those, from these, from that list, on that list, of the ones you (said|listed|named|mentioned), of the (two|three|four|five|six), between those, between these, between them, those ones, of that lot',
  fr: 'de ceux la, de celles la, de ceux ci, de celles ci, parmi (ceux|celles|eux|elles|ca|tout ca|ces) *, parmi eux, parmi elles, parmi ca, parmi tout ca, la dedans, d entre eux, d entre elles, de ces *, dans ceux la, dans celles la, dans le lot, dans cette liste, de cette liste, dans la liste, de tout ca, des (deux|trois|quatre|cinq)',
  es: 'de esos, de esas, de estos, de estas, de ellos, de ellas, de todos esos, de todas esas, entre esos, entre esas, entre estos, entre estas, entre ellos, entre ellas, de aquellos, de los que (dijiste|dices|has dicho|mencionaste|me dijiste|nombraste), de las que (dijiste|dices|has dicho|mencionaste|me dijiste), de los (dos|tres|cuatro|cinco), de las (dos|tres|cuatro|cinco), de esa lista',
  de: 'davon, von denen, von diesen, von den genannten, unter denen, darunter, unter diesen, da drunter, von den (zwei|drei|vier|funf|beiden), von der liste',
  it: 'di questi, di queste, di quelli, di quelle, tra questi, tra queste, fra questi, fra queste, tra quelli, tra quelle, fra quelli, fra quelle, tra loro, di loro, di essi, di esse, tra i (due|tre|quattro|cinque), dei (due|tre|quattro|cinque), di quelli li, della lista',
  pt: 'desses, dessas, destes, destas, deles, delas, daqueles, daquelas, entre esses, entre essas, entre estes, entre eles, entre elas, dentre esses, dentre eles, dos que (disse|falou|citou|mencionou), das que (disse|falou|citou), dos (dois|tres|quatro|cinco), das (duas|tres|quatro), dessa lista, nessa lista',
  zh: '其中, 当中, 這其中, 这里面, 那里面, 这里边, 里面哪, 里面最, 里面有没有不, 里头哪, 它们, 这些, 那些, 这几个, 那几个, 这几道, 那几道, 这几样, 那几样, 这几种, 那几种, 这几款, 这两个, 那两个, 这三个, 那三个, 这两道, 那两道, 这三道, 那三道, 你说的这, 你说的那, 你推荐的, 刚才说的, 刚刚说的, 上面的, 上面这, 上面那, 以上这, 以上哪, 以上几, 呢几个, 嗰几个, 入面',
  ja: 'そのうち, このうち, そのなか, このなか, その中, この中, それらの, それらで, そん中, こん中, あの中, これらの, 今の中, 上の中, その三つ, その二つ, この三つ, この二つ',
  ko: '그중, 그 중, 이중에, 이 중에, 이중에서, 저중에, 거기서, 여기서, 그것들중, 이것들중, 이것들 중, 그것들 중, 걔네중, 얘네중, 셋중, 셋 중, 둘중, 둘 중, 말한것중, 말씀하신것중, 위에것중, 거기중',
  ar: 'منها, منهم, منهن, من هذه, من هذي, من هذول, من هدول, من هاي, من دول, من دي, من بينها, من بينهم, بينهم, بينها, من هؤلاء, من اللي قلت*, من الي قلت*, من اللي ذكرت*, من ذولي, من ذول, فيهم, في دول, ايهم, ايها, ايهما, من هاللي, من هال*, من تلك, ومنها, ومنهم, ومن هذه',
};

/** "Of those on the menu" are all. */
const WHOLE_MENU =
  /菜单|店里|你们店|全部|メニュー|お店の|店の|메뉴|가게| (?:menu|menus|carte|carta|karte|speisekarte|cardapio|ementa|house|casa|القائمه|المنيو|قائمتكم) /u;

/** Whether a folded message asks about some of the dishes of the answer before it: "which of those is the cheapest?". */
export const pointsToThose = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, OF_THOSE[locale], folded) && !namesWholeMenu(folded);

/** Whether a folded message speaks of all that the house has. */
export const namesWholeMenu = (folded: string): boolean => WHOLE_MENU.test(folded);

/** "That ramen", of several that were named. */
const THAT_KIND: Partial<Record<MenuLocale, string>> = {
  en: 'that, this, those, these',
  fr: 'ce, cet, cette, ces',
  es: 'ese, esa, esos, esas, este, esta, estos, estas',
  de: 'dieser, diese, dieses, diesen, diesem',
  it: 'quel, quello, quella, quei, quegli, quelle, questo, questa, questi, queste, quell, quest',
  pt: 'esse, essa, esses, essas, este, esta, estes, estas, aquele, aquela',
};

/** Whether a word before a name points to what was named: "that ramen". */
export const pointsToKind = (locale: MenuLocale, word: string): boolean =>
  hasPhrase(locale, THAT_KIND[locale] ?? '', ` ${word} `);

/** "And one without?": what was asked about before is to be left out. */
const WITHOUT_IT: Partial<Record<MenuLocale, RegExp>> = {
  en: / without(?: it| any| that| them| those)?(?: (?:then|please))? $/,
  fr: / sans(?: ca| cela)?(?: (?:alors|svp))? $/,
  es: / sin(?: eso| ello| el| ella)?(?: (?:entonces|por favor))? $/,
  de: / ohne(?: das| die| den)?(?: (?:dann|bitte))? $/,
  it: / senza(?: quello| di quello)?(?: (?:allora|per favore))? $/,
  pt: / sem(?: isso| ele| ela)?(?: (?:entao|por favor))? $/,
};

/** Whether a folded message ends with "without" and names nothing behind it. */
export const leavesItOut = (locale: MenuLocale, folded: string): boolean => WITHOUT_IT[locale]?.test(folded) ?? false;
