import { auth } from '../../shared/i18n/app/en/auth.ts';
import { frame } from '../../shared/i18n/app/en/frame.ts';
import { welcome } from '../../shared/i18n/app/en/welcome.ts';

/** The app's words in English, a name for each file: `t('auth.email')` is `email` of auth.ts. */
export const en = { auth, frame, welcome };
