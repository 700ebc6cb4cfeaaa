import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { PLACES_ADDED } from '../script/mark-place.ts';
import style from './avoid.css?inline';
import { avoidWords, namesOf } from './avoid-words.ts';
import { type Choice, parseChoice } from './choice.ts';
import { choiceForm } from './choice-form.ts';
import { button, element } from './elements.ts';
import { showKitchenCard } from './kitchen-card.ts';
import { markDishes, markPlaces } from './mark-dishes.ts';
import { readStored, storeChoice } from './stored-choice.ts';

/**
 * "I can't eat …": the choice is made once, kept for the visit, named in the bar and marked on each dish. It never leaves
 * the phone, unless the guest sends it to the assistant.
 */

const openButton = document.querySelector<HTMLElement>('.cant-eat');
const choicePlace = document.querySelector<HTMLElement>('.avoid-choice');
const choiceSheet = choicePlace?.closest<HTMLElement>('.sheet');
const avoidingLine = document.querySelector<HTMLElement>('.avoiding');

if (openButton && choicePlace && choiceSheet && avoidingLine) {
  const guestWords = avoidWords(document.documentElement.lang);
  const restaurant = avoidWords(openButton.dataset['main'] ?? '');
  const { avoiding } = guestWords;
  const closeLabel = choiceSheet.querySelector('.sheet-head button')?.textContent ?? '';
  const styles = new CSSStyleSheet();
  styles.replaceSync(style);
  document.adoptedStyleSheets.push(styles);

  let choice: Choice = { codes: [], isHiding: false };
  let isStored = true;
  const showCard = () => {
    choiceSheet.hidePopover();
    showKitchenCard(choice.codes, { restaurant, guest: guestWords, close: closeLabel });
  };
  const summaryLine = element('p', '');
  summaryLine.role = 'status';
  avoidingLine.append(
    summaryLine,
    button('quiet', avoiding.change, () => choiceSheet.showPopover()),
    button('quiet', avoiding.card, showCard),
  );
  const chatQuestion = document.querySelector<HTMLElement>('.chat-ready');
  const fillPlaces = () => markPlaces(choice.codes, { guest: guestWords, restaurant });

  const showChoice = () => {
    const { codes, isHiding } = choice;
    const dishStatuses = markDishes(codes, guestWords);
    fillPlaces();
    document.documentElement.classList.toggle('hides-avoided', isHiding && codes.length > 0);
    const { format } = new Intl.NumberFormat(guestWords.tag);
    const count = (...counted: string[]) => dishStatuses.filter((status) => counted.includes(status)).length;
    const allergenList = namesOf(codes, guestWords);
    const withoutCount = count('declared_without');
    const summaryLines = [
      interpolate(avoiding.line, {
        allergens: allergenList,
        count: format(withoutCount),
        all: format(dishStatuses.length),
      }),
    ];
    const markedCount = count('contains', 'may_contain');
    if (markedCount > 0) summaryLines.push(interpolate(avoiding.line_marked, { count: format(markedCount) }));
    const undeclaredCount = count('nothing_declared');
    if (undeclaredCount > 0)
      summaryLines.push(interpolate(avoiding.line_undeclared, { count: format(undeclaredCount) }));
    avoidingLine.hidden = codes.length === 0;
    const barElement = avoidingLine.closest<HTMLElement>('.bar');
    if (barElement) barElement.hidden = avoidingLine.hidden && !barElement.querySelector('.bar-row');
    summaryLine.textContent = codes.length === 0 ? '' : summaryLines.join('\n');
    // The assistant's script sends it, and hides it once it was sent.
    const question = interpolate(avoiding.chat_question, { allergens: allergenList });
    chatQuestion?.replaceChildren(codes.length === 0 ? '' : question);
    chatQuestion?.dispatchEvent(new Event('change'));
  };

  const changeChoice = (newChoice: Choice) => {
    // A dish that an earlier answer led to is hidden with the others from now on.
    if (newChoice.isHiding && !choice.isHiding) document.querySelector('.lit')?.classList.remove('lit');
    choice = newChoice;
    isStored = storeChoice(choice.codes.length > 0 ? JSON.stringify(choice) : null) === 'stored';
    showChoice();
  };
  const startChoice = () => {
    choice = parseChoice(readStored());
    choicePlace.replaceChildren(
      choiceForm(choice, guestWords, { change: changeChoice, done: () => choiceSheet.hidePopover(), showCard }),
    );
    showChoice();
  };
  startChoice();
  // The browser shows a page as it was left; the choice may have been changed on another one.
  addEventListener('pageshow', ({ persisted }) => persisted && isStored && startChoice());
  document.addEventListener(PLACES_ADDED, fillPlaces);
}
