import type { Concept } from '../../food/concept.ts';
import type { Meaning } from '../../food/lexicon.ts';
import type { GrammaticalNumber } from './agreement.ts';
import type { Relation } from './source-grammar.ts';

/** A noun with what describes it; `is_beside` if it qualifies another as what comes with it: "loup au fenouil". */
export type Noun = Meaning & {
  adjectives: Concept[];
  is_beside?: boolean;
  /** Whether it is what the noun is cooked in or with: "buttermilk fried chicken". */
  is_means?: boolean;
  /** Of English and German, whether its last adjective is behind it: "peppers stuffed with rice", "in Butter gebraten". */
  has_adjective_behind?: boolean;
  /** Those of its adjectives that are behind it, if any is. */
  adjectives_behind?: readonly Concept[];
};

/** The elements of a stretch of a menu's text. */
export type Phrase =
  | {
      kind: 'noun';
      quantity: string | Meaning | null;
      head: Noun;
      qualifiers: Noun[];
      measures: string[];
      has_article?: boolean;
      /** Whether a preposition joins what it is made of: "Braten aus Linsen". */
      has_of?: boolean;
    }
  /** `head`: the noun before a slash that they describe as well: "patate al forno / fritte". */
  | { kind: 'adjectives'; adjectives: Concept[]; head?: Noun }
  | { kind: 'whole'; meaning: Meaning };

/** Phrases in order, each with its relation to the previous one. */
export type NounPhrase = Extract<Phrase, { kind: 'noun' }>;

export type ParsedPhrase = { relation: Relation | null; phrase: Phrase };

export type PhraseToken =
  /** `has_preposition`: it is named after two nouns, so that a third may be the second's: "riz au lait" before "de coco". */
  | { kind: 'noun'; meaning: Meaning; has_preposition?: boolean }
  /**
   * `may_follow` if it may follow its noun although the language's adjectives precede theirs: "soup of the day"; `is_before` if
   * it never follows one: "½".
   */
  | { kind: 'adjective'; meaning: Meaning; may_follow: boolean; number: GrammaticalNumber; is_before?: boolean }
  | { kind: 'compound'; meanings: readonly Meaning[] }
  | { kind: 'of'; is_beside: boolean }
  | { kind: 'article' }
  | { kind: 'amount'; text: string; is_word?: boolean }
  | { kind: 'measure'; text: string };

/** A part whose adjectives agree with a noun of another part. */
export const withHead = (part: ParsedPhrase, head: Noun): ParsedPhrase =>
  part.phrase.kind === 'adjectives' ? { ...part, phrase: { ...part.phrase, head } } : part;

/** The head's English name; empty if the phrase has no head. */
export const nameOfHead = (phrase: Phrase): string =>
  phrase.kind === 'noun' ? (phrase.head.concept.words.en.forms[0] ?? '') : '';
