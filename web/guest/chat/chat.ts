import style from './chat.css?inline';
import { dishButtons } from './dish-buttons.ts';
import { type Chat, ChatProblem, sendMessage } from './send-message.ts';

/** The panel at work: messages, suggestions, what goes wrong. Nothing that was typed is lost. */

const log = document.querySelector<HTMLElement>('.chat-log');
const form = document.querySelector<HTMLFormElement>('.chat-form');
const status = document.querySelector<HTMLElement>('.chat-status');
const suggestions = document.querySelector<HTMLElement>('.chat-suggestions');
const sheet = log?.closest<HTMLElement>('.sheet');
const input = form?.querySelector('input');
const submit = form?.querySelector('button');

if (log && form && status && suggestions && sheet && input && submit) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(style);
  document.adoptedStyleSheets.push(styles);
  const { restaurant = '', lang = 'en' } = log.dataset;
  const kept = `chat ${restaurant}`;
  let chat: Chat | null = readKept();
  let isSending = false;

  const add = (role: 'guest' | 'assistant', text: string): HTMLElement => {
    const line = document.createElement('div');
    line.className = `chat-${role}`;
    const who = document.createElement('span');
    who.className = 'hidden';
    who.textContent = `${(role === 'guest' ? log.dataset['you'] : log.dataset['answer']) ?? ''} `;
    const said = document.createElement('p');
    said.dir = 'auto';
    said.textContent = text;
    line.append(who, said);
    log.append(line);
    line.scrollIntoView({ block: 'nearest' });
    return line;
  };

  const finish = async (line: HTMLElement, item_ids: readonly number[]) => {
    const buttons = await dishButtons(item_ids, {
      show: log.dataset['show'] ?? '',
      leave: () => sheet.hidePopover(),
    });
    if (buttons) line.append(buttons);
    line.scrollIntoView({ block: 'nearest' });
  };

  const end = (words: string) => {
    status.textContent = words;
    form.hidden = true;
    suggestions.hidden = true;
  };

  const ask = async (message: string) => {
    if (isSending || message === '') return;
    isSending = true;
    submit.disabled = true;
    suggestions.hidden = true;
    status.textContent = log.dataset['writing'] ?? '';
    const asked = add('guest', message);
    let answer: HTMLElement | undefined;
    try {
      chat = await sendMessage(chat, message, { restaurant, lang }, (text) => {
        answer ??= add('assistant', '');
        answer.querySelector('p')?.append(text);
      });
      sessionStorage.setItem(kept, JSON.stringify(chat));
      status.textContent = '';
      const last = chat.messages.at(-1);
      answer ??= add('assistant', last?.text ?? '');
      void finish(answer, last?.item_ids ?? []);
      if (input.value.trim() === message) input.value = '';
      if (chat.remaining === 0) end(log.dataset['limit'] ?? '');
    } catch (error) {
      const code = error instanceof ChatProblem ? error.code : 'unreachable';
      asked.remove();
      answer?.remove();
      input.value = message;
      if (code === 'message_limit_reached') end(log.dataset['limit'] ?? '');
      else
        status.textContent =
          { unreachable: log.dataset['unreachable'], too_many_requests: log.dataset['fast'] }[code] ??
          log.dataset['unanswered'] ??
          '';
    } finally {
      isSending = false;
      submit.disabled = false;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(input.value.trim());
  });
  suggestions.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) void ask(target.textContent);
  });

  for (const button of sheet.querySelectorAll('button')) button.disabled = false;
  for (const { role, text, item_ids } of chat?.messages ?? []) void finish(add(role, text), item_ids);
  if (chat) suggestions.hidden = true;
  if (chat?.remaining === 0) end(log.dataset['limit'] ?? '');
  // A phone's keyboard would cover the suggestions.
  if (matchMedia('(hover: hover)').matches) input.focus();

  /** Restores this tab's conversation: another menu or language is another page. */
  function readKept(): Chat | null {
    try {
      // Written by this script alone.
      return JSON.parse(sessionStorage.getItem(kept) ?? 'null') as Chat | null;
    } catch {
      return null;
    }
  }
}
