const SPRITE = '/icons.svg';

/** Inserts the icons at the start of the body (specification §7). Labels work without them, so a failure is ignored. */
export async function insertIcons(): Promise<void> {
  try {
    const answer = await fetch(SPRITE);
    if (!answer.ok) return;
    const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
    document.body.prepend(document.importNode(sprite, true));
  } catch {
    // Icons are decoration.
  }
}
