import { passkeys as english } from '../../../shared/i18n/app/en/passkeys.ts';
import { passkeys as french } from '../../../shared/i18n/app/fr/passkeys.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('passkeys', { en: english, fr: french });
