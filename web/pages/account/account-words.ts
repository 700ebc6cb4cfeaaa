import { account as english } from '../../../shared/i18n/app/en/account.ts';
import { account as french } from '../../../shared/i18n/app/fr/account.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('account', { en: english, fr: french });
