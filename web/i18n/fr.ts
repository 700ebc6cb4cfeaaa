import { auth } from '../../shared/i18n/app/fr/auth.ts';
import { frame } from '../../shared/i18n/app/fr/frame.ts';
import { welcome } from '../../shared/i18n/app/fr/welcome.ts';
import type { en } from './en.ts';

/** The app's words in French, the same files. */
export const fr: { [file in keyof typeof en]: { [key in keyof (typeof en)[file]]: string } } = { auth, frame, welcome };
