/** A page's message to its service worker: its address and loaded files, so that it opens without a network. */
export type Opened = {
  /** Addresses of the page itself, if the worker wasn't there yet when it was asked for, and of the other menus. */
  page: string | null;
  menus: string[];
  /** Pictures, fonts and scripts, whose addresses never change what they hold. */
  files: string[];
};

/** The worker's message to a page that it served from its copies: the network has answered after all. */
export const IS_BACK = 'is-back';

/** The element that says that the page is a copy; until then a template of it. */
export const OFFLINE_ID = 'offline';
