import { measuring as english } from '../../shared/i18n/app/en.ts';
import { measuring as french } from '../../shared/i18n/app/fr.ts';
import { storeConsent } from './consent.ts';

const QUESTION_ID = 'measuring-question';
type Words = Record<keyof typeof english, string>;
type BarChoice = { label: string; choose(): void };

/** What had the focus before the bar got it. */
let focusedBefore: Element | null = null;

/** Asks above the app, so that it covers nothing; both answers look the same. The question stays until there is one. */
export function askConsent(): void {
  showBar('question', (measuring) => ({
    text: measuring.question,
    choices: [
      { label: measuring.no, choose: () => storeConsent('denied') },
      { label: measuring.yes, choose: () => storeConsent('granted') },
    ],
  }));
}

/** Says that measuring is off but its script not unloaded, because the page holds something that isn't saved. */
export function sayStillLoaded(): void {
  showBar('note', (measuring) => ({
    text: measuring.still_loaded,
    choices: [
      { label: measuring.later, choose: removeBar },
      // The browser asks, if something would be lost then, too.
      { label: measuring.reload, choose: () => location.reload() },
    ],
  }));
}

/** Shows the bar, if there is one, in the app's language of now. */
export function followLanguage(): void {
  const kind = document.getElementById(QUESTION_ID)?.dataset['kind'];
  if (kind === 'question') askConsent();
  if (kind === 'note') sayStillLoaded();
}

export function stopAsking(): void {
  if (document.getElementById(QUESTION_ID)?.dataset['kind'] === 'question') removeBar();
}

function showBar(kind: 'question' | 'note', contentIn: (words: Words) => { text: string; choices: BarChoice[] }): void {
  const language = document.documentElement.lang;
  const shownQuestion = document.getElementById(QUESTION_ID);
  if (shownQuestion?.dataset['kind'] === kind && shownQuestion.lang === language) return;
  const questionWords = language === 'fr' ? french : english;
  const { text, choices } = contentIn(questionWords);
  const questionBar = document.createElement('section');
  questionBar.id = QUESTION_ID;
  questionBar.lang = language;
  questionBar.dataset['kind'] = kind;
  questionBar.setAttribute('aria-label', questionWords.title);
  Object.assign(questionBar.style, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5rem 1rem',
    padding: '0.75rem var(--gutter)',
    background: 'var(--card)',
    borderBottom: '1px solid var(--line-2)',
    // What a choice further down led to is seen there.
    ...(kind === 'note' ? { position: 'sticky', top: '0', zIndex: '300' } : {}),
  });
  const words = document.createElement('p');
  if (kind === 'note') words.setAttribute('role', 'status');
  words.textContent = text;
  Object.assign(words.style, { flex: '1 1 20rem', margin: '0' });
  questionBar.append(words, ...choices.map(choiceButton));
  questionBar.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !questionBar.contains(relatedTarget)) focusedBefore = relatedTarget;
  });
  const questionButtons = Array.from<Element | null>(shownQuestion?.querySelectorAll('button') ?? []);
  const focusedIndex = questionButtons.indexOf(document.activeElement);
  shownQuestion?.remove();
  document.body.prepend(questionBar);
  if (focusedIndex >= 0) questionBar.querySelectorAll('button')[focusedIndex]?.focus();
}

/** With it goes the button that has the focus, which returns to where it was, or to the start of the screen. */
function removeBar(): void {
  const questionBar = document.getElementById(QUESTION_ID);
  const hadFocus = questionBar?.contains(document.activeElement) ?? false;
  questionBar?.remove();
  if (!hadFocus) return;
  const focusTarget = focusedBefore?.isConnected ? focusedBefore : document.getElementById('content');
  if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true });
}

function choiceButton({ label, choose }: BarChoice): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  Object.assign(button.style, {
    minHeight: 'var(--target)',
    padding: '0 1rem',
    font: 'inherit',
    color: 'var(--ink)',
    background: 'var(--paper)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    cursor: 'pointer',
  });
  button.addEventListener('click', choose);
  return button;
}
