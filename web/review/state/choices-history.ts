import type { ReviewChoices } from '../../../shared/api/imports.ts';

/** What differs between two states of the choices: each decided field's value (null for none), and the lists. */
type ChoicesPatch = Omit<ReviewChoices, 'fields' | 'keeps'> & { fields: Record<string, string | null> };
export type ChoicesHistory = { past: readonly ChoicesPatch[]; future: readonly ChoicesPatch[] };

export const NO_HISTORY: ChoicesHistory = { past: [], future: [] };
const MAX_STEPS = 200;

/** The patch that leads from one state to another, back to where the owner was. */
function patchTo(fromChoices: ReviewChoices, toChoices: ReviewChoices): ChoicesPatch {
  const fieldNames = new Set([...Object.keys(fromChoices.fields), ...Object.keys(toChoices.fields)]);
  const changedNames = [...fieldNames].filter((name) => fromChoices.fields[name] !== toChoices.fields[name]);
  const { fields, keeps: _, ...lists } = toChoices;
  return { ...lists, fields: Object.fromEntries(changedNames.map((name) => [name, fields[name] ?? null])) };
}

function applyPatch({ fields, keeps }: ReviewChoices, patch: ChoicesPatch): ReviewChoices {
  const nextEntries = Object.entries({ ...fields, ...patch.fields }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return { ...patch, fields: Object.fromEntries(nextEntries), ...(keeps ? { keeps } : {}) };
}

/** Whether something was decided, and not only looked at. */
const isDecision = (choicesBefore: ReviewChoices, choicesAfter: ReviewChoices): boolean =>
  choicesBefore.fields !== choicesAfter.fields ||
  choicesBefore.removed !== choicesAfter.removed ||
  choicesBefore.taken !== choicesAfter.taken ||
  choicesBefore.unused !== choicesAfter.unused ||
  choicesBefore.edits !== choicesAfter.edits ||
  choicesBefore.against_menu !== choicesAfter.against_menu;

/** The history after an action of the owner. */
export function recordDecision(
  history: ChoicesHistory,
  choicesBefore: ReviewChoices,
  choicesAfter: ReviewChoices,
): ChoicesHistory {
  if (!isDecision(choicesBefore, choicesAfter)) return history;
  return { past: [...history.past, patchTo(choicesAfter, choicesBefore)].slice(-MAX_STEPS), future: [] };
}

/** Undoes or redoes the latest decision. Undefined if there is none. */
export function stepBack(
  history: ChoicesHistory,
  choices: ReviewChoices,
  direction: 'undo' | 'redo',
): { history: ChoicesHistory; choices: ReviewChoices } | undefined {
  const { past, future } = history;
  const patch = (direction === 'undo' ? past : future).at(-1);
  if (!patch) return undefined;
  const nextChoices = applyPatch(choices, patch);
  const inversePatch = patchTo(nextChoices, choices);
  return {
    choices: nextChoices,
    history:
      direction === 'undo'
        ? { past: past.slice(0, -1), future: [...future, inversePatch] }
        : { past: [...past, inversePatch], future: future.slice(0, -1) },
  };
}
