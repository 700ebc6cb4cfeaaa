import { LIMITS } from './limits.ts';

/** "Lunch" → "Lunch 2", "Lunch 2" → "Lunch 3": the name of a copy, one that no other has. */
export function copyTitle(title: string, otherTitles: readonly string[]): string {
  const takenTitles = new Set(otherTitles);
  const space = title.lastIndexOf(' ');
  const end = title.slice(space + 1);
  const isNumbered = space > 0 && /^\d{1,3}$/.test(end);
  const stem = isNumbered ? title.slice(0, space) : title;
  for (let number = isNumbered ? Number(end) + 1 : 2; ; number += 1) {
    const ending = ` ${number}`;
    const name = `${stem.slice(0, LIMITS.MAX_TITLE_CHARACTERS - ending.length).trimEnd()}${ending}`;
    if (!takenTitles.has(name)) return name;
  }
}
