/** A page's message to its service worker: its address and loaded files, so that it opens without a network. */
export type Opened = {
  /** The page's own address, if the worker wasn't there yet when it was asked for. */
  page: string | null;
  /** The page's own address. */
  seen: string;
  /** The addresses of this menu in its other languages, and of the other menus. */
  others: string[];
  /** Pictures, fonts and scripts, whose addresses never change what they hold. */
  files: string[];
};

/** The worker's message to a page that it served from its copies: the network has answered after all. */
export const IS_BACK = 'is-back';

/** The element that says that the page is a copy; until then a template of it. */
export const OFFLINE_ID = 'offline';
