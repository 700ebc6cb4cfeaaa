import type { Comparison } from '../../../shared/api/imports.ts';
import type { MenuPlan } from '../apply/plan-menu.ts';

/** What applying would do to the menu, for the review: by the same plan that applying carries out. */
export function compareDraft({ sections, missing }: MenuPlan): Comparison {
  const comparison: Comparison = { added: [], unchanged: [], changed: [], missing };
  for (const { key, item_id, is_changed, price_changes } of sections.flatMap(({ items }) => items)) {
    if (item_id === null) comparison.added.push(key);
    else if (is_changed) comparison.changed.push({ key, item_id, price_changes });
    else comparison.unchanged.push({ key, item_id });
  }
  return comparison;
}
