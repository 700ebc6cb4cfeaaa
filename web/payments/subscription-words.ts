import { subscription as english } from '../../shared/i18n/app/en/subscription.ts';
import { subscription as french } from '../../shared/i18n/app/fr/subscription.ts';
import { addWords } from '../i18n/add-words.ts';

addWords('subscription', { en: english, fr: french });
