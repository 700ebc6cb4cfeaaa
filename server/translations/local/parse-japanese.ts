import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { splitWords } from '../../food/words.ts';
import type { Noun, ParsedPhrase, Phrase } from './menu-phrase.ts';
import type { Relation } from './source-grammar.ts';

type NounPhrase = Extract<Phrase, { kind: 'noun' }>;
/** Parses words without particles, as `parseStretch` does. */
type ParseWords = (text: string) => ParsedPhrase[] | undefined;

/** What follows the things that a dish comes with, at the end of a description: "わかめをのせて". */
const ENDS_WITH =
  /(?:を(?:たっぷり|たっぷりと|さっと|軽く|贅沢に)?(?:のせて|のせています|添えています|盛り込みました|かけて召し上がれ|かけてどうぞ|のせました|乗せて|乗せました|添えて|添えました|かけて|かけました|合わせて|合わせました|トッピング|トッピングしました|散らして|散らしました|ふりかけて|加えて|加えました|絡めて|絡めました|挟んで|挟みました|お好みで)|を(?:たっぷり|ふんだんに)(?:と)?|で(?:仕上げて|仕上げました|どうぞ|さっぱりと|お召し上がりください。?|お召し上がりください|お召し上がり下さい|いただきます|和えて|和えました)|を(?:のせた|添えた|かけた)一皿|を使用|を使用しました|を使用しています|を使いました|を使った|(?<![不未無非])使用|が付きます|が付いています|も付きます|入りです|付きです|(?<!\d[個本枚])入り|付き|付|つき|添え|のせ|乗せ|がけ|とともに|と共に|と一緒に)$/u;

/** The words between the things that a dish is made with and the dish: "トマトを使ったパスタ". */
const ATTRIBUTES =
  /^(.+?)(?:を(?:たっぷり|ふんだんに)?(?:使った|使用した|のせた|乗せた|添えた|かけた|挟んだ|加えた|合わせた|トッピングした|散らした|絡めた|練り込んだ|包んだ)|で(?:仕上げた|和えた|味付けした|味つけした|煮込んだ|煮た)|が(?:のった|入った|たっぷりの|たっぷり入った)|入りの|入り|のせの|添えの|付きの|たっぷりの|がけの)(.+)$/u;

const AND = /[、,]|と(?!う|ろ|り|ん|び|ば|く|ま|も)|や(?!き|さ|し)|・|＆|&/u;

/**
 * The usual sentences of Japanese descriptions as parts: the dish first, then what it comes with. Undefined if a word of it isn't known
 * or if it isn't one of these sentences.
 */
export function parseJapanese(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const plain = text.trim().replace(/[。.]$/u, '');
  if (plain.length > MAX_LETTERS || /[。.（(]/u.test(plain)) return undefined;
  return (
    choiceParts(lexicon, plain, parse) ??
    endingParts(lexicon, plain, parse) ??
    cookedParts(lexicon, plain, parse) ??
    attributeParts(lexicon, plain, parse) ??
    toppedParts(lexicon, plain, parse) ??
    listedHead(lexicon, plain, parse)
  );
}

const MAX_LETTERS = 60;

/** "温かいかけそばに生卵、ねぎ、わかめをのせて", "ご飯、味噌汁付き". */
function endingParts(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const end = ENDS_WITH.exec(text);
  if (!end) return undefined;
  const textBefore = text.slice(0, end.index);
  for (const topicIndex of placesOf(TOPIC_SIGNS, textBefore)) {
    const dishText = textBefore.slice(0, topicIndex);
    const dish = describedNoun(lexicon, dishText, parse) ?? listedParts(lexicon, dishText, parse);
    const servedNouns = listOf(lexicon, textBefore.slice(topicIndex + 1), parse);
    if (dish && servedNouns) return [...dish, ...related('with', servedNouns)];
  }
  const comma = textBefore.search(/[、\s]/u);
  if (comma > 0) {
    const dish = describedNoun(lexicon, textBefore.slice(0, comma), parse);
    const servedNouns = listOf(lexicon, textBefore.slice(comma + 1), parse);
    const allNouns = listOf(lexicon, textBefore, parse);
    const isWholeList = allNouns && (end[0].startsWith('入り') || allNouns.every(isSide));
    if (isWholeList) return related('with', allNouns);
    // "ハンバーグ、ご飯・味噌汁付き" comes with both; "A、B、C付き" may come with the last alone.
    if (dish && servedNouns && !/[、\s]/u.test(textBefore.slice(comma + 1)))
      return [...dish, ...related('with', servedNouns)];
    return undefined;
  }
  const servedNouns = listOf(lexicon, textBefore, parse);
  return servedNouns && related('with', servedNouns);
}

/** What sets of a meal come with. */
const SIDES: ReadonlySet<string> = new Set(
  `rice,miso soup,Japanese pickles,small side dish,salad,mini salad,soup,small soup,clear soup,eel liver soup,dessert,drink,coffee,tea,
  bread,baguette,naan,shredded cabbage,fruit,French fries,fries`
    .split(',')
    .map((name) => name.trim()),
);

const isSide = ({ head }: NounPhrase): boolean => SIDES.has(head.concept.words.en.forms[0] ?? '');

/** "寒天、白玉、バニラアイス" are a list. */
function listedParts(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const nouns = text.includes('、') ? listOf(lexicon, text, parse) : undefined;
  return nouns?.map((phrase, at) => ({
    relation: at === 0 ? null : at === nouns.length - 1 ? 'and' : 'comma',
    phrase,
  }));
}

const TOPIC_SIGNS = /[にへは]/gu;

const placesOf = (signs: RegExp, text: string): number[] => Array.from(text.matchAll(signs), ({ index }) => index);

/** What a guest is asked to choose from: "ナンまたはライスをお選びください", "ライスまたはパン付き". */
const CHOSEN =
  /(?<asked>(?:を|から|より)(?:お選びください|お選び下さい|お選びいただけます|お選び頂けます|選べます)|でどうぞ|で|が?付き(?:ます)?|付)?$/u;
const OR = /または|もしくは|又は|、|・|か(?=[\p{Script=Han}\p{Script=Katakana}])/u;

function choiceParts(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const asked = CHOSEN.exec(text)?.groups?.['asked'] ?? '';
  const isChoice = /選/u.test(asked);
  if (asked === '' || (!isChoice && !/または|もしくは|又は/u.test(text))) return undefined;
  const listed = text.slice(0, text.length - asked.length);
  // "ハンバーグ、ライスまたはパン付き": the comma parts the dish from what is chosen.
  if (!isChoice && /[、,]/u.test(listed)) return undefined;
  const nouns = listed.split(OR).map((words) => describedNoun(lexicon, words, parse));
  const phrases = nouns.flatMap((parts) => (parts?.[0]?.phrase.kind === 'noun' ? [parts[0].phrase] : []));
  if (phrases.length < 2 || phrases.length < nouns.length) return undefined;
  return phrases.map((phrase, at) => ({
    relation: at === 0 ? (isChoice ? 'choice' : 'with') : 'or',
    phrase: counted(phrase),
  }));
}

/** What is done to a food by the stem of its verb, as the lexicon names it. */
const METHODS: readonly (readonly [stem: RegExp, method: string])[] = [
  [/^煮込/u, 'stewed'],
  [/^炒め/u, 'stir-fried'],
  [/^揚げ/u, 'deep-fried'],
  [/^焼/u, 'grilled'],
  [/^蒸し/u, 'steamed'],
  [/^漬け/u, 'marinated'],
  [/^炙/u, 'seared'],
];

const COOKED =
  /^(?<food>[^をで、]+)を(?:(?<means>[^をで]+)で)?(?:じっくり|じっくりと|さっと|香ばしく|こんがり|丁寧に|カラッと|ふっくら|ふっくらと)?(?<verb>煮込ん|煮込み|炒め|揚げ|焼き上げ|焼い|焼き|蒸し上げ|蒸し|漬け込み|漬け込ん|漬け|炙り|炙っ)(?:ました|ています|て|た|だ)$/u;

const FIRES = /^(?:炭火|備長炭)$/u;

/** "牛すじを赤ワインでじっくり煮込みました": a food, the way it is cooked, and the liquid or sauce. */
function cookedParts(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const { food = '', means = '', verb = '' } = COOKED.exec(text)?.groups ?? {};
  const [noun, ...furtherNouns] = listOf(lexicon, food, parse) ?? [];
  const stemMethod = METHODS.find(([stem]) => stem.test(verb))?.[1];
  if (!noun || furtherNouns.length > 0 || stemMethod === undefined) return undefined;
  const isOnFire = FIRES.test(means);
  if (isOnFire && stemMethod !== 'grilled') return undefined;
  const method = lexicon
    .meanings('en', splitWords(isOnFire ? 'charcoal-grilled' : stemMethod).join(' '))
    .find(({ concept }) => concept.class === 'adjective')?.concept;
  if (!method) return undefined;
  const head = { ...noun.head, adjectives: [method, ...noun.head.adjectives], has_adjective_behind: true };
  const cooked: ParsedPhrase = { relation: null, phrase: counted({ ...noun, head }) };
  if (means === '' || isOnFire) return [cooked];
  const meansNouns = listOf(lexicon, means, parse);
  return meansNouns && [cooked, ...related(meansNouns.every(isLiquid) ? 'in' : 'with', meansNouns)];
}

const isLiquid = ({ head }: NounPhrase): boolean =>
  ['sauce', 'alcoholic drink', 'broth', 'oil', 'dairy product'].some((kind) =>
    isKindOf(head.concept.words.en.forms[0] ?? '', kind),
  );

/** "豚骨スープに極細麺": a dish, and what is in it or on it. */
function toppedParts(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  for (const topicIndex of placesOf(/に/gu, text)) {
    const dish = describedNoun(lexicon, text.slice(0, topicIndex), parse);
    const servedNouns = listOf(lexicon, text.slice(topicIndex + 1), parse);
    if (dish && servedNouns) return [...dish, ...related('with', servedNouns)];
  }
  return undefined;
}

/** "チャーシュー3枚": a food and how many of it. */
const COUNTED_FOOD = /^(?<food>\D{2,})(?<count>\d{1,2})(?:枚|本|個|尾|切れ|匹|つ)$/u;

/** One entry of a list: a food, also with its number. */
export function parseJapaneseEntry(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const choices = text.split(/または|もしくは|又は/u);
  if (choices.length > 1) {
    const nouns = choices.map((words) => describedNoun(lexicon, words, parse)?.[0]?.phrase);
    const phrases = nouns.flatMap((phrase) => (phrase?.kind === 'noun' ? [phrase] : []));
    if (phrases.length < nouns.length) return undefined;
    return phrases.map((phrase, at) => ({ relation: at === 0 ? null : 'or', phrase }));
  }
  const { food, count } = COUNTED_FOOD.exec(text)?.groups ?? {};
  if (food === undefined || count === undefined) return describedNoun(lexicon, text, parse);
  const [only] = describedNoun(lexicon, food, parse) ?? [];
  if (only?.phrase.kind !== 'noun' || only.phrase.quantity !== null) return undefined;
  // Of meat there are slices, of shrimps some.
  if (only.phrase.head.concept.words.en.forms.length < 2) return undefined;
  const head = { ...only.phrase.head, is_plural: Number(count) > 1 };
  return [{ relation: null, phrase: { ...only.phrase, head, quantity: count } }];
}

/** "トマトとバジルを使ったパスタ". */
function attributeParts(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const [, ingredientText = '', head = ''] = ATTRIBUTES.exec(text) ?? [];
  if (ingredientText === '' || head === '') return undefined;
  const dish = describedNoun(lexicon, head, parse);
  const ingredientNouns = listOf(lexicon, ingredientText, parse);
  return dish && ingredientNouns && dish.length === 1 ? [...dish, ...related('with', ingredientNouns)] : undefined;
}

/** "ロメインレタス、ベーコン、温泉卵のサラダ": the last word is the dish, and the others are in it. */
function listedHead(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const joinIndex = text.lastIndexOf('の');
  if (joinIndex <= 0) return undefined;
  const dish = describedNoun(lexicon, text.slice(joinIndex + 1), parse);
  const listedNouns = listOf(lexicon, text.slice(0, joinIndex), parse);
  if (!dish || dish.length > 1 || !listedNouns || listedNouns.length < 2) return undefined;
  return [...dish, ...related('with', listedNouns)];
}

function related(relation: Relation, things: readonly NounPhrase[]): ParsedPhrase[] {
  return things.map((phrase, at) => ({ relation: at === 0 ? relation : 'and', phrase: counted(phrase) }));
}

/** Things of which a dish has several; Japanese doesn't say how many. */
const MANY: ReadonlySet<string> = new Set(
  'vegetable,fruit,mushroom,potato,tomato,scallop,oyster,fig,shrimp,prawn,clam,mussel,berry,olive,nut,bean,root vegetable,green vegetable,seasonal vegetable'.split(
    ',',
  ),
);

const counted = (phrase: NounPhrase): NounPhrase =>
  MANY.has(phrase.head.concept.words.en.forms[0] ?? '')
    ? { ...phrase, head: { ...phrase.head, is_plural: true } }
    : phrase;

/** Nouns that "と", "や" and commas join. */
function listOf(lexicon: Lexicon, text: string, parse: ParseWords): NounPhrase[] | undefined {
  const wholeNoun = describedNoun(lexicon, text, parse);
  const [first, ...others] = wholeNoun ?? [];
  if (first?.phrase.kind === 'noun' && others.length === 0) return [first.phrase];
  // Each join may also be a letter of a word, so all are tried from the left.
  for (let joinIndex = 1; joinIndex < text.length - 1; joinIndex += 1) {
    if (!AND.test(text.slice(joinIndex, joinIndex + 2)) || !/^[、,とや・＆&]/u.test(text.slice(joinIndex))) continue;
    const head = describedNoun(lexicon, text.slice(0, joinIndex), parse);
    if (head?.length !== 1 || head[0]?.phrase.kind !== 'noun') continue;
    const furtherNouns = listOf(lexicon, text.slice(joinIndex + 1), parse);
    if (furtherNouns) return [head[0].phrase, ...furtherNouns];
  }
  return undefined;
}

/** A noun with the words before it and "の": adjectives describe it, a noun qualifies it. */
function describedNoun(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const simple = parse(text);
  const [only, ...furtherParts] = simple ?? [];
  if (only?.phrase.kind === 'noun' && furtherParts.length === 0 && !text.includes('の')) return [only];
  // "小鉢" is also a heading.
  const [noun, ...otherNouns] = lexicon.meanings('ja', text).filter(({ concept }) => concept.class === 'noun');
  if (only?.phrase.kind === 'whole' && noun && otherNouns.length === 0) {
    const head: Noun = { ...noun, adjectives: [] };
    return [{ relation: null, phrase: { kind: 'noun', quantity: null, head, qualifiers: [], measures: [] } }];
  }
  for (const at of placesOf(/の/gu, text).toReversed()) {
    const head = parse(text.slice(at + 1));
    const [noun, ...others] = head ?? [];
    if (noun?.phrase.kind !== 'noun' || others.length > 0) continue;
    const before = text.slice(0, at);
    const described = withQualifier(noun.phrase, parse(`${before}の`) ?? parse(before));
    if (described) return [{ relation: null, phrase: described }];
    const nested = describedNoun(lexicon, before, parse);
    const qualified = nested && withQualifier(noun.phrase, nested);
    if (qualified) return [{ relation: null, phrase: qualified }];
  }
  return undefined;
}

function withQualifier(head: NounPhrase, parts: readonly ParsedPhrase[] | undefined): NounPhrase | undefined {
  const [first, ...others] = parts ?? [];
  if (!first || others.length > 0) return undefined;
  const { phrase } = first;
  if (phrase.kind === 'adjectives')
    return { ...head, head: { ...head.head, adjectives: [...phrase.adjectives, ...head.head.adjectives] } };
  if (phrase.kind !== 'noun' || phrase.quantity !== null || phrase.measures.length > 0) return undefined;
  const qualifier: Noun = phrase.head;
  return { ...head, qualifiers: [...phrase.qualifiers, qualifier, ...head.qualifiers] };
}
