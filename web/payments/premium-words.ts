import { premium as english } from '../../shared/i18n/app/en/premium.ts';
import { premium as french } from '../../shared/i18n/app/fr/premium.ts';
import { addWords } from '../i18n/add-words.ts';

addWords('premium', { en: english, fr: french });
