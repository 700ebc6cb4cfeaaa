import type { Render } from '../../shared/render.ts';
import { landingPage } from '../landing/landing-page.tsx';
import { MEASURING_SCRIPT } from '../measuring/measuring-script.ts';
import { REPORT_SCRIPTS } from '../reports/report-scripts.ts';
import { errorPage } from './error-page.tsx';
import { menuPage } from './menu-page.tsx';
import { styleHashes } from './styles.ts';

/** The pages of guests and visitors that the server renders (shared/render.ts). */
export const pages: Omit<Render, 'mail' | 'appDocument' | 'home_files'> = {
  guestPage: menuPage,
  guestError: errorPage,
  landingPage,
  style_hashes: styleHashes,
  report_scripts: REPORT_SCRIPTS,
  measuring_script: MEASURING_SCRIPT,
};
