import * as english from '../../shared/i18n/app/en.ts';
import * as french from '../../shared/i18n/app/fr.ts';
import { storeConsent } from './consent.ts';

const ID = 'measuring-question';

/** Asks above the app, so that it covers nothing; both answers look the same. The question stays until there is one. */
export function askConsent(): void {
  if (document.getElementById(ID)) return;
  const language = document.documentElement.lang;
  const { measuring } = language === 'fr' ? french : english;
  const question = document.createElement('section');
  question.id = ID;
  question.lang = language;
  question.setAttribute('aria-label', measuring.title);
  Object.assign(question.style, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5rem 1rem',
    padding: '0.75rem var(--gutter)',
    background: 'var(--card)',
    borderBottom: '1px solid var(--line-2)',
  });
  const text = document.createElement('p');
  text.textContent = measuring.question;
  Object.assign(text.style, { flex: '1 1 20rem', margin: '0' });
  question.append(text, answer(measuring.no, 'denied'), answer(measuring.yes, 'granted'));
  document.body.prepend(question);
}

export function stopAsking(): void {
  document.getElementById(ID)?.remove();
}

function answer(label: string, consent: 'granted' | 'denied'): HTMLButtonElement {
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
  button.addEventListener('click', () => storeConsent(consent));
  return button;
}
