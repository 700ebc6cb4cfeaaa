const SPRITE = '/icons.svg';

/** Puts the icons first into the body (specification §7). Without them the words still stand: a failure is ignored. */
export async function insertIcons(): Promise<void> {
  try {
    const answer = await fetch(SPRITE);
    if (!answer.ok) return;
    const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
    document.body.prepend(document.importNode(sprite, true));
  } catch {
    // Icons are an ornament.
  }
}
