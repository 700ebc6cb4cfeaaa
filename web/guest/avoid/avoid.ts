import { interpolate } from '../../../shared/i18n/interpolate.ts';
import style from './avoid.css?inline';
import { avoidWords, namesOf } from './avoid-words.ts';
import { type Choice, parseChoice } from './choice.ts';
import { choiceForm } from './choice-form.ts';
import { button, element } from './elements.ts';
import { showKitchenCard } from './kitchen-card.ts';
import { markDishes } from './mark-dishes.ts';
import { readStored, store } from './stored-choice.ts';

/**
 * "I can't eat …": the choice is made once, kept for the visit, named in the bar and marked on each dish. It never leaves
 * the phone, unless the guest sends it to the assistant.
 */

const opener = document.querySelector<HTMLElement>('.cant-eat');
const place = document.querySelector<HTMLElement>('.avoid-choice');
const sheet = place?.closest<HTMLElement>('.sheet');
const line = document.querySelector<HTMLElement>('.avoiding');

if (opener && place && sheet && line) {
  const guest = avoidWords(document.documentElement.lang);
  const restaurant = avoidWords(opener.dataset['main'] ?? '');
  const { avoiding } = guest;
  const close = sheet.querySelector('.sheet-head button')?.textContent ?? '';
  const styles = new CSSStyleSheet();
  styles.replaceSync(style);
  document.adoptedStyleSheets.push(styles);

  let choice: Choice = { codes: [], isHiding: false };
  const showCard = () => {
    sheet.hidePopover();
    showKitchenCard(choice.codes, { restaurant, guest, close });
  };
  const summary = element('p', '');
  summary.role = 'status';
  line.append(
    summary,
    button('quiet', avoiding.change, () => sheet.showPopover()),
    button('quiet', avoiding.card, showCard),
  );
  const chatQuestion = suggestToChat();

  const show = () => {
    const { codes, isHiding } = choice;
    const statuses = markDishes(codes, guest);
    document.documentElement.classList.toggle('hides-avoided', isHiding && codes.length > 0);
    const { format } = new Intl.NumberFormat(guest.tag);
    const count = (...counted: string[]) => statuses.filter((status) => counted.includes(status)).length;
    const allergens = namesOf(codes, guest);
    const without = count('declared_without');
    const lines = [interpolate(avoiding.line, { allergens, count: format(without), all: format(statuses.length) })];
    const marked = count('contains', 'may_contain');
    if (marked > 0) lines.push(interpolate(avoiding.line_marked, { count: format(marked) }));
    const undeclared = count('nothing_declared');
    if (undeclared > 0) lines.push(interpolate(avoiding.line_undeclared, { count: format(undeclared) }));
    line.hidden = codes.length === 0;
    const bar = line.closest<HTMLElement>('.bar');
    if (bar) bar.hidden = line.hidden && !bar.querySelector('.bar-row');
    summary.textContent = codes.length === 0 ? '' : lines.join('\n');
    chatQuestion.hidden = codes.length === 0;
    const question = interpolate(avoiding.chat_question, { allergens });
    chatQuestion.replaceChildren(button('quiet', question, () => undefined));
  };

  const change = (chosen: Choice) => {
    choice = chosen;
    store(choice.codes.length > 0 ? JSON.stringify(choice) : null);
    show();
  };
  const begin = () => {
    choice = parseChoice(readStored());
    place.replaceChildren(choiceForm(choice, guest, { change, done: () => sheet.hidePopover(), showCard }));
    show();
  };
  begin();
  // The browser shows a page as it was left; the choice may have been changed on another one.
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}

/** The place of a question that the guest may send to the assistant, and that nobody else sends. */
function suggestToChat(): HTMLElement {
  const entry = element('li', '');
  document.querySelector('.chat-suggestions')?.prepend(entry);
  return entry;
}
