import { expect, it } from 'vitest';
import { printedLanguage } from './language.ts';

const read = (...lines: string[]) => printedLanguage(lines.join(' ').split(' '));

const FRENCH = [
  'Magret de canard aux figues et son jus',
  'Filet de bar avec une sauce au beurre',
  'Fromage de la maison, pain aux noix',
  'Tarte du jour ou sorbet',
];
const SPANISH = [
  'Pollo asado con patatas y ensalada',
  'Merluza con salsa de la casa y arroz',
  'Queso de oveja con membrillo del pueblo',
  'Los postres de nuestro obrador y el café',
];
const ENGLISH = [
  'Roasted chicken with potatoes and our salad',
  'Grilled hake with house sauce and rice',
  'Cheese and the bread of the house',
  'Fresh fish served with your choice of side',
];

it.each([
  ['fr', FRENCH],
  ['es', SPANISH],
  ['en', ENGLISH],
  ['ja', ['醤油ラーメン 味噌ラーメン 焼き餃子 唐揚げ定食 冷やし中華 おにぎり 親子丼']],
  ['zh', ['宫保鸡丁 麻婆豆腐 鱼香肉丝 回锅肉 糖醋里脊 酸辣汤 扬州炒饭 北京烤鸭 小笼包']],
  ['ko', ['김치찌개 된장찌개 비빔밥 불고기 삼겹살 냉면 잡채 떡볶이 순두부찌개 해물파전 칼국수']],
  ['ar', ['حمص بالطحينة تبولة فتوش شاورما دجاج كباب لحم مشوي']],
])('tells %s', (language, lines) => expect(read(...lines)).toBe(language));

it('does not tell a menu in two languages, one of few words, or one of bare names', () => {
  expect(read(...FRENCH, ...ENGLISH)).toBeNull();
  expect(read('Soupe du jour', 'Filet de bar')).toBeNull();
  expect(read('Margherita', 'Napoli', 'Quattro Stagioni', 'Diavola', 'Capricciosa')).toBeNull();
});
