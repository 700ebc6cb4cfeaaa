import type { Lexicon } from '../../food/lexicon.ts';
import type { Noun, ParsedPhrase, Phrase } from './menu-phrase.ts';
import type { Relation } from './source-grammar.ts';

type NounPhrase = Extract<Phrase, { kind: 'noun' }>;
/** Parses words without particles, as `parseStretch` does. */
type ParseWords = (text: string) => ParsedPhrase[] | undefined;

/** What follows the things that a dish comes with, at the end of a description: "わかめをのせて". */
const ENDS_WITH =
  /(?:を(?:たっぷり|たっぷりと|さっと|軽く)?(?:のせて|のせました|乗せて|乗せました|添えて|添えました|かけて|かけました|合わせて|合わせました|トッピング|トッピングしました|散らして|散らしました|ふりかけて|加えて|加えました|絡めて|絡めました|挟んで|挟みました|お好みで)|で(?:仕上げて|仕上げました|どうぞ|お召し上がりください|お召し上がり下さい|いただきます|和えて|和えました)|を(?:のせた|添えた|かけた)一皿|を使用|を使用しました|を使用しています|を使いました|を使った|(?<![不未無非])使用|付き|付|つき|添え|のせ|乗せ|がけ|とともに|と共に|と一緒に)$/u;

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
    endingParts(lexicon, plain, parse) ?? attributeParts(lexicon, plain, parse) ?? listedHead(lexicon, plain, parse)
  );
}

const MAX_LETTERS = 60;

/** "温かいかけそばに生卵、ねぎ、わかめをのせて", "ご飯、味噌汁付き". */
function endingParts(lexicon: Lexicon, text: string, parse: ParseWords): ParsedPhrase[] | undefined {
  const end = ENDS_WITH.exec(text);
  if (!end) return undefined;
  const textBefore = text.slice(0, end.index);
  for (const topicIndex of placesOf(TOPIC_SIGNS, textBefore)) {
    const dish = describedNoun(lexicon, textBefore.slice(0, topicIndex), parse);
    const servedNouns = listOf(lexicon, textBefore.slice(topicIndex + 1), parse);
    if (dish && servedNouns) return [...dish, ...related('with', servedNouns)];
  }
  const comma = textBefore.search(/[、\s]/u);
  if (comma > 0) {
    const dish = describedNoun(lexicon, textBefore.slice(0, comma), parse);
    const servedNouns = listOf(lexicon, textBefore.slice(comma + 1), parse);
    // "ハンバーグ、ご飯・味噌汁付き" comes with both; "A、B、C付き" may come with the last alone.
    if (dish && servedNouns && !/[、\s]/u.test(textBefore.slice(comma + 1)))
      return [...dish, ...related('with', servedNouns)];
    return undefined;
  }
  const servedNouns = listOf(lexicon, textBefore, parse);
  return servedNouns && related('with', servedNouns);
}

const TOPIC_SIGNS = /[にへは]/gu;

const placesOf = (signs: RegExp, text: string): number[] => Array.from(text.matchAll(signs), ({ index }) => index);

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
