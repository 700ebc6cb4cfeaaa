import { openChat } from '../chat/open-chat.ts';
import { findDishes } from './find-dishes.ts';
import { followSections } from './follow-sections.ts';
import { keepPlace } from './keep-place.ts';
import { whenParsed } from './when-parsed.ts';

// The page is complete without any of it, and goes first: each is a task of its own.
whenParsed(() => {
  for (const begin of [keepPlace, followSections, findDishes, openChat]) setTimeout(begin);
});
