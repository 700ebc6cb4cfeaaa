import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { fieldName, isFieldOfItem, type StructureEdit } from '../../../shared/draft.ts';
import {
  canAcceptUnseen,
  decideField,
  nextStop,
  openDoubtsOf,
  openingField,
  openLines,
  previousStop,
  type ReviewStep,
  takeStep,
} from './choices.ts';
import { type ChoicesHistory, NO_HISTORY, recordDecision, stepBack } from './choices-history.ts';
import { type ComparisonStep, decideAgainstMenu } from './comparison-choices.ts';
import { repeatedSizes } from './repeated-sizes.ts';
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
  /** Decides a field and moves to the next doubt. */
  | { kind: 'decide'; name: string; value: string }
  /** Decides a field that is being left for another. */
  | { kind: 'change'; name: string; value: string }
  | { kind: 'next' }
  | { kind: 'back' }
  /** Accepts the section's open doubts that can be accepted unseen. */
  | { kind: 'accept_section'; section: number }
  /** Names the sizes of a dish, and of those like it, as another's. */
  | { kind: 'repeat_sizes'; item: number }
  /** Corrects the structure, and moves to the new dish or heading. */
  | { kind: 'restructure'; edit: StructureEdit }
  /** The words of a name from one on become the description. */
  | { kind: 'split_title'; item: number; word: number }
  | { kind: 'swap_title'; item: number }
  /** Undoes or redoes the latest decision. */
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Forgets all decisions about the draft. */
  | { kind: 'start_anew' }
  /** A decision about the comparison with the menu; the cursor stays. */
  | { kind: 'against_menu'; step: ComparisonStep }
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

/** What the review is after an action. The choices contain the cursor, so that the owner returns to it. */
export function reduceReview(draft: ReviewDraft, state: ReviewState, action: ReviewAction): ReviewState {
  if (action.kind === 'undo' || action.kind === 'redo') {
    const steppedState = stepBack(state.history, state.choices, action.kind);
    return steppedState
      ? { ...movedTo(state, steppedState.choices, steppedState.choices.cursor), history: steppedState.history }
      : state;
  }
  const nextState = reduceAction(draft, state, action);
  return { ...nextState, history: recordDecision(state.history, state.choices, nextState.choices) };
}

function reduceAction(
  draft: ReviewDraft,
  state: ReviewState,
  action: Exclude<ReviewAction, { kind: 'undo' | 'redo' }>,
): ReviewState {
  const { choices } = state;
  switch (action.kind) {
    case 'go':
      return movedTo(state, choices, action.name, action.is_typing ?? false);
    case 'type':
      return movedTo(state, choices, choices.cursor, action.is_typing);
    case 'decide':
      return moveOn(draft, state, decideField(draft, choices, action), action.name);
    case 'change':
      return { ...state, choices: decideField(draft, choices, action) };
    case 'next':
      return moveOn(draft, state, choices, choices.cursor);
    case 'back': {
      const previousField = previousStop(draft, choices, choices.cursor);
      return previousField ? movedTo(state, choices, previousField.name) : state;
    }
    case 'accept_section': {
      const section = draft.sections.find(({ key }) => key === action.section);
      if (!section) return state;
      const openDoubts = openDoubtsOf(section, choices).filter((field) => canAcceptUnseen(field, draft, choices));
      const fields = Object.fromEntries(openDoubts.map(({ name, read }) => [name, read ?? '']));
      const decidedChoices = takeStep(choices, { kind: 'choose_all', fields });
      const isThere = section.fields.some(({ name }) => name === choices.cursor);
      return isThere ? moveOn(draft, state, decidedChoices, choices.cursor) : { ...state, choices: decidedChoices };
    }
    case 'repeat_sizes':
      return repeatSizes(draft, state, action.item);
    case 'restructure': {
      const restructured = restructure(draft, choices, action.edit);
      return restructured ? movedTo(state, restructured.choices, restructured.cursor) : state;
    }
    case 'split_title':
    case 'swap_title': {
      const item = draft.items.get(action.item)?.item;
      const fields =
        item && (action.kind === 'swap_title' ? swapTitle(item, choices) : splitTitle(item, choices, action.word));
      return fields ? movedTo(state, takeStep(choices, { kind: 'choose_all', fields }), choices.cursor) : state;
    }
    case 'start_anew':
      return movedTo(state, withoutDecisions(choices), null);
    case 'against_menu':
      return { ...state, choices: decideAgainstMenu(choices, action.step) };
    case 'leave_out':
      return moveOn(draft, state, takeStep(choices, action), choices.cursor);
    case 'take_line':
      return movedTo(state, takeStep(choices, action), fieldName.item(action.line, 'title'), true);
    case 'return_line': {
      const { cursor } = choices;
      const isThere = cursor !== null && (isFieldOfItem(cursor, action.line) || cursor in action.names);
      const returnedChoices = takeStep(choices, action);
      return isThere ? movedTo(state, returnedChoices, null) : { ...state, choices: returnedChoices };
    }
    case 'leave_line': {
      const withoutLine = takeStep(choices, action);
      // To the next line, if there is one.
      return openLines(draft, withoutLine).length > 0
        ? movedTo(state, withoutLine, null)
        : moveOn(draft, state, withoutLine, choices.cursor);
    }
    case 'take_option':
      // The button moves the cursor to the option's field.
      return { ...state, choices: takeStep(choices, action) };
    case 'ask_line':
    case 'choose_all':
    case 'forget':
    case 'put_back':
      return { ...state, choices: takeStep(choices, action) };
  }
}

function repeatSizes(draft: ReviewDraft, state: ReviewState, itemKey: number): ReviewState {
  const { choices } = state;
  const { fields } = repeatedSizes(draft, choices, itemKey) ?? {};
  return fields ? moveOn(draft, state, takeStep(choices, { kind: 'choose_all', fields }), choices.cursor) : state;
}

/** What was decided about the restaurant's settings and about the menu stays. */
const withoutDecisions = ({ keeps, against_menu }: ReviewChoices): ReviewChoices => ({
  ...NO_CHOICES,
  ...(keeps ? { keeps } : {}),
  ...(against_menu ? { against_menu } : {}),
});

/** To the next stop; after the last one, to the first skipped one; to none if all are decided. */
function moveOn(draft: ReviewDraft, state: ReviewState, choices: ReviewChoices, fromName: string | null): ReviewState {
  const nextField = nextStop(draft, choices, fromName) ?? nextStop(draft, choices, null);
  return movedTo(state, choices, nextField?.name ?? null);
}

const movedTo = (state: ReviewState, choices: ReviewChoices, name: string | null, isTyping = false): ReviewState => ({
  ...state,
  choices: takeStep(choices, { kind: 'go', name }),
  is_typing: isTyping,
  moves: state.moves + 1,
});
