import { LANGUAGE_TAGS, type MenuLocale } from '../../../shared/locales.ts';
import { canSay, isNounRequired } from './can-say.ts';
import { isSaidTwice } from './is-said-twice.ts';
import { type ParsedPhrase, withHead } from './menu-phrase.ts';
import { isDativeGap, writeSentence } from './menu-sentences.ts';
import { isParts, isSentence, type Parsed, type ParsedSentence } from './parse-menu-text.ts';
import type { Stretch } from './split-text.ts';
import { writeParts } from './write-parts.ts';
import { apartFromWagyu, capitalized, markIn, numbersIn, SENTENCE_END, withCaseOf } from './written-marks.ts';

export function writeAll(
  text: string,
  entries: readonly Stretch[],
  parsedEntries: readonly Parsed[],
  to: MenuLocale,
): string | null {
  const { stretches, parsed } = withWholeLists(entries, withHeadsBeforeSlashes(entries, parsedEntries));
  if (!parsed.every((each) => !isParts(each) || canSay(to, each))) return null;
  if (parsed.some((each, at) => isParts(each) && isBoundToNextStretch(each, parsed[at + 1], stretches[at], to)))
    return null;
  if (isSaidTwice(text, parsed, to)) return null;
  let writtenText = '';
  for (let stretchIndex = 0; stretchIndex < stretches.length; ) {
    const end = endOfList(stretches, parsed, stretchIndex);
    const entries = stretches.slice(stretchIndex, end).map(({ printed }, entryIndex) => {
      const parts = parsed[stretchIndex + entryIndex];
      const markBefore = stretches[stretchIndex + entryIndex - 1]?.mark ?? '';
      // Digits and scripts without capitals begin a sentence behind a full stop.
      const begins =
        (SENTENCE_END.test(markBefore) && /^\p{Lu}/u.test(printed)) ||
        (/[.!?]/.test(markBefore) && (/^\d/.test(printed) || !/\p{Script=Latin}/u.test(printed)));
      const write = (words: string) => (begins ? capitalized(words, to) : words);
      if (isSentence(parts)) return write(writeSentence(parts, to, foodOf(parts, to)));
      return isParts(parts)
        ? write(
            writeParts(
              to,
              withoutJoin(parts, entryIndex > 0 && stretchIndex + entryIndex === end - 1),
              'nominative',
              parsed.length === 1,
            ),
          )
        : printed;
    });
    if (entries.some((entry) => isServedTwice(entry, to))) return null;
    const lastParsed = parsed[end - 1];
    const [joining] = isParts(lastParsed) && end > stretchIndex + 1 ? lastParsed : [];
    const joinedEntries = joining ? listFormat(to, joining.relation === 'or').format(entries) : entries.join('');
    writtenText += joinedEntries + markIn(to, stretches[end - 1]?.mark ?? '');
    stretchIndex = end;
  }
  // "Wurst & Co." ends with a point of its own.
  const translated = apartFromWagyu(to, numbersIn(to, writtenText.trim())).replace(/(?<!\.)\.\.$/u, '.');
  return translated === '' ? null : withCaseOf(text, translated, to);
}

const WITH: Partial<Record<MenuLocale, RegExp>> = {
  en: /(?<!\p{L})with (?:(?! (?:and|or) |,).)+? with /iu,
  fr: /(?<!\p{L})avec (?:(?! (?:et|ou) |,).)+? avec /iu,
  it: /(?<!\p{L})con (?:(?! [eo] |,).)+? con /iu,
  pt: /(?<!\p{L})com (?:(?! (?:e|ou) |,).)+? com /iu,
};

/** "Pollo al curry con riso" as "chicken with curry with rice": the second would be with the first. */
const isServedTwice = (entry: string, to: MenuLocale): boolean => WITH[to]?.test(entry) === true;

/** Adjectives behind a slash agree with the noun before it: "patate al forno / fritte". */
const withHeadsBeforeSlashes = (stretches: readonly Stretch[], parsedStretches: readonly Parsed[]): Parsed[] =>
  parsedStretches.map((parts, index) => {
    const partsBefore = parsedStretches[index - 1];
    const noun = isParts(partsBefore) ? partsBefore.at(-1)?.phrase : undefined;
    const isBehindDish =
      index === 1 && isParts(partsBefore) && partsBefore.length === 1 && stretches[0]?.mark.trim() === ',';
    // "Rinderroulade, gefüllt mit Speck": the first adjectives behind a dish describe it.
    if (isBehindDish && isParts(parts) && noun?.kind === 'noun')
      return parts.map((part, at) => (at === 0 && part.relation === null ? withHead(part, noun.head) : part));
    if (!isParts(parts) || stretches[index - 1]?.mark.trim() !== '/' || noun?.kind !== 'noun') return parts;
    const isAlone = parts.every(({ phrase }) => phrase.kind === 'adjectives');
    if (!isAlone) return parts;
    return parts.map((part) => withHead(part, noun.head));
  });

/** "Served pink, with gravy": Japanese and Korean would say it of the gravy. "Without meat" says nothing at an end either. */
function isBoundToNextStretch(
  parts: readonly ParsedPhrase[],
  next: Parsed,
  stretch: Stretch | undefined,
  to: MenuLocale,
): boolean {
  const lastPhrase = parts.at(-1)?.phrase;
  if (lastPhrase?.kind !== 'adjectives' || !isNounRequired(to, lastPhrase.adjectives)) return false;
  const isLacking = lastPhrase.adjectives.some(({ words }) => /^(?:without|no) |-free$/.test(words.en.forms[0] ?? ''));
  return isLacking || (isParts(next) && stretch?.mark.trim() === ',');
}

/**
 * Stretches of which those that a comma parts belong to "with" are one: "Lachs mit frischem Spinat, Reis und Brot" has a
 * dative throughout, and Japanese says "with" behind all three.
 */
function withWholeLists(
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
): { stretches: Stretch[]; parsed: Parsed[] } {
  const mergedLists: { stretches: Stretch[]; parsed: Parsed[] } = { stretches: [], parsed: [] };
  for (let listStart = 0; listStart < stretches.length; ) {
    const end = endOfAccompaniment(stretches, parsedStretches, listStart);
    const listStretches = stretches.slice(listStart, end);
    const parts = parsedStretches.slice(listStart, end).map((parsedStretch, entryIndex) => {
      if (entryIndex === 0 || !isParts(parsedStretch)) return parsedStretch;
      return parsedStretch.map((part) => ({ ...part, relation: part.relation ?? ('comma' as const) }));
    });
    mergedLists.stretches.push({
      words: listStretches.flatMap(({ words }) => words),
      printed: listStretches
        .map(({ printed, mark }, at) => (at < listStretches.length - 1 ? printed + mark : printed))
        .join(''),
      mark: listStretches.at(-1)?.mark ?? '',
    });
    mergedLists.parsed.push(listStretches.length > 1 ? parts.flatMap((each) => (isParts(each) ? each : [])) : parts[0]);
    listStart = end;
  }
  return mergedLists;
}

/** The end of a list of what a dish comes with: its last entry begins with "and", or the text with "with". */
function endOfAccompaniment(
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  listStart: number,
): number {
  const first = parsedStretches[listStart];
  const lastPart = isParts(first) ? first.at(-1) : undefined;
  if (lastPart?.relation !== 'with' || lastPart.phrase.kind !== 'noun') return listStart + 1;
  let end = listStart;
  while (stretches[end]?.mark.trim() === ',') {
    const entry = parsedStretches[end + 1];
    const [only, ...furtherParts] = isParts(entry) ? entry : [];
    const areJoined = furtherParts.every(({ relation }) => relation === 'and' || relation === 'or');
    if (only?.phrase.kind !== 'noun' || !areJoined) break;
    end += 1;
    if (only.relation === 'and' || only.relation === 'or' || (only.relation === null && furtherParts.length > 0))
      return end + 1;
    if (only.relation !== null) return listStart + 1;
  }
  const isAll = listStart === 0 && isParts(first) && first.length === 1 && end === stretches.length - 1;
  return isAll ? end + 1 : listStart + 1;
}

/** The end of a list that begins here: entries parted by commas, of which the last begins with "and" or "or". */
function endOfList(stretches: readonly Stretch[], parsedStretches: readonly Parsed[], listStart: number): number {
  let end = listStart;
  while (stretches[end]?.mark.trim() === ',' && isParts(parsedStretches[end + 1])) {
    end += 1;
    const parts = parsedStretches[end];
    const relation = isParts(parts) ? parts[0]?.relation : null;
    if (relation === 'and' || relation === 'or') return end + 1;
    if (relation !== null) break;
  }
  return listStart + 1;
}

/** The list's format writes the last entry's "and". */
function withoutJoin([first, ...furtherParts]: readonly ParsedPhrase[], isLast: boolean): ParsedPhrase[] {
  if (!first) return [];
  return [isLast ? { ...first, relation: null } : first, ...furtherParts];
}

const listFormats = new Map<string, Intl.ListFormat>();

function listFormat(to: MenuLocale, isChoice: boolean): Intl.ListFormat {
  const key = `${to} ${isChoice}`;
  const type = isChoice ? 'disjunction' : 'conjunction';
  const format = listFormats.get(key) ?? new Intl.ListFormat(LANGUAGE_TAGS[to], { type });
  listFormats.set(key, format);
  return format;
}

const foodOf = ({ sentence, food }: ParsedSentence, to: MenuLocale): string | null =>
  food && writeParts(to, food.parts, isDativeGap(sentence) ? 'dative' : 'nominative');
