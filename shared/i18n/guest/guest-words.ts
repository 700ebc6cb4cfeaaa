import type { chat, en } from './en.ts';

/** The same keys in every language. */
export type GuestWords = typeof en;
export type ChatWords = { readonly [key in keyof typeof chat]: string };
