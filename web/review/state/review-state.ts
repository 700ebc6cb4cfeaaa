import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { fieldName, isFieldOfItem, type StructureEdit } from '../../../shared/draft.ts';
import {
  canAcceptUnseen,
  decide,
  nextStop,
  openDoubtsOf,
  openingField,
  openLines,
  previousStop,
  type ReviewStep,
  takeStep,
} from './choices.ts';
import { type ChoicesHistory, NO_HISTORY, remember, stepBack } from './choices-history.ts';
import { restructure, splitTitle, swapTitle } from './restructure.ts';
import type { ReviewDraft } from './review-draft.ts';

export type ReviewState = {
  choices: ReviewChoices;
  /** Whether the current field is being typed. */
  is_typing: boolean;
  /** Moves so far: the focus follows each of them, also to the same field. */
  moves: number;
  history: ChoicesHistory;
};

export type ReviewAction =
  /** To any field, to look at it or to type it at once; to none with null. */
  | { kind: 'go'; name: string | null; is_typing?: boolean }
  | { kind: 'type'; is_typing: boolean }
  /** Decides a field and goes on to the next doubt. */
  | { kind: 'decide'; name: string; value: string }
  /** Decides a field that is being left for another. */
  | { kind: 'change'; name: string; value: string }
  | { kind: 'next' }
  | { kind: 'back' }
  /** Accepts the section's open doubts that can be accepted unseen. */
  | { kind: 'accept_section'; section: number }
  /** Corrects the structure, and goes on with what was made. */
  | { kind: 'restructure'; edit: StructureEdit }
  /** The words of a name from one on become the description. */
  | { kind: 'split_title'; item: number; word: number }
  | { kind: 'swap_title'; item: number }
  /** Takes the latest decision back, or makes it again. */
  | { kind: 'undo' }
  | { kind: 'redo' }
  | Exclude<ReviewStep, { kind: 'choose' | 'go' }>;

export const openReview = (
  draft: ReviewDraft,
  choices: ReviewChoices,
  history: ChoicesHistory = NO_HISTORY,
): ReviewState => ({
  choices: { ...choices, cursor: openingField(draft, choices) },
  is_typing: false,
  moves: 0,
  history,
});

/** What the review is after an action. The cursor stands in the choices: it is where the owner comes back to. */
export function reduceReview(draft: ReviewDraft, state: ReviewState, action: ReviewAction): ReviewState {
  if (action.kind === 'undo' || action.kind === 'redo') {
    const stepped = stepBack(state.history, state.choices, action.kind);
    return stepped ? { ...moved(state, stepped.choices, stepped.choices.cursor), history: stepped.history } : state;
  }
  const next = reduceAction(draft, state, action);
  return { ...next, history: remember(state.history, state.choices, next.choices) };
}

function reduceAction(
  draft: ReviewDraft,
  state: ReviewState,
  action: Exclude<ReviewAction, { kind: 'undo' | 'redo' }>,
): ReviewState {
  const { choices } = state;
  switch (action.kind) {
    case 'go':
      return moved(state, choices, action.name, action.is_typing ?? false);
    case 'type':
      return moved(state, choices, choices.cursor, action.is_typing);
    case 'decide':
      return onward(draft, state, decide(draft, choices, action), action.name);
    case 'change':
      return { ...state, choices: decide(draft, choices, action) };
    case 'next':
      return onward(draft, state, choices, choices.cursor);
    case 'back': {
      const before = previousStop(draft, choices, choices.cursor);
      return before ? moved(state, choices, before.name) : state;
    }
    case 'accept_section': {
      const section = draft.sections.find(({ key }) => key === action.section);
      if (!section) return state;
      const open = openDoubtsOf(section, choices).filter((field) => canAcceptUnseen(field, draft, choices));
      const fields = Object.fromEntries(open.map(({ name, read }) => [name, read ?? '']));
      const decided = takeStep(choices, { kind: 'choose_all', fields });
      const isThere = section.fields.some(({ name }) => name === choices.cursor);
      return isThere ? onward(draft, state, decided, choices.cursor) : { ...state, choices: decided };
    }
    case 'restructure': {
      const made = restructure(draft, choices, action.edit);
      return made ? moved(state, made.choices, made.cursor) : state;
    }
    case 'split_title':
    case 'swap_title': {
      const item = draft.items.get(action.item)?.item;
      const fields =
        item && (action.kind === 'swap_title' ? swapTitle(item, choices) : splitTitle(item, choices, action.word));
      return fields ? moved(state, takeStep(choices, { kind: 'choose_all', fields }), choices.cursor) : state;
    }
    case 'leave_out':
      return onward(draft, state, takeStep(choices, action), choices.cursor);
    case 'take_line':
      return moved(state, takeStep(choices, action), fieldName.item(action.line, 'title'), true);
    case 'return_line': {
      const isThere = choices.cursor !== null && isFieldOfItem(choices.cursor, action.line);
      const returned = takeStep(choices, action);
      return isThere ? moved(state, returned, null) : { ...state, choices: returned };
    }
    case 'leave_line': {
      const left = takeStep(choices, action);
      // To the next line, if there is one.
      return openLines(draft, left).length > 0 ? moved(state, left, null) : onward(draft, state, left, choices.cursor);
    }
    case 'ask_line':
    case 'choose_all':
    case 'forget':
    case 'put_back':
      return { ...state, choices: takeStep(choices, action) };
  }
}

/** To the next stop, and from the last to those passed over before; to none once all are looked at. */
function onward(draft: ReviewDraft, state: ReviewState, choices: ReviewChoices, from: string | null): ReviewState {
  const next = nextStop(draft, choices, from) ?? nextStop(draft, choices, null);
  return moved(state, choices, next?.name ?? null);
}

const moved = (state: ReviewState, choices: ReviewChoices, name: string | null, isTyping = false): ReviewState => ({
  ...state,
  choices: takeStep(choices, { kind: 'go', name }),
  is_typing: isTyping,
  moves: state.moves + 1,
});
