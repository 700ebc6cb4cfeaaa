import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { ANYTHING_WITH } from '../words/anything-with.ts';
import type { GuestLanguage } from '../words/guest-language.ts';
import { withoutNotOnly } from '../words/not-only.ts';
import { foldMessage, hasPhrase, placesOf, withoutPhrases } from '../words/phrases.ts';

/** "Which tacos don't have pork?" leaves pork out; "don't you have pork?" asks for it. */
const WHICH_WITHOUT =
  / (?:que|cual|cuales|quais|qual|quali|quale|che|quels?|quelles?|welche\p{L}*|which|what) (?:\p{L}+ ){0,4}(?:no|nao|non|n|ne|kein\p{L}*|don t|doesn t) /u;

/** A folded text without the negation of questions that leave nothing out: "haven't you any dessert?". */
export function withoutNegativeQuestions(locale: MenuLocale, writtenText: string): string {
  const { asks_negatively, allergy, cannot, mild } = GUEST_LANGUAGES[locale];
  // "Not so much milk, it makes me ill" is no wish of degree, and "not too hot" is another one.
  const isOfGuest = [allergy, cannot, mild].some((phrases) => hasPhrase(locale, phrases, writtenText));
  const foldedText = isOfGuest ? writtenText : withoutNotOnly(locale, writtenText);
  if (WHICH_WITHOUT.test(foldedText)) return foldedText;
  if (!isReadByCharacters(locale)) return withoutPhrases(locale, asks_negatively, foldedText);
  // "食べられないのですが": the end of "I can't eat" asks nothing.
  const refusals = placesOf(locale, cannot, foldedText);
  return placesOf(locale, asks_negatively, foldedText)
    .filter((place) => !refusals.some(({ from, to }) => from < place.from && place.from < to))
    .filter(({ from, to }) => !(IS_NOT.test(foldedText.slice(from, to)) && SOMETHING.test(foldedText.slice(to))))
    .reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), foldedText);
}

/** "豚じゃない串" is a skewer that isn't pork; "豚じゃないですか" only asks. Folded as messages are. */
const IS_NOT = /^(?:ジャ|デハ)ナイ$/u;
const SOMETHING =
  /^(?:\p{Script=Han}|パスタ|ノ(?:[ハヲガ]|ッテ|ドレ|アリ|アル)|(?!デス|カ(?![ァ-ヴ]{2})|ノ|ン|ヨ|ネ|ナラ|ト|ケド|カラ)[ァ-ヴ](?!ス))/u;

/** Ends of the parts of a message; a point within a number is none. */
export const CLAUSE_ENDS = /[.,;:!?](?=\s|$)|[，。；：！？、،؛؟\n]/;

/** Parts of a message that say different things: "I can't eat pork, what pasta is there?". */
export function clausesOf(text: string, locale: MenuLocale, language: GuestLanguage): string[] {
  const parts = text.split(CLAUSE_ENDS);
  return parts.flatMap((part) => {
    const foldedText = withoutNegativeQuestions(locale, foldMessage(locale, part));
    // "I don't eat pork or anything that has wine in it" is one statement.
    const anything = ANYTHING_WITH.exec(foldedText);
    const isOfAnything = (from: number) =>
      anything !== null && from >= anything.index && from <= anything.index + anything[0].length;
    // "Qué tacos no tienen cerdo": a denied verb asks for nothing.
    const joints = placesOf(locale, language.parting, foldedText).filter(
      ({ from }) => !/ (?:no|nao|non)$/.test(foldedText.slice(0, from).trimEnd()) && !isOfAnything(from),
    );
    const cuts = [0, ...joints.map(({ from }) => from), foldedText.length];
    return cuts.slice(0, -1).flatMap((from, at) => {
      const clause = foldedText.slice(from, cuts[at + 1]).trim();
      if (clause === '') return [];
      return [isReadByCharacters(locale) ? clause : ` ${clause} `];
    });
  });
}
