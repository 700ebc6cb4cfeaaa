export type Entry = {
  title: string;
  description: string | null;
  /** Any key that is equal if all prices are equal. */
  amounts: string;
  /** Without a price, a number at the end of the title may be the price. */
  has_price: boolean;
};
/** An item of the draft. `section` is the id of the menu's section that it goes into; null for a new one. */
export type DraftEntry = Entry & { key: number; section: number | null };
/** An item of the menu. */
export type MenuEntry = Entry & { id: number; section: number };
