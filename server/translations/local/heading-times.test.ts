import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const translated = (from: MenuLocale, to: MenuLocale, source: string) =>
  translateLocally({ kind: 'section_title', source, context: NO_CONTEXT }, { from, to })?.replaceAll('\u00a0', ' ');

test.each<[from: MenuLocale, to: MenuLocale, source: string, text: string]>([
  ['en', 'fr', 'Sunday lunch (served 12–5pm)', 'Déjeuner du dimanche (de 12 h à 17 h)'],
  ['en', 'de', 'Dinner from 6:30pm', 'Abendessen ab 18:30 Uhr'],
  ['en', 'es', 'Happy hour 11–2pm', 'Happy hour de 11:00 a 14:00'],
  ['fr', 'en', 'Petit déjeuner jusqu’à 11h30', 'Breakfast until 11:30 am'],
  ['fr', 'it', 'Petit déjeuner de 8 h à midi', 'Colazione dalle 8:00 alle 12:00'],
  ['es', 'en', 'Desayunos hasta las 12h', 'Breakfasts until noon'],
  ['de', 'ko', 'Frühstück bis 11:30 Uhr', '아침 식사 11시 30분까지'],
  ['it', 'ja', 'Colazione fino alle 11', '朝食 11時まで'],
  ['pt', 'zh', 'Pequeno-almoço até às 11h30', '早餐 供应至11:30'],
  ['zh', 'en', '下午茶 下午2点至5点', 'Afternoon tea 2 pm to 5 pm'],
  ['ja', 'pt', 'ランチ 11:30〜14:00', 'Almoço das 11h30 às 14h'],
  ['ko', 'ar', '아침 식사 (오전 11시까지)', 'فطور (حتى الساعة 11:00)'],
  ['ar', 'fr', 'الغداء من 12 إلى 4 مساءً', 'Déjeuner de 12 h à 16 h'],
  ['en', 'de', 'Small Plates – any 3 for £21', 'Kleine Teller – 3 für £21'],
  ['en', 'fr', "Happy Hour – Mon to Thurs, 4pm 'til 6.30pm", 'Happy hour – du lundi au jeudi, de 16 h à 18 h 30'],
  ['es', 'en', 'Montaditos – 1,80 € la unidad, 5 x 8 €', 'Montaditos – 1,80 € each, 5 for 8 €'],
  ['de', 'en', 'Extras & Dips je 1,50', 'Extras and dips 1,50 each'],
  ['de', 'it', 'Frühstück bis 11.30 Uhr (So. bis 14 Uhr)', 'Colazione fino alle 11:30 (domenica fino alle 14:00)'],
  ['de', 'en', 'Frühstück (8–11.30 Uhr, So bis 13 Uhr)', 'Breakfast (8 am to 11:30 am, Sunday until 1 pm)'],
  ['ja', 'en', '日替わり定食(平日11:30〜14:00)', 'Set meal of the day (weekdays 11:30 am to 2 pm)'],
  ['it', 'en', 'Pausa pranzo 12,00-14,30', 'Lunch break noon to 2:30 pm'],
  ['ja', 'en', 'トッピング 各110円', 'Toppings 110円 each'],
  ['ja', 'fr', 'モーニング 〜10:30 L.O.', 'Petit déjeuner jusqu’à 10 h 30'],
  [
    'ja',
    'en',
    '飲み放題 120分（L.O. 30分前）',
    'All-you-can-drink 120 minutes (last orders 30 minutes before the end)',
  ],
  ['it', 'en', 'Menù bimbi fino a 8 anni', 'Children’s menu (up to 8 years)'],
  ['fr', 'es', 'À partager (ou pas)', 'Para compartir o no'],
  ['es', 'en', 'Pescados s/m', 'Fish (market price)'],
  ['fr', 'de', 'Menu enfant (-10 ans) 9,50 €', 'Kindermenü (unter 10 Jahren) 9,50 €'],
  ['fr', 'en', 'Spécialités lyonnaises', 'Specialities from Lyon'],
  ['de', 'it', 'Kölsche Spezialitäten', 'Specialità di Colonia'],
  ['es', 'fr', 'Pizzas y burgers', 'Pizzas et burgers'],
])('writes the times of a section title as the other language does: %s → %s: %s', (from, to, source, text) => {
  expect(translated(from, to, source)).toBe(text);
});

test.each<[from: MenuLocale, to: MenuLocale, source: string, text: string]>([
  ['es', 'en', 'Menú del día 14,50 €', 'Today’s menu 14,50 €'],
  ['en', 'fr', 'Kids menu from £6', 'Menu enfant à partir de £6'],
  ['ja', 'de', 'ランチセット 1,200円から', 'Mittagsmenüs ab 1,200円'],
  ['en', 'it', 'Wines by the glass 175ml', 'Vini al calice 175ml'],
])('leaves the prices and measures of a section title: %s → %s: %s', (from, to, source, text) => {
  expect(translated(from, to, source)).toBe(text);
});

test.each<[from: MenuLocale, to: MenuLocale, source: string, text: string]>([
  ['it', 'en', 'Pranzo (lun–ven)', 'Lunch (Monday to Friday)'],
  ['es', 'en', 'Menú del día 14,50 € (L–V)', 'Today’s menu 14,50 € (Monday to Friday)'],
  ['en', 'de', 'Breakfast Sat–Sun', 'Frühstück Samstag bis Sonntag'],
  ['de', 'fr', 'Mittagessen Mo–Fr', 'Déjeuner du lundi au vendredi'],
])('names the days of a section title: %s → %s: %s', (from, to, source, text) => {
  expect(translated(from, to, source)).toBe(text);
});

test('a French déjeuner that ends in the morning is a breakfast', () => {
  expect(translated('fr', 'en', 'Déjeuners servis jusqu’à 11 h')).toBe('Breakfasts until 11 am');
  expect(translated('fr', 'en', 'Déjeuner de 12 h à 14 h')).toBe('Lunch noon to 2 pm');
});

test('a title with a word that isn’t known stays, whatever its times; ages are no times', () => {
  expect(translated('en', 'fr', 'Xyzzy until 11am')).toBeUndefined();
  expect(translated('fr', 'en', 'Enfants de 3 à 10 ans')).toBe('3 to 10 years');
});
