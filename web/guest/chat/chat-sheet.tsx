import { CHAT_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { PublicMenu } from '../../../shared/publication.ts';
import type { GuestPage } from '../../../shared/render.ts';
import { CHAT_SCRIPT } from '../shell/guest-script.ts';
import { Sheet } from '../shell/sheet.tsx';
import { suggestionsOf } from './suggestions.ts';

const CHAT_SHEET = 'chat';

/** The button that opens the assistant's panel. */
export function ChatButton({ page: { locale } }: { page: GuestPage }) {
  const chatWords = CHAT_WORDS[locale];
  return (
    <button
      type="button"
      className="main-button chat-button"
      popoverTarget={CHAT_SHEET}
      data-script={CHAT_SCRIPT}
      aria-label={chatWords.open}
      hidden={true}
    >
      <ChatIcon />
    </button>
  );
}

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords };

/**
 * The assistant's panel and its button wait for the script (chat.ts), which is loaded when the button is first pressed, and
 * enables what is pressed here. The script's later words are in data attributes, in the page's language.
 */
export function ChatSheet({ page, menu, words }: Props) {
  const { restaurant, locale } = page;
  const chatWords = CHAT_WORDS[locale];
  return (
    <Sheet id={CHAT_SHEET} title={chatWords.open} words={words}>
      <p className="chat-notice">{page.is_chat_by_model ? chatWords.notice : chatWords.notice_by_menu}</p>
      <div
        className="chat-log"
        role="log"
        aria-live="polite"
        data-restaurant={restaurant.id}
        data-lang={locale}
        data-you={chatWords.you_said}
        data-answer={chatWords.answer_said}
        data-writing={chatWords.writing}
        data-limit={`${chatWords.limit_reached} ${chatWords.read_on}`}
        data-fast={chatWords.too_fast}
        data-unreachable={chatWords.unreachable_now}
        data-unanswered={chatWords.unanswered_now}
        data-show={interpolate(chatWords.show_dish, { dish: '{dish}' })}
      />
      <p className="chat-status" role="status" />
      <ul className="chat-suggestions">
        {suggestionsOf(page, menu, chatWords).map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="quiet" disabled={true}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      {/* Holds the question about the guest's choice of allergens, if there is one (avoid.ts). */}
      <button type="button" className="quiet chat-ready" hidden={true} disabled={true} />
      <form className="chat-form">
        <input
          name="message"
          aria-label={chatWords.placeholder}
          placeholder={chatWords.placeholder}
          maxLength={LIMITS.MAX_CHAT_MESSAGE_CHARACTERS}
          autoComplete="off"
          enterKeyHint="send"
          required={true}
          dir="auto"
        />
        <button type="submit" className="main-button" disabled={true}>
          {chatWords.send}
        </button>
      </form>
    </Sheet>
  );
}

/** A bubble with the dots of what is being said. */
function ChatIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4zM8.5 11h0M12 11h0M15.5 11h0" />
    </svg>
  );
}
