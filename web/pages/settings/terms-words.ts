import { terms as english } from '../../../shared/i18n/app/en/terms.ts';
import { terms as french } from '../../../shared/i18n/app/fr/terms.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('terms', { en: english, fr: french });
