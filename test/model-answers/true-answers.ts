import { unite } from '../../reader/geometry/printed-line.ts';
import { parseAmount, printedAmounts } from '../../reader/model/amounts.ts';
import { findText } from '../../reader/model/find-text.ts';
import { type NumberedLine, numberLines } from '../../reader/model/number-lines.ts';
import type { AnsweredItem, AnsweredSection, PageAnswer, Printed } from '../../reader/model/schema.ts';
import type { PageReading } from '../../reader/reading.ts';
import type { WordRole } from '../../training/menus/layout/marked.ts';
import type { MenuTruth, TruthItem } from '../../training/menus/truth/menu-truth.ts';
import { type PlacedTruth, placeTruth, readAt } from './place-truth.ts';

/**
 * What a vision model answers that sees every word: the truth of a menu, with the numbers of the lines in its
 * place, and a box of its own for what they don't say.
 */

/** A menu's truth; that of menus that nobody drew doesn't say where its words are. */
export type AnswerableTruth = Pick<MenuTruth, 'sections'> & Partial<Pick<MenuTruth, 'pages'>>;

/** The answers about each page of a menu, in order. */
export function trueAnswers(truth: AnswerableTruth, readings: readonly PageReading[]): PageAnswer[] {
  const pages = readings.map((reading) => numberLines(reading));
  const { pages: drawn } = truth;
  const find = drawn ? findByPlace(truth, readings, pages) : findByText(pages);
  const answers: AnsweredSection[][] = pages.map(() => []);
  for (const [index, section] of truth.sections.entries()) {
    const onPages = new Map<number, AnsweredSection>();
    const heading = section.title === '' ? undefined : find.heading(index, section.title);
    const sectionOn = (page: number): AnsweredSection => {
      const known = onPages.get(page);
      if (known) return known;
      const isHere = heading?.page === page;
      const begun: AnsweredSection = {
        title: isHere ? heading.printed : null,
        continues: !isHere && onPages.size > 0,
        description: isHere && section.description ? (find.note(index, section.description) ?? null) : null,
        price: null,
        price_text: null,
        items: [],
      };
      onPages.set(page, begun);
      answers[page]?.push(begun);
      return begun;
    };
    let last: AnsweredItem | undefined;
    for (const item of section.items) {
      const found = find.item(item);
      if (!found) continue;
      if (item.optional && last) {
        last.options.push({ label: found.title, amount: found.amounts[0] ?? null });
        continue;
      }
      const own = sectionOn(found.page);
      last = itemOf(item, found);
      if (item.price_inherited) own.price = find.groupPrice(index, item.price) ?? null;
      own.items.push(last);
    }
  }
  return answers.map((sections) => ({ language: null, sections }));
}

type FoundItem = { page: number; title: Printed; description: Printed | null; amounts: Printed[] };

const itemOf = (item: TruthItem, { title, description, amounts }: FoundItem): AnsweredItem => ({
  title,
  description,
  prices: item.price_inherited ? [] : amounts.map((amount) => ({ label: null, amount, amount_max: null })),
  price_text: null,
  options: [],
  tags: [],
});

/** Where the texts of a menu are, asked in the truth's order. */
type Finder = {
  heading: (section: number, title: string) => { page: number; printed: Printed } | undefined;
  note: (section: number, text: string) => Printed | undefined;
  item: (item: TruthItem) => FoundItem | undefined;
  groupPrice: (section: number, amount: number | null) => Printed | undefined;
};

const amountsOf = ({ price, prices }: TruthItem): number[] =>
  (prices?.length ?? 0) > 0 ? prices.map(({ amount }) => amount) : price === null ? [] : [price];

function findByPlace(
  truth: AnswerableTruth,
  readings: readonly PageReading[],
  lines: readonly (readonly NumberedLine[])[],
): Finder {
  const pages = (truth.pages ?? []).map((page, index) => {
    const reading = readings[index];
    return reading ? placeTruth(page, reading) : [];
  });
  const all = pages.flatMap((words, page) => words.map((word) => ({ ...word, page })));
  type Word = (typeof all)[number];
  const wordsOf = (roles: readonly WordRole[], key: 'item' | 'section', id: number): Word[] =>
    all.filter((word) => roles.includes(word.role) && word[key] === id && !word.is_repeated);
  const print = (words: Word[], text: string): Printed => printedAt(words, text, lines[words[0]?.page ?? 0] ?? []);
  const titles = new Map<number, string>();
  for (const word of all)
    if (word.item !== undefined && (word.role === 'title' || word.role === 'add-on') && !word.is_repeated)
      titles.set(word.item, [titles.get(word.item), word.text].filter(Boolean).join(' '));
  return {
    heading: (section, title) => {
      const words = wordsOf(['heading'], 'section', idOfSection(truth, all, section));
      return words[0] && { page: words[0].page, printed: print(words, title) };
    },
    note: (section, text) => {
      const words = wordsOf(['note'], 'section', idOfSection(truth, all, section));
      return words.length > 0 ? print(words, text) : undefined;
    },
    item: (item) => {
      const id = [...titles].find(([, title]) => title === item.title)?.[0];
      if (id === undefined) return undefined;
      titles.delete(id);
      const words = wordsOf(['title', 'add-on'], 'item', id);
      const described = wordsOf(['description', 'choice'], 'item', id);
      const free = wordsOf(['price'], 'item', id);
      return {
        page: words[0]?.page ?? 0,
        title: print(words, item.title),
        description: item.description && described.length > 0 ? print(described, item.description) : null,
        amounts: amountsOf(item).map((amount) => {
          const own = takeAmount(free, amount);
          return print(own, own.length > 0 ? printedAmount(own, amount) : String(amount));
        }),
      };
    },
    groupPrice: (section, amount) => {
      const id = idOfSection(truth, all, section);
      const words = all.filter(
        ({ role, section: own }) => role === 'heading-price' && (own === id || own === undefined),
      );
      const own = amount === null ? [] : takeAmount(words, amount);
      return own.length > 0 ? print(own, String(amount)) : undefined;
    },
  };
}

/** Sections of the truth are in the order of their numbers. */
function idOfSection({ sections }: AnswerableTruth, words: readonly PlacedTruth[], index: number): number {
  const title = sections[index]?.title;
  const ids = [...new Set(words.flatMap(({ section }) => section ?? []))].toSorted((a, b) => a - b);
  const titleOf = (id: number) =>
    words
      .filter((word) => word.role === 'heading' && word.section === id && !word.is_repeated)
      .map(({ text }) => text)
      .join(' ');
  return ids.find((id) => id === index && titleOf(id) === title) ?? ids.find((id) => titleOf(id) === title) ?? index;
}

/** Removes the words of one amount from those of an item's prices. */
function takeAmount<Word extends PlacedTruth>(words: Word[], amount: number): Word[] {
  for (const count of [1, 2, 3])
    for (let at = 0; at + count <= words.length; at += 1) {
      const some = words.slice(at, at + count);
      const text = some.map((word) => word.text).join(' ');
      if (Number(parseAmount(text)) === amount) return words.splice(at, count);
    }
  return words.splice(0, 1);
}

const printedAmount = (words: readonly { text: string }[], amount: number): string => {
  const text = words.map((word) => word.text).join(' ');
  return Number(parseAmount(text)) === amount ? text : String(amount);
};

function printedAt(words: readonly PlacedTruth[], text: string, lines: readonly NumberedLine[]): Printed {
  const named = lines.filter((line) => words.some((word) => readAt(line.words, word).length > 0));
  const said = named.flatMap((line) => line.words);
  const amount = parseAmount(text);
  const isSaid =
    amount === undefined
      ? findText(text, said).share === 1
      : named.some((line) => printedAmounts(line.words).some((one) => Number(one.amount) === Number(amount)));
  const thousandths = (share: number) => Math.round(share * 1_000);
  const place = words.length > 0 ? unite(words.map((word) => word.place)) : undefined;
  const box = place && {
    left: thousandths(place.x),
    top: thousandths(place.y),
    width: Math.max(1, thousandths(place.width)),
    height: Math.max(1, thousandths(place.height)),
  };
  return { text, lines: named.map(({ number }) => number), box: isSaid ? null : (box ?? null) };
}

const ENOUGH = 0.999;
const MIN_SHARE = 0.4;
/** Lines of one field are at most so far apart, in their heights. */
const APART = 4;

/** Texts without places: the lines that fit best, those of prices beside their titles. */
function findByText(pages: readonly (readonly NumberedLine[])[]): Finder {
  const used = new Set<NumberedLine>();
  const best = (text: string, isFree: (line: NumberedLine) => boolean) => {
    const found = pages
      .flatMap((lines, page) => lines.filter(isFree).map((line) => ({ page, line, share: shareOf(text, [line]) })))
      .toSorted((a, b) => b.share - a.share)[0];
    if (!found || found.share < MIN_SHARE) return undefined;
    const chosen = [found.line];
    for (let share = found.share; share < ENOUGH; ) {
      const [more] = (pages[found.page] ?? [])
        .filter((line) => !chosen.includes(line) && chosen.some((one) => rowsApart(one, line) < APART))
        .map((line) => ({ line, share: shareOf(text, inOrder([...chosen, line])) }))
        .toSorted((a, b) => b.share - a.share);
      if (!more || more.share <= share + 0.02) break;
      chosen.push(more.line);
      share = more.share;
    }
    const lines = inOrder(chosen);
    return { page: found.page, lines, printed: { text, lines: lines.map(({ number }) => number), box: null } };
  };
  return {
    heading: (_, title) => best(title, () => true),
    note: (_, text) => best(text, () => true)?.printed,
    item: (item) => {
      const title = best(item.title, (line) => !used.has(line)) ?? best(item.title, () => true);
      const [first] = title?.lines ?? [];
      if (!title || !first) return undefined;
      for (const line of title.lines) used.add(line);
      return {
        page: title.page,
        title: title.printed,
        description: (item.description && best(item.description, () => true)?.printed) || null,
        amounts: amountsOf(item).map((amount) => amountBeside(amount, first, pages[title.page] ?? [])),
      };
    },
    groupPrice: () => undefined,
  };
}

function amountBeside(amount: number, title: NumberedLine, lines: readonly NumberedLine[]): Printed {
  const line = lines
    .filter(({ words }) => printedAmounts(words).some((one) => Number(one.amount) === amount))
    .map((one) => ({ one, far: rowsApart(title, one) + Math.max(0, title.box.x - one.box.x) * 5 }))
    .toSorted((a, b) => a.far - b.far)[0]?.one;
  return { text: String(amount), lines: [(line ?? title).number], box: null };
}

const shareOf = (text: string, lines: readonly NumberedLine[]): number =>
  findText(
    text,
    lines.flatMap(({ words }) => words),
  ).share;
const inOrder = (lines: NumberedLine[]): NumberedLine[] => lines.toSorted((a, b) => a.number - b.number);
const rowsApart = (a: NumberedLine, b: NumberedLine): number =>
  Math.abs(a.box.y - b.box.y) / Math.max(1e-6, a.box.height);
