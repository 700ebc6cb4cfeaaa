import { passkey_sign_in as english } from '../../../shared/i18n/app/en/passkey-sign-in.ts';
import { passkey_sign_in as french } from '../../../shared/i18n/app/fr/passkey-sign-in.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('passkey_sign_in', { en: english, fr: french });
