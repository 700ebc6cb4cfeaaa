import type { en } from './en.ts';

/** The same keys in every language. */
export type GuestWords = typeof en;
