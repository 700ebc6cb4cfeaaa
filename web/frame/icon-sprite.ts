const SPRITE_PATH = '/icons.svg';

/** Inserts the icons at the start of the body (specification §7). Labels work without them, so a failure is ignored. */
export async function insertIcons(): Promise<void> {
  try {
    const spriteAnswer = await fetch(SPRITE_PATH);
    if (!spriteAnswer.ok) return;
    const spriteElement = new DOMParser().parseFromString(await spriteAnswer.text(), 'image/svg+xml').documentElement;
    document.body.prepend(document.importNode(spriteElement, true));
  } catch {
    // Icons are decoration.
  }
}
