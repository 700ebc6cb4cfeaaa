import type { Comparison, ComparisonChoices, ImportTarget, ReviewChoices } from '../../../shared/api/imports.ts';

/** The owner's decisions about the comparison with the menu. */
export type ComparisonStep =
  /** `shown_menu_id`: of the menu that was compared with so far; null for a new one. */
  | { kind: 'aim'; target: ImportTarget; shown_menu_id: number | null }
  /** Accepts or refuses what the file says of dishes of the draft. */
  | { kind: 'take'; keys: readonly number[]; is_taken: boolean }
  | { kind: 'take_sections'; sections: readonly number[]; is_taken: boolean }
  /** Lets dishes of the menu go that the file lacks, or keeps them. */
  | { kind: 'let_go'; items: readonly number[]; is_going: boolean }
  /** Matches a dish of the draft with one of the menu, or with none. */
  | { kind: 'pair'; key: number; item_id: number | null }
  | { kind: 'order'; keeps_order: boolean };

/** The choices after one step. */
export function decideAgainstMenu(choices: ReviewChoices, step: ComparisonStep): ReviewChoices {
  return { ...choices, against_menu: after(choices.against_menu ?? {}, step) };
}

function after(decided: ComparisonChoices, step: ComparisonStep): ComparisonChoices {
  switch (step.kind) {
    case 'aim':
      // What was decided about the dishes of another menu means nothing here.
      return step.shown_menu_id === step.target.menu_id ? { ...decided, target: step.target } : { target: step.target };
    case 'take':
      return { ...decided, refused: marked(decided.refused, step.keys, !step.is_taken) };
    case 'take_sections':
      return { ...decided, refused_sections: marked(decided.refused_sections, step.sections, !step.is_taken) };
    case 'let_go':
      return { ...decided, kept_items: marked(decided.kept_items, step.items, !step.is_going) };
    case 'pair': {
      const { key, item_id } = step;
      const otherPairs = (decided.pairs ?? []).filter(
        (pair) => pair.key !== key && (item_id === null || pair.item_id !== item_id),
      );
      return {
        ...decided,
        pairs: [...otherPairs, { key, item_id }],
        refused: marked(decided.refused, [key], false),
        kept_items: marked(decided.kept_items, item_id === null ? [] : [item_id], false),
      };
    }
    case 'order':
      return { ...decided, keeps_order: step.keeps_order };
  }
}

function marked(list: readonly number[] = [], ids: readonly number[], isMarked: boolean): number[] {
  const those = new Set(ids);
  const unmarkedIds = list.filter((id) => !those.has(id));
  return isMarked ? [...unmarkedIds, ...those] : unmarkedIds;
}

type ComparisonCount = { added: number; prices: number; texts: number; going: number; not_seen: number };

/** What applying would do, without what the owner refuses. */
export function countChanges(comparison: Comparison, { against_menu = {} }: ReviewChoices): ComparisonCount {
  const isRefused = new Set(against_menu.refused);
  const isKept = new Set(against_menu.kept_items);
  const changedItems = comparison.changed.filter(({ key }) => !isRefused.has(key));
  const prices = changedItems.filter(({ price_changes }) => price_changes).length;
  const missingCount = comparison.missing.filter(({ item_id }) => !isKept.has(item_id)).length;
  const isReplacing = comparison.option === 'overwrite';
  return {
    added: comparison.added.filter((key) => !isRefused.has(key)).length,
    prices,
    texts: changedItems.length - prices,
    going: isReplacing ? missingCount : 0,
    not_seen: isReplacing ? 0 : missingCount,
  };
}

/**
 * Whether applying does what was shown. Decisions about it may differ, and by them its sign and the sections that go; but
 * no section goes that wasn't shown.
 */
export function isAsShown(shownComparison: Comparison, comparison: Comparison): boolean {
  const shownIds = new Set(shownComparison.missing_sections.map(({ section_id }) => section_id));
  return (
    withoutDecisions(shownComparison) === withoutDecisions(comparison) &&
    comparison.missing_sections.every(({ section_id }) => shownIds.has(section_id))
  );
}

const withoutDecisions = ({ sign: _, missing_sections: __, ...differences }: Comparison): string =>
  JSON.stringify(differences);
