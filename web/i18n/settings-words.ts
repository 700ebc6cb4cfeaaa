import { settings as english } from '../../shared/i18n/app/en/settings.ts';
import { settings as french } from '../../shared/i18n/app/fr/settings.ts';
import { addWords } from './add-words.ts';

addWords('settings', { en: english, fr: french });
