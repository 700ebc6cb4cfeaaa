import { expect, test } from 'vitest';
import { hasSimilarWords, hasWords, searchedText } from './fold-text.ts';

test.each([
  ['en', 'Wild berry tart', 'BERRIES'],
  ['en', 'Three oysters', 'oyster'],
  ['en', 'Stuffed bay leaves', 'leaf'],
  ['fr', 'Crème brûlée aux œufs', 'oeuf creme'],
  ['fr', 'Gâteaux du jour', 'gateau'],
  ['fr', 'Filet de cheval', 'chevaux'],
  ['es', 'Jalapeños rellenos de nuez', 'jalapeno nueces'],
  ['de', 'Äpfel im Schlafrock, Klöße', 'apfel kloss'],
  ['de', 'Currywurst mit Kartoffeln', 'wurst kartoffel'],
  ['it', 'Pizze ai funghi', 'pizza fungo'],
  ['pt', 'Camarões com limões', 'camarao limao'],
  ['zh', '麻婆豆腐', '豆腐'],
  ['ja', 'カレーライス', 'かれー'],
  ['ja', 'ﾗｰﾒﾝ', 'ラーメン'],
  ['ko', '김치찌개', '김치'],
  ['ar', 'الدَّجاج المشويّ', 'دجاج'],
  ['ar', 'سَلَطَة بالجُبن', 'سلطه'],
  ['ar', 'معجنات', 'معجنة'],
])('%s: “%s” is found by “%s”', (language, text, asked) => {
  expect(hasWords(searchedText(text, language), asked, language)).toBe(true);
});

test.each([
  ['en', 'Lean beef', 'leaf'],
  ['fr', 'Steak frites', 'saumon'],
  ['en', 'Tomato soup', 'tomato salad'],
  ['ja', 'カレーライス', 'ラーメン'],
])('%s: “%s” is not found by “%s”', (language, text, asked) => {
  expect(hasWords(searchedText(text, language), asked, language)).toBe(false);
});

test('an empty search matches everything', () => {
  expect(hasWords(searchedText('Soup', 'en'), ' – ', 'en')).toBe(true);
});

test.each([
  ['en', 'Broccoli with almonds', 'brocoli'],
  ['en', 'Grilled salmon', 'samlon'],
  ['fr', 'Bœuf bourguignon', 'bourgignon'],
  ['de', 'Spätzle', 'spatzel'],
  ['es', 'Jamón ibérico', 'iverico'],
  ['en', 'Caesar salad', 'ceasar salads'],
])('%s: “%s” is almost “%s”', (language, text, asked) => {
  expect(hasSimilarWords(searchedText(text, language), asked, language)).toBe(true);
  expect(hasWords(searchedText(text, language), asked, language)).toBe(false);
});

test.each([
  ['en', 'Grilled salmon', 'salami'],
  ['en', 'Rye bread', 'ryx'],
  ['fr', 'Tarte au citron', 'tartare'],
  ['en', 'Tomato soup', 'tomatto salda'],
])('%s: “%s” is not even almost “%s”', (language, text, asked) => {
  expect(hasSimilarWords(searchedText(text, language), asked, language)).toBe(false);
});
