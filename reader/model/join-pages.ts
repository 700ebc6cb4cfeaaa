import type { Draft } from '../../shared/draft.ts';
import { fold } from '../words/fold.ts';
import type { PageSection } from './check-answer.ts';

/** The content of one page, or of several that were structured together. */
export type PagePart = { language: string | null; sections: PageSection[] };

/** "Desserts (suite)" is the desserts. */
const CONTINUED =
  /(?<!\s)\s*(?:[([–—-]\s*)?(?:suite|continued|cont['’]?d?\.?|fortsetzung|continuaci[oó]n|continua|continuação)\s*(?:[)\]]\s*)?$/iu;

/** Pages in order → one draft. A section that continues across the end of a page is one section. */
export function joinPages(parts: PagePart[]): Draft {
  const sections: PageSection[] = [];
  for (const part of parts)
    for (const [index, section] of part.sections.entries()) {
      const lastSection = sections.at(-1);
      if (index === 0 && lastSection && isContinuation(lastSection, section))
        sections[sections.length - 1] = append(lastSection, section);
      else sections.push(section);
    }
  let key = 0;
  return {
    language: usualLanguage(parts),
    sections: sections.map(({ continues: _, ...section }) => ({
      key: ++key,
      ...section,
      items: section.items.map((item) => ({ key: ++key, ...item })),
    })),
  };
}

function isContinuation(lastSection: PageSection, next: PageSection): boolean {
  if (!next.title) return next.continues;
  const [before, after] = [lastSection.title?.value ?? '', next.title.value].map((title) =>
    fold(title.replace(CONTINUED, '')),
  );
  return before !== '' && before === after;
}

const append = (lastSection: PageSection, next: PageSection): PageSection => ({
  ...lastSection,
  description: lastSection.description ?? next.description,
  price: lastSection.price ?? next.price,
  price_text: lastSection.price_text ?? next.price_text,
  items: [...lastSection.items, ...next.items],
});

/** The language of most items. */
function usualLanguage(parts: PagePart[]): string | null {
  const items = new Map<string, number>();
  for (const { language, sections } of parts) {
    const count = sections.reduce((sum, section) => sum + section.items.length, 0);
    if (language !== null) items.set(language, (items.get(language) ?? 0) + count);
  }
  return [...items].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
