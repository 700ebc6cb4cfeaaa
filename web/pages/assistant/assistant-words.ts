import { assistant as english } from '../../../shared/i18n/app/en/assistant.ts';
import { assistant as french } from '../../../shared/i18n/app/fr/assistant.ts';
import { addWords } from '../../i18n/add-words.ts';

addWords('assistant', { en: english, fr: french });
