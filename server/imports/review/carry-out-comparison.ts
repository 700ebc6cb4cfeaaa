import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { Currency } from '../../../shared/money.ts';
import { applyChoices } from '../apply/choices.ts';
import { compareDraft } from '../apply/compare-draft.ts';
import type { FoundTarget } from '../apply/find-target.ts';
import { planMenu } from '../apply/plan-menu.ts';

export type ComparisonTask = { draft: Draft; choices: ReviewChoices; target: FoundTarget; currency: Currency };

export function carryOutComparison({ draft, choices, target, currency }: ComparisonTask): Comparison {
  const { menu, menu_id, option } = target;
  const plan = planMenu({
    draft: applyChoices(draft, choices),
    menu,
    option,
    currency,
    choices: choices.against_menu,
  });
  return compareDraft(plan, menu, menu_id);
}
