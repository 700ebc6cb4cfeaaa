import { service as english } from '../../../shared/i18n/app/en/service.ts';
import { service as french } from '../../../shared/i18n/app/fr/service.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('service', { en: english, fr: french });
