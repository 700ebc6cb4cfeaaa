import type { MenuLocale } from '../../shared/locales.ts';

/**
 * Expressions that sound like a food with an allergen and are none, or are another one: "noix de veau" is veal, and "cashew
 * cheese" names cashew only. A line with `>` says what its expressions name instead, in words of the same language. Lower
 * case, with straight apostrophes.
 */
const LINES: Record<MenuLocale, string> = {
  en: `
cream of coconut, creamed coconut, coconut cream, coconut butter, cocoa butter, cacao butter, shea butter, apple butter, pumpkin butter, cream of tartar, cream of rice
butterfly, butterflied, butter bean, butter beans, butter lettuce, butterhead, buttercup squash, butternut, cream soda, cream ale, milk-fed, milk thistle, rice cream
crab apple, crab apples, nutmeg, water chestnut, water chestnuts, chestnut, chestnuts, tiger nut, tiger nuts
coconut yogurt, coconut yoghurt, eggplant, eggplants, head cheese, oyster blade, oyster leaf, oyster plant, lobster mushroom, lobster mushrooms
oyster mushroom, oyster mushrooms, king oyster mushroom, king oyster mushrooms, king oyster mushroom scallops, mushroom scallops
rice noodles, rice noodle, glass noodles, glass noodle, cellophane noodles, zucchini noodles, courgette noodles, kelp noodles, konjac noodles, corn tortilla, corn tortillas
rice flour, corn flour, cornflour, chickpea flour, rice cake, rice cakes, rice paper, root beer, ginger beer, rice pasta, lentil pasta, chickpea pasta, egg-shaped, egg shaped, nut-brown
cashew cheese, cashew cream, cashew butter, cashew mozzarella, cashew ricotta, cashew parmesan > cashew
almond cheese, almond cream, almond butter, almond ricotta, almond feta, almond flour > almond
hazelnut butter > hazelnut
soy cheese, soy cream, soy yogurt, soy yoghurt > soy
oat cream, oat yogurt, oat yoghurt > oats`,
  fr: `
noix de joue, noix de joue de porc, noix de joue de bœuf, noix de joue de veau, bar à salades, bar à salade, bar à vins, bar à vin, bar à tapas, bar à cocktails, noix de veau, noix de bœuf, noix de boeuf, noix de porc, noix de jambon, noix d'entrecôte, noix d'agneau, noix de ris de veau, noix de coco, noix de muscade
pommes noisette, pommes noisettes, pomme noisette, noisettes d'agneau, noisette d'agneau, noisettes de chevreuil, noisette de chevreuil, noisettes de porc
beurre de cacao, beurre de coco, beurre de karité, crème de coco, crème de cassis, crème de menthe, crème de mûre, crème de marrons, crème de marron, crème de tartre, crème de pêche
agneau de lait, cochon de lait, veau de lait, yaourt coco, yaourt au coco, sur glace, glace pilée, pâte de fruits, pâtes de fruits, pâte de coing
châtaigne d'eau, châtaignes d'eau, haricots beurre, caviar d'aubergine, caviar d'aubergines, caviar de courgettes, ris de veau
vermicelles de riz, nouilles de riz, galette de riz, galettes de riz, galette de sarrasin, galettes de sarrasin, farine de riz, pâtes de riz, pâtes de lentilles, sauce de bœuf
noix de saint-jacques, noix de st-jacques, noix de st jacques, noix de saint jacques, noix de pétoncle, noix de pétoncles > saint-jacques
beurre noisette > beurre
beurre de cacahuète, beurre de cacahuètes, beurre d'arachide > cacahuète
beurre d'amande, pâte d'amande, pâte d'amandes > amande
crème de soja, yaourt au soja > soja
crème d'avoine > avoine
fromage de cajou, crème de cajou > noix de cajou
amande de mer, amandes de mer > palourdes`,
  es: `
nuez moscada, nuez de ternera, crema de coco, nata de coco, manteca de cacao, mantequilla de cacao, manteca de cerdo, cordero lechal, caviar de berenjena
fideos de arroz, harina de arroz, tortilla de maíz, tortillas de maíz, tortitas de maíz, tortitas de arroz, cabello de ángel, castaña de agua, yogur de coco, helado de agua, helados de agua
mantequilla de cacahuete, mantequilla de maní, crema de cacahuete > cacahuete
queso de anacardos, crema de anacardos > anacardo
crema de almendras > almendra
nata de soja, yogur de soja > soja
almendra de mar, almendras de mar > almejas`,
  de: `
muskatnuss, muskat, kokosnuss, kokosnussmilch, kokosnusscreme, kokoscreme, kokosjoghurt, kakaobutter, butternut, butternuss, butternusskürbis, butternut-kürbis, butterbohnen, buttersalat, butterpilz, butterpilze, milchlamm
leberkäse, leberkäs, fleischkäse, reisnudeln, glasnudeln, reispapier, reismehl, buchweizen, maistortilla, wasserkastanie, wasserkastanien, auberginenkaviar
austernpilz, austernpilze, austernseitling, austernseitlinge, kräuterseitling, kräuterseitlinge
erdnussbutter > erdnuss
mandelmus, mandelsahne, mandelkäse > mandel
hafersahne, hafercreme > hafer
sojasahne, sojajoghurt, sojacreme > soja
cashewkäse, cashewcreme > cashew`,
  it: `
noce moscata, noce di vitello, noce di manzo, noce di maiale, noce di prosciutto, noce di cocco, crema di cocco, panna di cocco, burro di cacao, burro di karité, yogurt di cocco
maialino da latte, agnello da latte, vitello da latte, caviale di melanzane, farina di riso, spaghetti di riso, spaghetti di soia, noodles di riso, pasta di riso, pasta di lenticchie
noce di capasanta, noci di capesante > capesante
burro di arachidi > arachidi
pasta di mandorle, crema di mandorle > mandorle
panna di soia, yogurt di soia > soia
formaggio di anacardi > anacardi
fritto misto di mare, frittura di mare, fritto di mare > fritto misto ; gamberi ; calamari ; pesce
mandorle di mare > vongole`,
  pt: `
noz-moscada, noz moscada, creme de coco, manteiga de cacau, iogurte de coco, massa de arroz, farinha de arroz, castanha portuguesa, castanhas assadas, caviar de beringela
manteiga de amendoim, pasta de amendoim > amendoim
queijo de caju > castanha de caju
nata de soja, creme de soja > soja
amêndoas do mar > amêijoas`,
  zh: `
鱼香, 鱼腥草, 鸡蛋果, 虾夷葱, 蟹味菇, 蚝菇, 牛油果, 面包果, 椰奶, 椰浆, 椰子奶, 河粉, 米粉, 粉丝, 米线, 肠粉, 无花果, 马蹄, 荸荠, 栗子, 板栗, 可可脂, 奶白菜
拌面, 炒面, 汤面, 捞面, 担担面 > 面条`,
  ja: `
いかが, ココナッツミルク, ココナッツ, ココナツ, バターナッツ, ビーフン, 春雨, 米粉, フォー, しめじ, かいわれ, タコライス, エリンギ, カカオバター
エビスビール > ビール`,
  ko: `
소라빵, 땅콩호박, 버터넛, 코코넛밀크, 코코넛 밀크, 코코넛, 쌀국수, 당면, 카카오버터, 느타리버섯`,
  ar: `
جوز الهند, حليب جوز الهند, كريمة جوز الهند, جوز الطيب, زبدة الكاكاو, كستناء
زبدة نباتية, جبن نباتي, جبنة نباتية, الجبن النباتي, كريمة نباتية, حليب نباتي, لحم نباتي
زبدة الفول السوداني > فول سوداني`,
};

const IS_UNSPACED: ReadonlySet<MenuLocale> = new Set(['zh', 'ja', 'ko']);
const replacers = new Map<MenuLocale, { pattern: RegExp; names: ReadonlyMap<string, string> }>();

function replacerOf(locale: MenuLocale): { pattern: RegExp; names: ReadonlyMap<string, string> } {
  const cachedReplacer = replacers.get(locale);
  if (cachedReplacer) return cachedReplacer;
  const names = new Map(
    LINES[locale].split('\n').flatMap((line) => {
      const [list = '', name = ''] = line.split('>').map((cell) => cell.trim());
      return list.split(',').flatMap((words) => (words.trim() === '' ? [] : [[words.trim(), name] as const]));
    }),
  );
  // The longest first: an alternative of the expression ends the search.
  const words = [...names.keys()].sort((one, other) => other.length - one.length).join('|');
  const pattern = IS_UNSPACED.has(locale)
    ? new RegExp(words, 'gu')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu');
  const replacer = { pattern, names };
  replacers.set(locale, replacer);
  return replacer;
}

/** A text in lower case without what only sounds like a food; the parts around it stay apart. */
export function withoutMisleadingWords(locale: MenuLocale, text: string): string {
  const { pattern, names } = replacerOf(locale);
  return text.replace(pattern, (words) => ` ; ${names.get(words) ?? ''} ; `);
}
