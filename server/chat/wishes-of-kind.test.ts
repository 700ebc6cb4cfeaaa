import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Wishes that name no dish: something with alcohol in it, raw, filling, spicy, or to drink beside food. */

const BISTRO = restaurantWith(
  {
    Starters: [
      { title: 'Tuna tartare', description: 'raw tuna, capers', price: 1400 },
      { title: 'Tomato soup', price: 600 },
      { title: 'Padrón peppers', description: 'with sea salt', price: 700 },
    ],
    Mains: [
      { title: 'Beef in red wine', description: 'with mashed potatoes', price: 1900 },
      { title: 'Chicken with chilli sauce', tags: ['spicy'], price: 1700 },
      { title: 'Mushroom risotto', price: 1500 },
    ],
    Desserts: [{ title: 'Apple pie', price: 650 }],
    Drinks: [
      { title: 'Lager', price: 450 },
      { title: 'Orange juice', price: 400 },
      { title: 'Coffee', description: 'hot', price: 300 },
      { title: 'Green tea', description: 'hot', price: 350 },
    ],
  },
  { currency: 'EUR' },
);
const ask = askAbout(BISTRO);

test.each<[MenuLocale, string]>([
  ['en', "I'm off the drink, which of your dishes are made with alcohol?"],
  ['fr', "je ne bois pas d'alcool : quels plats en contiennent ?"],
  ['es', 'No tomo alcohol. ¿Qué comidas llevan alcohol?'],
  ['de', 'Alkohol trinke ich nicht. In welchen Speisen ist Alkohol?'],
  ['it', 'Sono astemio, quali piatti hanno dentro alcol?'],
  ['pt', 'Não bebo. Quais são os pratos que têm álcool?'],
  ['zh', '我不能喝酒，哪些菜里放了酒？'],
  ['ja', 'お酒はダメなんですが、アルコールが入っているお料理はありますか'],
  ['ko', '술을 안 마시는데, 술이 들어간 음식이 있나요?'],
  ['ar', 'أنا ما أشرب كحول، أي أكل فيه كحول؟'],
])('who drinks no alcohol hears which food names it: %s %s', (locale, question) => {
  const answer = ask(locale, question);
  expect(answer).toContain('Beef in red wine');
  expect(answer).not.toContain('Tomato soup');
});

test.each<[MenuLocale, string]>([
  ['en', 'do you serve something raw?'],
  ['fr', 'vous avez un truc cru, genre tartare ?'],
  ['es', '¿tenéis algún plato crudo?'],
  ['de', 'habt ihr irgendwas Rohes?'],
  ['it', 'avete qualcosa di crudo?'],
  ['pt', 'há alguma coisa crua?'],
  ['zh', '有没有可以生吃的？'],
  ['ja', '生で食べられる料理ありますか'],
  ['ko', '날로 먹는 요리 있나요?'],
  ['ar', 'عندكم شي ني؟'],
])('something raw is what the menu’s words call so: %s %s', (locale, question) => {
  const answer = ask(locale, question);
  expect(answer).toContain('Tuna tartare');
  expect(answer).not.toContain('Lager');
});

test.each<[MenuLocale, string]>([
  ['en', 'really hungry, anything hearty below 16?'],
  ['fr', 'on a super faim, un plat copieux à moins de 16 ?'],
  ['es', 'vengo muerto de hambre, algo contundente por menos de 16 euros'],
  ['de', 'hab Bärenhunger, was Deftiges unter 16 Euro?'],
  ['it', 'sono affamato, qualcosa di abbondante sotto i 16 euro'],
  ['pt', 'estou esfomeado, algo reforçado até 16 euros'],
  ['zh', '饿坏了，16欧以内有什么管饱的？'],
  ['ja', 'お腹すいた！16ユーロ以内でボリュームのあるもの'],
  ['ko', '너무 배고파요, 16유로 이하로 푸짐한 거요'],
  ['ar', 'ميت من الجوع، شي مشبع بأقل من 16 يورو'],
])('something filling is a main course within the limit: %s %s', (locale, question) => {
  const answer = ask(locale, question);
  expect(answer).toContain('Mushroom risotto');
  expect(answer).not.toMatch(/Apple pie|Coffee|Beef/);
});

test.each<[MenuLocale, string]>([
  ['en', 'what could we drink with the risotto, no alcohol?'],
  ['fr', 'on boit quoi avec le risotto, sans alcool ?'],
  ['es', '¿qué bebemos con el risotto? sin alcohol'],
  ['de', 'Was trinken wir zum Risotto? Ohne Alkohol bitte'],
  ['it', 'che beviamo con il risotto? senza alcol'],
  ['pt', 'o que bebemos com o risotto? sem álcool'],
  ['zh', '配烩饭喝什么？不要酒'],
  ['ja', 'リゾットと何を飲めばいいですか？アルコールなしで'],
  ['ko', '리조또랑 뭐 마실까요? 술은 빼고요'],
  ['ar', 'شو نشرب مع الريزوتو؟ بدون كحول'],
])('a drink beside food is one without alcohol: %s %s', (locale, question) => {
  const answer = ask(locale, question);
  expect(answer).toContain('Orange juice');
  expect(answer).not.toContain('Lager');
});

describe('spice', () => {
  test.each<[MenuLocale, string]>([
    ['en', 'which dishes are spicy?'],
    ['fr', 'quels plats sont piquants ?'],
    ['es', '¿qué platos pican?'],
    ['de', 'Welche Gerichte sind scharf?'],
    ['it', 'quali piatti sono piccanti?'],
    ['pt', 'quais são os pratos picantes?'],
    ['zh', '哪些菜辣？'],
    ['ja', '辛い料理はどれですか'],
    ['ko', '매운 메뉴가 뭐예요?'],
    ['ar', 'ما هي الأطباق الحارة؟'],
  ])('includes what is often spicy, under a line of its own: %s', (locale, question) => {
    const lines = ask(locale, question).split('\n');
    const [spicy, often] = ['Chicken with chilli sauce', 'Padrón peppers'].map((dish) =>
      lines.findIndex((line) => line.includes(dish)),
    );
    expect(spicy).toBeGreaterThan(0);
    expect(often).toBeGreaterThan((spicy ?? 0) + 1);
  });
});
