import { requestMarks } from '../script/mark-place.ts';
import style from './chat.css?inline';
import { dishButtons } from './dish-buttons.ts';
import { type Chat, ChatProblem, sendMessage } from './send-message.ts';

/** The panel at work: messages, suggestions, what goes wrong. Nothing that was typed is lost. */

const chatLog = document.querySelector<HTMLElement>('.chat-log');
const chatForm = document.querySelector<HTMLFormElement>('.chat-form');
const chatStatus = document.querySelector<HTMLElement>('.chat-status');
const suggestionList = document.querySelector<HTMLElement>('.chat-suggestions');
const readyButton = document.querySelector<HTMLButtonElement>('.chat-ready');
const chatSheet = chatLog?.closest<HTMLElement>('.sheet');
const messageInput = chatForm?.querySelector('input');
const submitButton = chatForm?.querySelector('button');

if (chatLog && chatForm && chatStatus && suggestionList && readyButton && chatSheet && messageInput && submitButton) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(style);
  document.adoptedStyleSheets.push(styles);
  const { restaurant = '', lang = 'en' } = chatLog.dataset;
  const storageKey = `chat ${restaurant}`;
  const readyKey = `chat-ready ${restaurant}`;
  let openChat: Chat | null = readKept();
  let sentQuestion = readText(readyKey);
  let isSending = false;

  const addLine = (role: 'guest' | 'assistant', text: string): HTMLElement => {
    const chatLine = document.createElement('div');
    chatLine.className = `chat-${role}`;
    const speakerName = document.createElement('span');
    speakerName.className = 'hidden';
    speakerName.textContent = `${(role === 'guest' ? chatLog.dataset['you'] : chatLog.dataset['answer']) ?? ''} `;
    const lineText = document.createElement('p');
    lineText.dir = 'auto';
    lineText.textContent = text;
    chatLine.append(speakerName, lineText);
    chatLog.append(chatLine);
    chatLine.scrollIntoView({ block: 'nearest' });
    return chatLine;
  };

  const finishAnswer = async (line: HTMLElement, item_ids: readonly number[]) => {
    const dishButtonList = await dishButtons(item_ids, {
      show: chatLog.dataset['show'] ?? '',
      leave: () => chatSheet.hidePopover(),
    });
    if (dishButtonList) line.append(dishButtonList);
    requestMarks();
    line.scrollIntoView({ block: 'nearest' });
  };

  /** The question about the guest's choice stays until this chat has it: the assistant doesn't know the choice. */
  const showReadyQuestion = () => {
    const question = readyButton.textContent;
    const isSent =
      sentQuestion === question &&
      (openChat?.messages ?? []).some(({ role, text }) => role === 'guest' && text === question);
    const isFocused = document.activeElement === readyButton;
    readyButton.hidden = question === '' || isSent || isSending || chatForm.hidden;
    // Not the field, whose keyboard would cover the answer on a phone.
    if (isFocused && readyButton.hidden) {
      chatLog.tabIndex = -1;
      chatLog.focus({ preventScroll: true });
    }
  };

  const endChat = (words: string) => {
    chatStatus.textContent = words;
    chatForm.hidden = true;
    suggestionList.hidden = true;
  };

  const askMessage = async (message: string, isReadyQuestion = false) => {
    if (isSending || message === '') return;
    isSending = true;
    submitButton.disabled = true;
    suggestionList.hidden = true;
    showReadyQuestion();
    chatStatus.textContent = chatLog.dataset['writing'] ?? '';
    const questionLine = addLine('guest', message);
    let answerLine: HTMLElement | undefined;
    try {
      openChat = await sendMessage(openChat, message, { restaurant, lang }, (text) => {
        answerLine ??= addLine('assistant', '');
        answerLine.querySelector('p')?.append(text);
      });
      storeText(storageKey, JSON.stringify(openChat));
      // Also if it is sent again from the field.
      if (message === readyButton.textContent) {
        sentQuestion = message;
        storeText(readyKey, message);
      }
      chatStatus.textContent = '';
      const lastMessage = openChat.messages.at(-1);
      answerLine ??= addLine('assistant', lastMessage?.text ?? '');
      void finishAnswer(answerLine, lastMessage?.item_ids ?? []);
      if (messageInput.value.trim() === message) messageInput.value = '';
      if (openChat.remaining === 0) endChat(chatLog.dataset['limit'] ?? '');
    } catch (error) {
      const problemCode = error instanceof ChatProblem ? error.code : 'unreachable';
      questionLine.remove();
      answerLine?.remove();
      // The button comes back; a draft in the field stays.
      if (!isReadyQuestion) messageInput.value = message;
      if (problemCode === 'message_limit_reached') endChat(chatLog.dataset['limit'] ?? '');
      else
        chatStatus.textContent =
          { unreachable: chatLog.dataset['unreachable'], too_many_requests: chatLog.dataset['fast'] }[problemCode] ??
          chatLog.dataset['unanswered'] ??
          '';
    } finally {
      isSending = false;
      submitButton.disabled = false;
      showReadyQuestion();
    }
  };

  chatForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void askMessage(messageInput.value.trim());
  });
  suggestionList.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) void askMessage(target.textContent);
  });
  readyButton.addEventListener('click', () => void askMessage(readyButton.textContent, true));
  readyButton.addEventListener('change', showReadyQuestion);

  for (const button of chatSheet.querySelectorAll('button')) button.disabled = false;
  for (const { role, text, item_ids } of openChat?.messages ?? []) void finishAnswer(addLine(role, text), item_ids);
  if (openChat) suggestionList.hidden = true;
  if (openChat?.remaining === 0) endChat(chatLog.dataset['limit'] ?? '');
  showReadyQuestion();
  // A phone's keyboard would cover the suggestions.
  if (matchMedia('(hover: hover)').matches) messageInput.focus();

  /** Restores this tab's conversation: another menu or language is another page. */
  function readKept(): Chat | null {
    try {
      // Written by this script alone.
      return JSON.parse(readText(storageKey) ?? 'null') as Chat | null;
    } catch {
      return null;
    }
  }
}

/** Some browsers allow a page no storage: the conversation is then this page's alone. */
function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // An answer that came is shown all the same.
  }
}
