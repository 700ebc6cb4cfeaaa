import type { starting as english } from '../en/starting.ts';

export const starting: Record<keyof typeof english, string> = {
  first_menu: 'Menu',
  gst: 'TPS',
  qst: 'TVQ',
};
