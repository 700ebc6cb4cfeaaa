import { languages as english } from '../../../shared/i18n/app/en/languages.ts';
import { languages as french } from '../../../shared/i18n/app/fr/languages.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('languages', { en: english, fr: french });
