import { review as english } from '../../../shared/i18n/app/en/review.ts';
import { review as french } from '../../../shared/i18n/app/fr/review.ts';
import { addOwnWords } from '../../i18n/add-words.ts';

addOwnWords({ en: { review: english }, fr: { review: french } });
