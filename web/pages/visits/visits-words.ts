import { visits as english } from '../../../shared/i18n/app/en/visits.ts';
import { visits as french } from '../../../shared/i18n/app/fr/visits.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('visits', { en: english, fr: french });
