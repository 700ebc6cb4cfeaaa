import { expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** A dish that a guest with an allergy refuses as a matter of course, and another one that is asked about. */

const HARBOUR = restaurantWith({
  Starters: [
    { title: 'Garlic prawns', price: 1200, contains: ['crustaceans'] },
    { title: 'Tomato soup', price: 600, contains: ['milk'] },
    { title: 'Chicken skewer', price: 900, contains: [] },
  ],
  Mains: [
    { title: 'Mushroom risotto', price: 1500, contains: ['crustaceans'] },
    { title: 'Grilled lamb', price: 2100, contains: [] },
  ],
});

test.each<[MenuLocale, string, string]>([
  ['en', "I'm allergic to crustaceans", 'prawns are off, obviously. And the risotto?'],
  ['fr', 'Je suis allergique aux crustacés', 'les crevettes évidemment non, et le risotto ?'],
  ['es', 'Soy alérgico a los crustáceos', 'los langostinos obviamente no, ¿pero el risotto?'],
  ['de', 'Ich habe eine Krebstierallergie', 'die Garnelen fallen natürlich weg, und das Risotto?'],
  ['it', 'Sono allergica ai crostacei', 'i gamberi chiaramente no, e il risotto?'],
  ['pt', 'Sou alérgica a crustáceos', 'os camarões claro que não, e o risotto?'],
  ['zh', '我对甲壳类过敏', '虾肯定不能吃，烩饭呢？'],
  ['ja', '甲殻類アレルギーがあります', 'エビはもちろんダメですが、リゾットは？'],
  ['ko', '갑각류 알레르기가 있어요', '새우는 당연히 못 먹고 리조또는요?'],
  ['ar', 'عندي حساسية من القشريات', 'الجمبري طبعا لا، والريزوتو؟'],
])('both are answered with what is declared of them: %s', (locale, allergy, question) => {
  const answer = askAbout(HARBOUR)(locale, allergy, question);
  expect(lineOf(answer, 'Mushroom risotto')).not.toBe('');
  expect(lineOf(answer, 'Mushroom risotto')).not.toMatch(/^• Mushroom risotto[^(（]*$/);
});
