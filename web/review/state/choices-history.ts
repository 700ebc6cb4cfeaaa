import type { ReviewChoices } from '../../../shared/api/imports.ts';

/** What differs between two states of the choices: each decided field's value (null for none), and the lists. */
export type ChoicesPatch = Omit<ReviewChoices, 'fields' | 'keeps'> & { fields: Record<string, string | null> };
export type ChoicesHistory = { past: readonly ChoicesPatch[]; future: readonly ChoicesPatch[] };

export const NO_HISTORY: ChoicesHistory = { past: [], future: [] };
const MAX_STEPS = 200;

/** The patch that leads from one state to another, back to where the owner was. */
function patchTo(from: ReviewChoices, to: ReviewChoices): ChoicesPatch {
  const names = new Set([...Object.keys(from.fields), ...Object.keys(to.fields)]);
  const changed = [...names].filter((name) => from.fields[name] !== to.fields[name]);
  const { fields, keeps: _, ...lists } = to;
  return { ...lists, fields: Object.fromEntries(changed.map((name) => [name, fields[name] ?? null])) };
}

function patched({ fields, keeps }: ReviewChoices, patch: ChoicesPatch): ReviewChoices {
  const next = Object.entries({ ...fields, ...patch.fields }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return { ...patch, fields: Object.fromEntries(next), ...(keeps ? { keeps } : {}) };
}

/** Whether something was decided, and not only looked at. */
const isDecision = (before: ReviewChoices, after: ReviewChoices): boolean =>
  before.fields !== after.fields ||
  before.removed !== after.removed ||
  before.taken !== after.taken ||
  before.unused !== after.unused ||
  before.edits !== after.edits;

/** The history after an action of the owner. */
export function remember(history: ChoicesHistory, before: ReviewChoices, after: ReviewChoices): ChoicesHistory {
  if (!isDecision(before, after)) return history;
  return { past: [...history.past, patchTo(after, before)].slice(-MAX_STEPS), future: [] };
}

/** Takes the latest decision back, or makes it again. Undefined if there is none. */
export function stepBack(
  history: ChoicesHistory,
  choices: ReviewChoices,
  direction: 'undo' | 'redo',
): { history: ChoicesHistory; choices: ReviewChoices } | undefined {
  const { past, future } = history;
  const patch = (direction === 'undo' ? past : future).at(-1);
  if (!patch) return undefined;
  const next = patched(choices, patch);
  const inverse = patchTo(next, choices);
  return {
    choices: next,
    history:
      direction === 'undo'
        ? { past: past.slice(0, -1), future: [...future, inverse] }
        : { past: [...past, inverse], future: future.slice(0, -1) },
  };
}
