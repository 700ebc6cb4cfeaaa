import type { Draft, DraftItem, DraftSection, LeftOutLine } from './draft.ts';

/** The draft with a dish for each of the lines that the owner accepted: at the place of the line, without a price. */
export function takeLines(draft: Draft, takenKeys: readonly number[] = []): Draft {
  const keys = new Set(takenKeys);
  const lines = (draft.left_out ?? []).filter(({ key }) => keys.has(key));
  if (lines.length === 0) return draft;
  const bySection = Map.groupBy(lines, (line) => sectionOf(draft, line)?.key);
  const sections = draft.sections.map((section) => {
    const sectionLines = bySection.get(section.key);
    return sectionLines ? withLines(section, sectionLines) : section;
  });
  return { ...draft, sections };
}

/** The dish above a line that was left out, one made of such a line included: the line may be more of its description. */
export function dishAbove(draft: Draft, line: LeftOutLine, takenKeys: readonly number[] = []): DraftItem | undefined {
  const draftWithLines = takeLines(draft, [...takenKeys, line.key]);
  const items = sectionOf(draftWithLines, line)?.items ?? [];
  return items[items.findIndex(({ key }) => key === line.key) - 1];
}

/** Its own; if that became the second language of another (server/imports/run/pair-languages.ts), the one before it. */
const sectionOf = ({ sections }: Draft, line: LeftOutLine): DraftSection | undefined =>
  sections.findLast(({ key }) => key <= line.section) ?? sections[0];

function withLines(section: DraftSection, lines: readonly LeftOutLine[]): DraftSection {
  const itemKeys = new Set<number | null>([null, ...section.items.map(({ key }) => key)]);
  const byPlace = Map.groupBy(lines, ({ after }) => (itemKeys.has(after) ? after : 'end'));
  const dishes = (place: number | null | 'end') => (byPlace.get(place) ?? []).map(toDish);
  return {
    ...section,
    items: [...dishes(null), ...section.items.flatMap((item) => [item, ...dishes(item.key)]), ...dishes('end')],
  };
}

/** Confidence 1: the owner chose it beside its picture, and edits its name next. */
const toDish = ({ key, text, box }: LeftOutLine): DraftItem => ({
  key,
  title: { value: text, boxes: [box], confidence: 1, alternatives: [] },
  description: null,
  prices: [],
  price_text: null,
  options: [],
  tags: [],
});
