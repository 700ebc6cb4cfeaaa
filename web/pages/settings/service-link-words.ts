import { service_link as english } from '../../../shared/i18n/app/en/service-link.ts';
import { service_link as french } from '../../../shared/i18n/app/fr/service-link.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('service_link', { en: english, fr: french });
