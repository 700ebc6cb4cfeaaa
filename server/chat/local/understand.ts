import { CHAT_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { Allergen } from '../../../shared/menu.ts';
import { type Currency, currencyDecimals } from '../../../shared/money.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { ALLERGEN_PATTERNS, allergensIn } from './allergens-in.ts';
import { withoutCurrencyWords } from './currency-words.ts';
import { wordsOf } from './food.ts';
import { bareOf, languageOf } from './language-of.ts';

export type Intent =
  | 'medical'
  | 'refused'
  | 'greeting'
  | 'avoid'
  | 'soft_drinks'
  | 'allergens'
  | 'diet'
  | 'pairing'
  | 'popular'
  | 'specials'
  | 'children'
  | 'spicy'
  | 'sold_out'
  | 'hours'
  | 'address'
  | 'phone'
  | 'cheapest'
  | 'dearest'
  | 'price_range'
  | 'price'
  | 'ingredients'
  | 'explain'
  | 'list'
  | 'none';

export type UnderstoodQuestion = {
  text: string;
  locale: MenuLocale;
  intent: Intent;
  diet: 'vegan' | 'vegetarian' | null;
  allergens: Allergen['code'][];
  /** Minor units. */
  least: number | null;
  most: number | null;
};

const PATTERNS: [Intent, RegExp][] = [
  [
    'refused',
    / (hockey|soccer|football|baseball|basketball|world cup|coupe du monde|who won|qui a gagne) | (ignore|disregard|forget|oublie[zr]?|ignore[zr]|ignora|ignoriere|vergiss) (all |any |the |your |my |previous |above |toutes? |tes |vos |les |le |la |todas |alle |tout )*(previous |prior |above |earlier |precedentes? |anteriores |vorherigen )?(instructions?|rules?|prompts?|regles?|consignes|instrucciones|anweisungen|guidelines|menu)|system prompt|prompt systeme| (across the street|(a|)round the corner|next door|down the road|other restaurants?|another restaurant|autres? restaurants?|restaurant voisin|d' a cote|d' en face|mcdonald\w*|burger king|starbucks|kfc) |(you are|act as|pretend|tu es|fais comme|agis comme|vous etes) (now |a |an |if |maintenant |un |une |si |no longer )|jailbreak|developer mode|(repeat|say|repete[zr]?|dis|dites|reponds|answer|write|ecris) (after me|exactly|only|this|that|apres moi|que |exactement|a poem|un poeme|code)|(reveal|show|print|revele|montre) (me )?(your|tes|vos|the system) (instructions|prompt|rules|consignes)|new instructions|nouvelles instructions|<script|confirm that|confirme[zr]? que /,
  ],
  [
    'medical',
    / (anaphyla\w+|epipen|allergic reaction|reaction allergique|can't breathe|cannot breathe|pregnant|enceinte|diabet\w+|cholesterol|medication|medicament\w*|medicine|doctor|docteur|medecin|blood pressure|tension arterielle|heart disease|lose weight|maigrir|regime minceur|calories?|breastfeed\w*|allait\w*|ibs|side effects?|cure|headache|antibioti\w+|embarazada|schwanger|incinta|gravida|my baby|mon bebe|nausea|hangover|gueule de bois) /,
  ],
  [
    'allergens',
    / (allerg\w+|intoleran\w+|celia\w+|coeliac\w*|coeliaque\w*|zoliakie|celiac\w*|safe|alergi\w+|unvertraglich\w*|epi pen) |gluten|lactose|lattosio|glutine|dairy[ -]free|nut[ -]free|egg[ -]free|free from|アレルギ|グルテン|알레르|글루텐|حساسية|الغلوتين|过敏|麸质/,
  ],
  [
    'diet',
    /vegan|vegeta|vegetarisch|plant[ -]based|veggie|meatless|sin carne|senza carne|sem carne|ohne fleisch|fleischlos|sans viande|pas de viande|(don't|dont|do not) eat meat|no meat|without meat|meat[ -]free|ヴィーガン|ベジタリアン|菜食|비건|채식|نباتي|素食|纯素/,
  ],
  [
    'avoid',
    / ((don't|do not|dont|doesn't|can't|cannot) (like|eat|want|fancy|stand)|hate|dislike|n' ?(aime|aimons) pas|ne (veux|mange) pas|deteste\w*|no me gusta|mag (kein\w*|nicht)|non mi piac\w+|nao gosto) /,
  ],
  [
    'soft_drinks',
    / (non alcoholic|alcohol[ -]free|without alcohol|sans alcool|alkoholfrei\w*|sin alcohol|analcolic\w+|sem alcool|mocktails?|soft drinks?|boissons? gazeuses?|sodas?) |ノンアルコール|ソフトドリンク|무알코올|无酒精|软饮|بدون كحول/,
  ],
  [
    'pairing',
    / (pair\w*|goes? (well )?with|go (well )?with|match\w*|accord\w*|maridaje|abbina\w+|harmoniza\w+|passt zu|weinbegleitung) | (drink|boire|vin|wine|bois|trinken|beber) (\w+ )?(with|avec|sur|pour accompagner|zu|con|com) | (accompagner|va (bien )?avec|irait avec|vont avec|se marie\w*) |ペアリング|合うワイン|와인 페어링|어울리는|搭配|配酒|النبيذ المناسب/,
  ],
  [
    'sold_out',
    / (sold out|86|run out|ran out|out of stock|still (have|available|got)|unavailable|epuise\w*|en rupture|plus disponible\w*|encore disponible\w*|reste t il|il reste|agotad\w+|ausverkauft|esaurit\w+|esgotad\w+) |売り切れ|품절|售罄|نفد/,
  ],
  [
    'hours',
    / (opening hours|hours|(are|is) (you|it|the restaurant|the kitchen) open|do you open|horaires?|heures? d' ouverture|what time|when (do|are|is) (you|it|the restaurant|the kitchen|he) ?\w*|quelle heure|quand (ouvrez|fermez|etes|est ce que vous)|ouvert\w*|ferme[zs]?|open (today|tonight|on|until|late|now|sundays?|mondays?)|close (at|today)|closing|horario\w*|offnungszeiten|orari|geoffnet) |営業時間|영업시간|营业时间|ساعات/,
  ],
  [
    'address',
    / (address|adresse|located|location|where (are|is) (you|the restaurant|it|this)|ou (etes|se trouve|est (le|votre) restaurant|etes vous)|situes?|directions|how do i get there|donde estan|direccion|indirizzo|endereco|wo (sind|ist|liegt)) |住所|주소|地址|العنوان/,
  ],
  [
    'phone',
    / (phone|telephone|phone number|call you|numero|appeler|reserv\w+|booking|book a table|telefon\w*) |電話|전화|电话|هاتف/,
  ],
  [
    'children',
    / (kids?|child\w*|enfants?|toddlers?|little ones?|my (son|daughter)|mon fils|ma fille|ninos|kinder\w*|bambini|criancas) |子供|子ども|어린이|아이|儿童|孩子|أطفال/,
  ],
  [
    'spicy',
    / (spicy|spiciest|hot sauce|too hot|pimente\w*|epice\w*|piquant\w*|releve\w*|picante\w*|scharf\w*) |辛い|매운|辣|حار/,
  ],
  [
    'cheapest',
    / (cheap\w*|least expensive|lowest price|moins cher\w*|moins couteu\w+|bon marche|abordable\w*|mas barat\w+|billigst\w*|gunstigst\w*|meno car\w+|mais barat\w+) |一番安い|最便宜|가장 싼|أرخص/,
  ],
  [
    'dearest',
    / (most expensive|priciest|highest price|dearest|plus cher\w*|plus couteu\w+|mas car\w+|teuerst\w*|piu car\w+|mais car\w+) |一番高い|最贵|가장 비싼|أغلى/,
  ],
  [
    'popular',
    / (popular\w*|populaire\w*|best seller\w*|bestseller\w*|favou?rites?|favoris?|recommend\w*|recommand\w*|most ordered|best dish\w*|meilleurs?|signature|conseille[zr]?|suggest\w*|what should i (eat|have|order|try)|order(ed)? (the )?most|most often|que me|what's good|whats good|what is good|good here|qu' est ce qui est bon|must try|incontournables?|beliebt\w*|mas pedidos|recomend\w+|empfehl\w+|consiglia\w*) |人気|おすすめ|인기|추천|推荐|受欢迎|招牌|الأشهر|الشعبية/,
  ],
  [
    'specials',
    / (specials?|specialites?|specialit(y|ies)|special(ty|ties)|du jour|of the day|today's|aujourd'hui|table d'hote|tagesgericht\w*|plato del dia|del giorno|prato do dia|suggestions? du) |本日の|오늘의|特色菜|今日|طبق اليوم/,
  ],
  [
    'price',
    / (how much|price|cost|costs|combien|prix|coute\w*|cuanto|precio|kostet|preis|quanto|prezzo|preco|custa) |いくら|値段|얼마|가격|多少钱|价格|كم سعر/,
  ],
  [
    'ingredients',
    / (what's in|what is in|whats in|ingredients?|made (of|with|from)|come[sn]? with|served with|contain\w*|inside|qu' est ce qu' il y a dans|qu' y a t il dans|il y a quoi dans|compose\w*|contien\w*|servie?s? avec|a base de|fait[es]? avec|dans (le|la|les|l')|tell me (more )?about|describe|parle[zr]? moi|decri\w+|que lleva|was ist (in|drin)) |入って|들어|里面有|ما مكونات/,
  ],
  [
    'explain',
    / (what (is|are|'s|does)|what's|whats|qu' est ce que? ?(c'|la|le|un)?|qu'est ce|c' est quoi|que veut dire|que signifie|meaning of|mean|explain|expliqu\w+|que es|was ist|cos'? ?e|o que e|definition) |とは|뭐예요|무엇|是什么|ما هو|ما هي/,
  ],
];

const UNITS =
  '(?:\\$|€|£|¥|dollars?|euros?|pounds?|livres?|francs?|pesos?|yens?|bucks|quid|cad|usd|eur|gbp|chf|piastres?|元|円|원)';
const AMOUNT = '(\\d+(?:[.,]\\d{1,2})?)';
const BELOW =
  "(?:under|below|less than|cheaper than|up to|at most|no more than|within|moins de|en dessous de|sous|jusqu[' ]+a|maximum|max|pas plus de|menos de|unter|weniger als|meno di|por menos de)";
const ABOVE =
  '(?:over|above|more than|at least|from|plus de|au dessus de|au moins|a partir de|mas de|uber|mehr als|piu di|mais de)';

/** Words that show what is asked about a dish, not which dish; by intent. */
const ASKING_WORDS: Partial<Record<Intent, RegExp>> = {
  allergens:
    /^(gluten|glutine|lactose|dairy|allerg\w*|alergi\w*|intoleran\w*|celia\w*|coelia\w*|free|safe|sur|sure|surs|sans|danger|sicher|ok|okay|fine|someone|quelqu'un|trace\w*|contain\w*|contien\w*|manger|prendre|puis|peux)$/,
  diet: /^(vegan\w*|vegeta\w*|veggie|plant|based|meatless|meat|viande|free)$/,
  spicy: /^(spic\w*|hot|epice\w*|pimente\w*|piquant\w*|releve\w*|est ce|scharf\w*|picante\w*)$/,
  pairing:
    /^(wines?|vins?|drink\w*|boire|bois|va|vont|irait|goes?|pairs?|pairing|match\w*|accord\w*|accompagn\w*|glass|verre|wein|vino|vinho)$/,
  price: /^(verre|glass|pint|bottle|bouteille|half|only|right|bien)$/,
  cheapest: /^(cher|chers|chere|cheres|cheap\w*|least|moins|bon|marche)$/,
  dearest: /^(cher|chers|chere|cheres|expensive|most|plus)$/,
  price_range: /^(cher|chers|chere|cheres|cost|couten?t|dollars?|euros?)$/,
  sold_out: /^(still|available|sold|out|disponibles?|epuise\w*|reste|left)$/,
};

/** A question without the words that only ask: "is the risotto gluten-free?" is about the risotto. */
export function subjectOf({
  text,
  intent,
  allergens,
}: Pick<UnderstoodQuestion, 'text' | 'intent' | 'allergens'>): string {
  const asking = ASKING_WORDS[intent];
  if (!asking) return text;
  const words = intent === 'price_range' ? withoutCurrencyWords(wordsOf(text)) : wordsOf(text);
  const codeOf = (word: string) =>
    ALLERGEN_PATTERNS.find(([, pattern]) => pattern.test(` ${withoutAccents(word)} `))?.[0];
  // "Do the mussels contain gluten?": the last thing named is asked about; what comes before it may be the dish.
  const last =
    intent === 'allergens' && allergens.length > 0
      ? words.map(codeOf).findLast((code) => code !== undefined)
      : undefined;
  const rest = words.filter(
    (word) => !asking.test(withoutAccents(word)) && (last === undefined || codeOf(word) !== last),
  );
  // Scripts without spaces have no words to remove.
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(text) ? text : rest.join(' ');
}

/** Parses a guest's question by its words. */
export function understand(text: string, guests: MenuLocale, currency: Currency): UnderstoodQuestion {
  const locale = languageOf(text, guests);
  const bare = bareOf(text);
  const allergens = allergensIn(bare);
  const suggestion = suggestionOf(text);
  const range = priceRange(text, currency);
  const base = { text, locale, diet: dietOf(bare + text), allergens, ...range };
  if (suggestion) return { ...base, intent: suggestion, diet: suggestion === 'diet' ? 'vegan' : base.diet };
  const found = PATTERNS.filter(([, pattern]) => pattern.test(bare) || pattern.test(text.toLowerCase())).map(
    ([intent]) => intent,
  );
  const first = found[0];
  if (GREETING.test(bare)) return { ...base, intent: 'greeting' };
  if (first === 'refused' || first === 'medical' || first === 'allergens' || first === 'diet')
    return { ...base, intent: first };
  if (allergens.length > 0 && ((first === 'avoid' && / (eat|mange) /.test(bare)) || isAboutContents(bare)))
    return { ...base, intent: 'allergens' };
  if (range.least !== null || range.most !== null) return { ...base, intent: 'price_range' };
  if (first) return { ...base, intent: first };
  return { ...base, intent: isAsking(bare, text) ? 'list' : 'none' };
}

/** Whether it is only a greeting or thanks. */
const GREETING =
  /^( (hi|hello|hey|good (morning|afternoon|evening)|there|thanks?|thank you|so much|very much|a lot|bye|goodbye|ok|okay|great|perfect|cheers|bonjour|bonsoir|salut|merci|beaucoup|bien|au revoir|parfait|d' accord|super|hola|gracias|muchas|buenos dias|buenas|hallo|guten (tag|abend|morgen)|danke( schon)?|ciao|buongiorno|buonasera|grazie( mille)?|ola|obrigad[oa]|bom dia|boa (tarde|noite)|madame|monsieur))+ $|^ (こんにちは|こんばんは|ありがとう(ございます)?|你好|您好|谢谢|안녕하세요|감사합니다|مرحبا|شكرا|السلام عليكم) $/;

const dietOf = (text: string): UnderstoodQuestion['diet'] =>
  /vegan|vegetalien|plant[ -]based|ヴィーガン|비건|纯素|نباتي صرف/.test(text)
    ? 'vegan'
    : /vegeta|veggie|meat|carne|fleisch|viande|ベジ|菜食|채식|素食|نباتي/.test(text)
      ? 'vegetarian'
      : null;

const isAboutContents = (bare: string): boolean =>
  / (without|no|free|contain\w*|sans|contien\w*|trace\w*|any|in|dans|ohne|senza|sin|sem|have|has|y a|il|avoid|eviter) /.test(
    bare,
  ) &&
  !/ (do you (have|serve)|avez vous|vous avez|quels?|quelles?|which|what|show|list) (?!.*(without|contain|contien|sans|free|no ))/.test(
    bare,
  );

const isAsking = (bare: string, text: string): boolean =>
  / (do you (have|serve|offer|sell|make)|have you|is there|are there|any|got|show|list|which|what|want|would like|i'd like|looking for|find|serve[zs]?|avez|auriez|vous avez|y a|il y|quels?|quelles?|je (veux|voudrais|cherche)|j' (aimerais|ai envie)|liste|montre[zr]?|propose[zr]?|hay|tienen|gibt es|haben sie|avete|tem|voces tem) /.test(
    bare,
  ) || /[?？؟]/.test(text);

/** The panel's four prompts, in all of its languages. */
function suggestionOf(text: string): Intent | undefined {
  const asked = bareOf(text);
  for (const words of Object.values(CHAT_WORDS)) {
    const is = (suggestion: string) =>
      bareOf(suggestion) === asked && asked.trim() !== '' ? true : suggestion === text.trim();
    if (is(words.suggest_popular)) return 'popular';
    if (is(words.suggest_specials)) return 'specials';
    if (is(words.suggest_vegan)) return 'diet';
    if (is(words.suggest_pairing)) return 'pairing';
  }
  return undefined;
}

function priceRange(text: string, currency: Currency): Pick<UnderstoodQuestion, 'least' | 'most'> {
  const plain = withoutAccents(text.toLowerCase().replaceAll('’', "'")).replace(/\s+/g, ' ');
  const amount = (found: string | undefined) =>
    found === undefined ? null : Math.round(Number(found.replace(',', '.')) * 10 ** currencyDecimals(currency));
  const between = new RegExp(
    `(?:between|entre|from|de|zwischen|tra) ${UNITS}? ?${AMOUNT} ?${UNITS}? (?:and|et|to|a|und|y|e|-) ${UNITS}? ?${AMOUNT} ?${UNITS}?`,
  ).exec(plain);
  if (between && new RegExp(UNITS).test(plain)) return { least: amount(between[1]), most: amount(between[2]) };
  const below = new RegExp(
    `${BELOW} (?:a |de )?${UNITS}? ?${AMOUNT}(?! ?(?:g|ml|cl|oz|minutes?|min|people|personnes?)\\b)`,
  ).exec(plain);
  const above = new RegExp(`${ABOVE} ${UNITS}? ?${AMOUNT}(?! ?(?:g|ml|cl|oz|minutes?|min|people|personnes?)\\b)`).exec(
    plain,
  );
  return { least: amount(above?.[1]), most: amount(below?.[1]) };
}
