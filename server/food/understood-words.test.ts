import { expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { conceptsIn } from './concepts-in.ts';
import { usuallyHas } from './kinds-of-food.ts';

const has = (locale: MenuLocale, text: string, part: string): boolean =>
  conceptsIn(locale, text).some(({ concept }) => usuallyHas(concept, part));

test.each<[locale: MenuLocale, text: string, part: string]>([
  ['es', 'Copa de orujo', 'alcohol'],
  ['es', 'Hierbas ibicencas', 'alcohol'],
  ['es', 'Calamares a la romana', 'wheat'],
  ['es', 'Fritura malagueña', 'fish'],
  ['es', 'Kebab en pan', 'meat'],
  ['es', 'Chocolate suizo', 'milk'],
  ['es', 'Oreja a la plancha', 'pork'],
  ['es', 'Solomillo al whisky', 'meat'],
  ['es', 'Lubina a la sal', 'egg'],
  ['es', 'Roll de salmón', 'soy'],
  ['es', 'Jalea de mariscos', 'crustacean'],
  ['fr', 'Poulet pané', 'wheat'],
  ['fr', 'Poulet pané', 'egg'],
  ['fr', 'Moules gratinées', 'milk'],
  ['fr', 'Semoule', 'wheat'],
  ['fr', 'Fourme d’Ambert', 'milk'],
  ['de', 'Fourme d’Ambert', 'milk'],
  ['de', 'Spiegeleier mit Speck', 'pork'],
  ['de', 'Grünkohl, Speck', 'pork'],
  ['de', 'mit Schweinespeck', 'pork'],
  ['de', 'Schweinsöhrchen', 'pork'],
  ['de', 'mit Rumrosinen', 'alcohol'],
  ['de', 'Gemüse in Aspik', 'gelatin'],
  ['de', 'Gemüse in Sülze', 'pork'],
  ['en', 'Vegetables in aspic', 'egg'],
  ['es', 'Verduras en áspic', 'pork'],
  ['en', 'Jellied eels', 'gelatin'],
  ['zh', '肉冻', 'meat'],
  ['zh', '黄豆酱', 'wheat'],
  ['ja', '蕎麦アレルギー', 'buckwheat'],
  ['ja', 'ざる蕎麦', 'buckwheat'],
  ['zh', '布里欧修面包', 'milk'],
  ['es', 'Carrillada de ternera', 'beef'],
  ['es', 'Nopal con panela', 'milk'],
  ['es', 'Mayonesa macha', 'peanut'],
  ['es', 'Mayonesa macha', 'egg'],
  ['de', 'Maibockragout', 'meat'],
  ['de', 'Schweizer Holzfällersteak', 'pork'],
  ['de', 'Studentenfutter', 'tree nut'],
  ['pt', 'Arroz de lampreia', 'fish'],
  ['ja', 'ほうとう', 'fish'],
  ['ja', '力そば', 'buckwheat'],
  ['ja', '手羽元の唐揚げ', 'wheat'],
  ['ja', 'カシラ串', 'pork'],
  ['fr', 'Tarte à la praline', 'almond'],
  ['it', 'Impasto con lievito madre', 'gluten'],
])('%s "%s" is understood to usually contain %s', (locale, text, part) => {
  expect(has(locale, text, part)).toBe(true);
});

test('sweets in jelly are no meat', () => {
  expect(has('fr', 'Fraises en gelée', 'meat')).toBe(false);
});

test.each<[locale: MenuLocale, text: string, part: string]>([
  ['ja', '卵は入っているかしら', 'pork'],
  ['ja', 'できたてほやほや', 'seafood'],
  ['ja', '辛すぎる', 'fish'],
  ['ja', 'ごぼう巻', 'eel'],
  ['ja', 'タンドールチキン', 'alcohol'],
  ['ja', 'お冷や', 'alcohol'],
  ['ja', 'ヘルシーサラダ', 'seafood'],
  ['ko', '해파리무침', 'alcohol'],
  ['ko', '김치로', 'alcohol'],
  ['fr', 'Pâtes al dente', 'fish'],
  ['de', 'Ziegenkäse in Asche', 'fish'],
  ['es', 'Tarta de manzana reineta', 'fish'],
  ['en', 'Malt vinegar', 'milk'],
  ['en', 'Chicken with fondant potato', 'egg'],
])('%s "%s" is not understood to contain %s', (locale, text, part) => {
  expect(has(locale, text, part)).toBe(false);
});
