import type { Locator, Page } from 'playwright-core';

/** The ways in which people use a screen. Each finds its targets by what is visible. */
export type Hands = {
  press(target: Locator): Promise<void>;
  /** Writes over what a field holds. */
  write(field: Locator, text: string): Promise<void>;
};

export const byTouch = (): Hands => ({
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
});

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** More than any screen has focusable elements. */
const MAX_TABS = 150;

/** Tab, Enter and letters only; fails if Tab doesn't reach the target. */
export function byKeyboard(page: Page): Hands {
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab doesn’t lead to ${target}.`);
  };
  return {
    press: async (target) => {
      await tabTo(target);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}
