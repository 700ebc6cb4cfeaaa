type EmbedCode = {
  /** Of the page for frames. */
  address: string;
  /** What a screen reader calls the frame. */
  title: string;
  height_px: number;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The menu in a frame, as HTML for the owner's website. It needs no script there. */
export const embedCode = ({ address, title, height_px }: EmbedCode): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" loading="lazy" ` +
  `style="display: block; width: 100%; height: ${height_px}px; border: 0"></iframe>`;

/** A link to the menu's page, for a website that allows no frame. */
export const linkCode = ({ address, title }: Pick<EmbedCode, 'address' | 'title'>): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`;

/** A window of the menu, which is scrolled. */
export const WINDOW_HEIGHT_PX = 640;
const HEIGHT_STEP_PX = 50;
/** A browser refuses no height, but a website with a longer menu is better off with a window. */
const MAX_HEIGHT_PX = 20_000;

/** A frame's height for content of this height: rounded up, with some space for fonts that are wider elsewhere. */
export const frameHeight = (contentPx: number): number =>
  Math.min(MAX_HEIGHT_PX, (Math.ceil(contentPx / HEIGHT_STEP_PX) + 1) * HEIGHT_STEP_PX);
