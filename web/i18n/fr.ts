import { auth } from '../../shared/i18n/app/fr/auth.ts';
import { doubts } from '../../shared/i18n/app/fr/doubts.ts';
import { editor } from '../../shared/i18n/app/fr/editor.ts';
import { fields } from '../../shared/i18n/app/fr/fields.ts';
import { forms } from '../../shared/i18n/app/fr/forms.ts';
import { frame } from '../../shared/i18n/app/fr/frame.ts';
import { imports } from '../../shared/i18n/app/fr/imports.ts';
import { menu_forms } from '../../shared/i18n/app/fr/menu-forms.ts';
import { onboarding } from '../../shared/i18n/app/fr/onboarding.ts';
import { publishing } from '../../shared/i18n/app/fr/publishing.ts';
import { qr_page } from '../../shared/i18n/app/fr/qr-page.ts';
import { restaurant } from '../../shared/i18n/app/fr/restaurant.ts';
import { saves } from '../../shared/i18n/app/fr/saves.ts';
import { welcome } from '../../shared/i18n/app/fr/welcome.ts';
import type { en } from './en.ts';

/** The app's words in French, the same files. */
export const fr: { [file in keyof typeof en]: { [key in keyof (typeof en)[file]]: string } } = {
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
