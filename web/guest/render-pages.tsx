import type { Render } from '../../shared/render.ts';
import { errorPage } from './error-page.tsx';
import { menuPage } from './menu-page.tsx';
import { styleHashes } from './styles.ts';
import { welcomePage } from './welcome-page.tsx';

/** The pages that the server renders (shared/render.ts). */
export const pages: Omit<Render, 'mail'> = {
  guestPage: menuPage,
  guestError: errorPage,
  welcomePage,
  style_hashes: styleHashes,
};
