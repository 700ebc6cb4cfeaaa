import i18next from 'i18next';
import { expect, test } from 'vitest';
import * as en from '../../../shared/i18n/app/en.ts';
import * as fr from '../../../shared/i18n/app/fr.ts';
import { deletionWords } from './deletion-words.ts';

await i18next.init({
  lng: 'en',
  resources: { en: { translation: { account: en.account } }, fr: { translation: { account: fr.account } } },
  interpolation: { escapeValue: false },
});

const restaurant = (name: string, role: 'owner' | 'manager' | 'staff') => ({ id: name, name, role });

test.each(['en', 'fr'] as const)(
  'names each restaurant that goes with the account, and those that stay (%s)',
  async (lang) => {
    await i18next.changeLanguage(lang);
    const { account } = { en, fr }[lang];
    const and = { en: 'and', fr: 'et' }[lang];
    const goWords = (names: string) => account.delete_text_several.replace('{{names}}', names);
    const stayWords = (names: string) => account.delete_text_stay.replace('{{names}}', names);
    const [town, sea] = [restaurant('Town', 'owner'), restaurant('Sea', 'owner')];
    const [work, bar] = [restaurant('Work', 'manager'), restaurant('Bar', 'staff')];
    expect(deletionWords({ restaurants: [town, sea, work] })).toEqual([goWords(`Town ${and} Sea`), stayWords('Work')]);
    expect(deletionWords({ restaurants: [work, bar] })).toEqual([stayWords(`Work ${and} Bar`)]);
    expect(deletionWords({ restaurants: [town, sea] })).toEqual([goWords(`Town ${and} Sea`)]);
    expect(deletionWords({})).toEqual([account.delete_text]);
  },
);
