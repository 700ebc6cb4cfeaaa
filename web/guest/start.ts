import { offerChoice } from './avoid/offer-choice.ts';
import { openChat } from './chat/open-chat.ts';
import { offerList } from './list/offer-list.ts';
import { followSections } from './script/follow-sections.ts';
import { keepPlace } from './script/keep-place.ts';
import { loadParts } from './script/load-parts.ts';
import { showLanguage } from './script/show-language.ts';
import { whenParsed } from './script/when-parsed.ts';
import { withdrawDock } from './script/withdraw-dock.ts';

// The page is complete without any of it, and goes first: each is a task of its own.
const START_STEPS = [
  keepPlace,
  showLanguage,
  followSections,
  offerChoice,
  openChat,
  offerList,
  withdrawDock,
  loadParts,
];
whenParsed(() => {
  for (const startStep of START_STEPS) setTimeout(startStep);
});
