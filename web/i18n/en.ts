import { auth } from '../../shared/i18n/app/en/auth.ts';
import { doubts } from '../../shared/i18n/app/en/doubts.ts';
import { editor } from '../../shared/i18n/app/en/editor.ts';
import { fields } from '../../shared/i18n/app/en/fields.ts';
import { forms } from '../../shared/i18n/app/en/forms.ts';
import { frame } from '../../shared/i18n/app/en/frame.ts';
import { imports } from '../../shared/i18n/app/en/imports.ts';
import { menu_forms } from '../../shared/i18n/app/en/menu-forms.ts';
import { onboarding } from '../../shared/i18n/app/en/onboarding.ts';
import { publishing } from '../../shared/i18n/app/en/publishing.ts';
import { qr_page } from '../../shared/i18n/app/en/qr-page.ts';
import { restaurant } from '../../shared/i18n/app/en/restaurant.ts';
import { saves } from '../../shared/i18n/app/en/saves.ts';
import { welcome } from '../../shared/i18n/app/en/welcome.ts';

/** The app's words in English, a name for each file: `t('auth.email')` is `email` of auth.ts. */
export const en = {
  auth,
  doubts,
  editor,
  fields,
  forms,
  frame,
  imports,
  menu_forms,
  onboarding,
  publishing,
  qr_page,
  restaurant,
  saves,
  welcome,
};
