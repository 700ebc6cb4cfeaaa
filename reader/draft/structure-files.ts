import type { Draft, DraftSection } from '../../shared/draft.ts';
import type { PageReading } from '../reading.ts';
import { fold } from '../words/fold.ts';
import { detectLanguage } from '../words/language.ts';
import { CONTINUED } from '../words/vocabulary.ts';
import { isPriced } from './priced.ts';
import { type Structuring, structurePages } from './structure-pages.ts';

/**
 * All pages of an import, in order → its draft. Each file is structured separately: the price habits and heading sizes
 * of a photo say nothing about a PDF beside it. Pure: the same pages make the same draft.
 */
export function structureFiles(pages: PageReading[], structuring?: Structuring): Draft {
  const sections: DraftSection[] = [];
  let before: PageReading[] = [];
  for (const file of byFile(pages)) {
    const areBothPhotos = [before.at(-1), file[0]].every((page) => page?.engine === 'ocr');
    const joinedSections = [...sections];
    for (const [index, section] of structurePages(file, structuring).sections.entries()) {
      const lastSection = sections.at(-1);
      const open =
        index === 0 && areBothPhotos && lastSection && canContinue(lastSection, section) ? lastSection : undefined;
      const sameSection = open ?? joinedSections.find((other) => isSameSection(other, section));
      if (sameSection) append(sameSection, section);
      else sections.push(section);
    }
    before = file;
  }
  const words = pages.flatMap((page) => page.words.map(({ text }) => text));
  return { language: detectLanguage(words), sections: numberAnew(sections) };
}

function byFile(pages: PageReading[]): PageReading[][] {
  return pages.reduce<PageReading[][]>((files, page) => {
    const lastFile = files.at(-1);
    if (lastFile && lastFile[0]?.file === page.file) lastFile.push(page);
    else files.push([page]);
    return files;
  }, []);
}

/** Menu pages are photographed one by one: dishes under no heading continue the section of the photo before. */
const canContinue = (lastSection: DraftSection, section: DraftSection) =>
  section.title === null && (lastSection.price === null || !section.items.some(isPriced));

/** The same heading in two files is one section, unless prices differ or both have a description. */
function isSameSection(section: DraftSection, otherSection: DraftSection): boolean {
  const [title, otherTitle] = [section, otherSection].map((one) =>
    fold((one.title?.value ?? '').replace(CONTINUED, '')),
  );
  const agree = [section.price, section.price_text].every(
    (price, index) => price?.value === [otherSection.price, otherSection.price_text][index]?.value,
  );
  return title !== '' && title === otherTitle && agree && !(section.description && otherSection.description);
}

function append(section: DraftSection, addedSection: DraftSection): void {
  section.description ??= addedSection.description;
  section.items.push(...addedSection.items);
}

/** Keys count from 1 in each file. */
function numberAnew(sections: DraftSection[]): DraftSection[] {
  let key = 0;
  return sections.map((section) => ({
    ...section,
    key: ++key,
    items: section.items.map((item) => ({ ...item, key: ++key })),
  }));
}
