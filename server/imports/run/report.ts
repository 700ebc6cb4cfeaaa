import { countDecisions, type ReviewChoices } from '../../../shared/api/imports.ts';
import { draftFigures } from '../../../shared/doubts.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { Currency } from '../../../shared/money.ts';
import { applyChoices } from '../apply/choices.ts';
import { countItems, readDraft } from '../apply/read-draft.ts';
import type { StoredFailure, StoredReport, StoredTextProblem } from '../store/import-row.ts';
import { countOpenDoubts } from './remember-choices.ts';

/** How the draft was made, for the report. */
export type MadeBy = Required<Pick<StoredReport, 'engine' | 'model'>>;

/** The report before the pages are structured. */
export const reportOfNothing = (pages: number, failures: StoredFailure[]): StoredReport => ({
  menus: 0,
  sections: 0,
  items: 0,
  fields: 0,
  illegible_fields: 0,
  doubtful_fields: 0,
  without_price: 0,
  pages,
  failures,
});

/** Counts of what was read. */
export function reportOf(
  draft: Draft,
  {
    currency,
    untitled,
    pages,
    failures,
    text_problems,
    made_by,
    remembered,
  }: {
    currency: Currency;
    untitled: string;
    pages: number;
    failures: StoredFailure[];
    text_problems: StoredTextProblem[];
    made_by: MadeBy;
    /** Decisions about the same files, read before. */
    remembered: ReviewChoices | undefined;
  },
): StoredReport {
  const read = readDraft(draft, { currency, untitled });
  const items = countItems(read);
  return {
    menus: items > 0 ? 1 : 0,
    sections: read.sections.length,
    items,
    ...draftFigures(draft, currency),
    ...(remembered ? rememberedFigures(draft, currency, remembered) : {}),
    pages,
    failures,
    ...(text_problems.length > 0 && { text_problems }),
    ...made_by,
  };
}

/** What is left to check after what is remembered, and how much that is. */
const rememberedFigures = (draft: Draft, currency: Currency, choices: ReviewChoices) => ({
  doubtful_fields: countOpenDoubts(draft, choices, currency),
  without_price: draftFigures(applyChoices(draft, choices), currency).without_price,
  remembered_decisions: countDecisions(choices),
});
