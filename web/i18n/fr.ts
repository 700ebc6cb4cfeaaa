import { auth } from '../../shared/i18n/app/fr/auth.ts';
import { editor } from '../../shared/i18n/app/fr/editor.ts';
import { fields } from '../../shared/i18n/app/fr/fields.ts';
import { frame } from '../../shared/i18n/app/fr/frame.ts';
import { imports } from '../../shared/i18n/app/fr/imports.ts';
import { onboarding } from '../../shared/i18n/app/fr/onboarding.ts';
import { publishing } from '../../shared/i18n/app/fr/publishing.ts';
import { qr_page } from '../../shared/i18n/app/fr/qr-page.ts';
import { review } from '../../shared/i18n/app/fr/review.ts';
import { saves } from '../../shared/i18n/app/fr/saves.ts';
import { welcome } from '../../shared/i18n/app/fr/welcome.ts';
import type { en } from './en.ts';

/** The app's words in French, the same files. */
export const fr: { [file in keyof typeof en]: { [key in keyof (typeof en)[file]]: string } } = {
  auth,
  editor,
  fields,
  frame,
  imports,
  onboarding,
  publishing,
  qr_page,
  review,
  saves,
  welcome,
};
