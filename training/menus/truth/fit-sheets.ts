import type { Page } from 'playwright-core';

/**
 * Sizes the letters of each `.sheet` so that it fills its height without overflow, and fills the leaders that are
 * made of letters. A sheet that overflows at the smallest size becomes longer.
 */
export const fitSheets = (page: Page): Promise<void> => page.evaluate(fit);

/** Runs in the page, so it uses nothing from outside. */
function fit(): void {
  const SMALLEST = 8;
  const LARGEST = 21;
  for (const sheet of document.querySelectorAll<HTMLElement>('.sheet')) {
    const setUnit = (unit: number) => sheet.style.setProperty('--unit', String(unit));
    const spills = () =>
      sheet.scrollHeight > sheet.clientHeight ||
      [sheet, ...sheet.querySelectorAll('.column, .row, p')].some((box) => box.scrollWidth > box.clientWidth + 1);
    if (sheet.style.height) {
      let [low, high] = [SMALLEST, LARGEST];
      for (let step = 0; step < 7; step += 1) {
        const middle = (low + high) / 2;
        setUnit(middle);
        if (spills()) high = middle;
        else low = middle;
      }
      setUnit(low);
    }
    if (sheet.scrollHeight > sheet.clientHeight || !sheet.style.height)
      sheet.style.height = `${Math.ceil(sheet.scrollHeight + sheet.offsetHeight - sheet.clientHeight)}px`;
    for (const leader of sheet.querySelectorAll<HTMLElement>('[data-fill]')) {
      const letter = leader.dataset['fill'] ?? '.';
      leader.textContent = letter.repeat(10);
      const range = document.createRange();
      range.selectNodeContents(leader);
      const width = range.getBoundingClientRect().width / 10;
      leader.textContent = letter.repeat(Math.max(0, Math.floor(leader.clientWidth / width)));
    }
  }
}
