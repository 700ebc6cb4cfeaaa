import { usage as english } from '../../../shared/i18n/app/en/usage.ts';
import { usage as french } from '../../../shared/i18n/app/fr/usage.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('usage', { en: english, fr: french });
