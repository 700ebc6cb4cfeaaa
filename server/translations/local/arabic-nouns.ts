import type { Concept } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Noun } from './menu-phrase.ts';
import { type Agreement, isInAlcohol, isPluralIn, nounForm, spaced } from './noun-forms.ts';

export function writeArabic(head: Noun, qualifiers: readonly Noun[]): string {
  const agreement = { gender: head.concept.words.ar.gender, is_plural: isPluralIn('ar', head) };
  const isBefore = (adjective: Concept) => adjective.words.ar.mark === '^';
  const form = nounForm('ar', head);
  // A fillet is a fish's, not with one: "فيليه قاروص".
  const owners = qualifiers.filter((noun) => isOwner(head, noun));
  // A sirloin is beef's: its name says so.
  const headName = head.concept.words.en.forms[0] ?? '';
  const isNamed = ({ concept, adjectives }: Noun) =>
    adjectives.length === 0 && isKindOf(headName, 'cut') && isKindOf(headName, concept.words.en.forms[0] ?? '');
  const isDefinite =
    owners.length === 0 ? IS_DEFINITE.test(form) : owners.every((noun) => nounForm('ar', noun).startsWith('ال'));
  return spaced([
    ...head.adjectives.filter(isBefore).map((adjective) => arabicForm(adjective, agreement)),
    form,
    ...owners.map((noun) => nounForm('ar', noun)),
    ...head.adjectives
      .filter((each) => !isBefore(each))
      .map((adjective) => arabicAttribute(arabicForm(adjective, agreement), isDefinite && isInflected(adjective))),
    ...qualifiers
      .filter((noun) => !owners.includes(noun) && !isNamed(noun))
      .toReversed()
      .map(arabicQualifier),
  ]);
}

/** "شوربة اليقطين" is definite, and so are its adjectives. */
const IS_DEFINITE = /^(?!(?:ب|ل|على|في|من|مع)\S* )\S+ (?:(?!ب|ل|على|في|من|مع)\S+ )?ال\S+$/u;

/** Loanwords are not: "سوتيه". */
const isInflected = ({ words }: Concept): boolean => words.ar.forms.length > 1;

const isOwner = (head: Noun, { concept, adjectives }: Noun): boolean =>
  adjectives.length === 0 &&
  concept.class === 'noun' &&
  !nounForm('ar', head).includes(' ') &&
  isKindOf(head.concept.words.en.forms[0] ?? '', 'cut') &&
  ['meat', 'seafood'].some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind));

/** Things in the plural have the feminine singular. */
export function arabicForm(concept: Concept, { gender, is_plural }: Omit<Agreement, 'case'>): string {
  const [masculine = '', feminine = masculine] = concept.words.ar.forms;
  return gender === 'f' || is_plural ? feminine : masculine;
}

/** An expression that begins with a preposition has no article: "بنكهة الكمأة". */
const arabicAttribute = (form: string, isDefinite: boolean): string =>
  isDefinite && !/^(?:ب|ل|على |في |من |مع ).* /u.test(form) ? `ال${form}` : form;

function arabicQualifier(noun: Noun): string {
  const { modifier, gender } = noun.concept.words.ar;
  const form = nounForm('ar', noun);
  if (isInAlcohol(noun) && noun.concept.class === 'name') return isWine(noun) ? `بنبيذ ${form}` : `ب${form}`;
  if (modifier === null && isKindOf(noun.concept.words.en.forms[0] ?? '', 'place')) return `من ${form}`;
  if (modifier === null && noun.concept.class === 'name') return form;
  const agreement = { gender, is_plural: isPluralIn('ar', noun) };
  // An article before the first of several words would be wrong before most: "ببيضة مقلية", "بزيت الزيتون".
  const isBare = form.includes(' ') || form.startsWith('ال');
  const qualifying = modifier ?? (isBare ? `ب${form}` : `بال${form}`);
  const isDefinite = qualifying.startsWith('بال');
  return spaced([
    qualifying,
    ...noun.adjectives.map((adjective) => arabicAttribute(arabicForm(adjective, agreement), isDefinite)),
  ]);
}

const isWine = ({ concept }: Noun): boolean => isKindOf(concept.words.en.forms[0] ?? '', 'wine');
