import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { isReadByCharacters, nameOf } from '../../food/concepts-in.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import { nameOfHead, type ParsedPhrase } from './menu-phrase.ts';
import { isParts, isSentence, type Parsed } from './parse-menu-text.ts';
import type { Stretch } from './split-text.ts';

/** Lists and remarks whose parts a language would join to something else than the source does. */

export function hasMisleadingList(
  kind: TextKind,
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  { from, to }: { from: MenuLocale; to: MenuLocale },
): boolean {
  const parts = parsedStretches.flatMap((each) => (isParts(each) ? each : []));
  return (
    (kind === 'item_description' && parts.some((part, at) => isHeadingWithMore(part, parts[at + 1]))) ||
    (isReadByCharacters(to) && hasListBesideItsWhole(kind, stretches, parsedStretches)) ||
    (kind === 'item_title' && (isReadByCharacters(to) || to === 'ar') && parts.some(isHeadingBehind)) ||
    parsedStretches.some((each, at) => isSentenceOfList(each, parsedStretches[at + 1], stretches[at], { from, to }))
  );
}

/** Whether languages that say at the end what something is with or in would say it of one thing of several. */
function hasListBesideItsWhole(
  kind: TextKind,
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
): boolean {
  const parts = parsedStretches.flatMap((each) => (isParts(each) ? each : []));
  return (
    isSauceOfList(stretches, parsedStretches) ||
    parsedStretches.some(isInBreadOfList) ||
    (kind === 'section_title' && parts.some((part, at) => isHeadingWith(part, parts[at + 1]))) ||
    parts.some((part, at) => isDeclarationOfMore(part, parts[at + 1]))
  );
}

/** "Incluye bebida, pan y café": what languages say behind the first would be said of it alone. */
const isSentenceOfList = (
  parsedStretch: Parsed,
  next: Parsed,
  stretch: Stretch | undefined,
  { from, to }: { from: MenuLocale; to: MenuLocale },
): boolean =>
  isSentence(parsedStretch) &&
  parsedStretch.food !== null &&
  isParts(next) &&
  stretch?.mark.trim() === ',' &&
  parsedStretch.sentence[from].written.endsWith('…') &&
  hasLettersBehindGap(parsedStretch.sentence[to].written);

/** Whether a sentence's gap (…, @) has letters behind it. */
function hasLettersBehindGap(written: string): boolean {
  const gap = written.search(/[…@]/);
  return gap >= 0 && /\p{L}/u.test(written.slice(gap));
}

/** "Verveine du jardin": the title of a section behind a dish would be one more dish. */
const isHeadingBehind = ({ relation, phrase }: ParsedPhrase): boolean =>
  phrase.kind === 'whole' && relation !== null && /^from the /.test(nameOf(phrase.meaning.concept));

/** "Para picar con la sidra": the cider would come with the snacks rather than they with it. */
const isHeadingWith = ({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  phrase.kind === 'whole' && next?.relation === 'with';

/** "Enthält Senf und Soja": a sentence about the first food leaves out the second in languages with the verb behind it. */
const isDeclarationOfMore = ({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  phrase.kind === 'whole' &&
  (next?.relation === 'and' || next?.relation === 'or') &&
  /^(?:contains|may contain|without|no|with) /.test(nameOf(phrase.meaning.concept));

/** "Con la sua salsa di fegatini, capperi, olive e vino rosso": all of the list is in the sauce. */
const isSauceOfList = (stretches: readonly Stretch[], parsedStretches: readonly Parsed[]): boolean => {
  const [first] = parsedStretches;
  if (!isParts(first) || first.length !== 1 || parsedStretches.length < 2) return false;
  const [sauce] = first;
  return (
    sauce?.relation === 'with' &&
    sauce.phrase.kind === 'noun' &&
    isKindOf(nameOfHead(sauce.phrase), 'sauce') &&
    sauce.phrase.qualifiers.length > 0 &&
    stretches[0]?.mark.trim() === ','
  );
};

/** "2 steaks hachés, frites dans le pain, cheddar", "nel pane col sesamo": a comma would list the bread beside what is in it. */
const isInBreadOfList = (parsedStretch: Parsed, index: number, all: readonly Parsed[]): boolean =>
  isParts(parsedStretch) &&
  parsedStretch.some(
    ({ relation, phrase }, at) =>
      relation === 'in' &&
      phrase.kind === 'noun' &&
      isKindOf(nameOfHead(phrase), 'bread') &&
      ((at > 0 && index > 0 && index < all.length - 1) || parsedStretch[at + 1]?.relation === 'with'),
  );

/** "Slow cooked in coconut milk": a heading of this name is no dish that is in something. */
const isHeadingWithMore = ({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  phrase.kind === 'whole' && (next?.relation === 'in' || next?.relation === 'on');
