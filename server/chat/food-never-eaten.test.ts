import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

const PUB = restaurantWith({
  Starters: [{ title: 'Pork scratchings' }, { title: 'Tomato soup' }],
  Mains: [
    { title: 'Grilled pork chop', description: 'with apple sauce' },
    { title: 'Pork belly', description: 'slow roasted' },
    { title: 'Lentil pie' },
    { title: 'Roast chicken' },
    { title: 'Mussels in wine' },
  ],
});

const NEITHER_PORK_NOR_ALCOHOL: [MenuLocale, string][] = [
  ['en', "we don't eat pork or anything with alcohol in it, which main is there for us?"],
  ['fr', "on ne mange pas de porc ni rien avec de l'alcool dedans, quel plat principal pour nous ?"],
  ['es', 'no comemos cerdo ni comida que contiene alcohol, ¿qué plato principal hay para nosotros?'],
  ['de', 'wir essen kein Schweinefleisch und nichts mit Alkohol drin, welches Hauptgericht gibt es für uns?'],
  ['it', "non mangiamo maiale né niente con alcol, che piatto principale c'è per noi?"],
  ['pt', 'não comemos porco nem nada com álcool, que prato principal há para nós?'],
  ['zh', '我们不吃猪肉，也不吃含酒精的，主菜里面有什么'],
  ['ja', '豚は食べません。アルコールが入ったものもダメです。メインは何がありますか'],
  ['ko', '돼지고기 못 먹어요. 알코올 들어간 것도요. 메인 추천해주세요'],
  ['ar', 'نحن ما ناكل خنزير ولا شي فيه كحول، شو في طبق رئيسي لنا؟'],
];

describe('food that a guest never eats', () => {
  test.each(NEITHER_PORK_NOR_ALCOHOL)(
    'is left out, or marked, beside what it must not contain: %s',
    (locale, question) => {
      const answer = askAbout(PUB)(locale, question);
      for (const dish of ['Grilled pork chop', 'Pork belly', 'Mussels in wine'])
        expect(lineOf(answer, dish), answer).toMatch(/^$|\(/);
      expect(lineOf(answer, 'Roast chicken')).toMatch(/^• Roast chicken$/);
    },
  );

  test.each<[MenuLocale, string]>([
    ['ja', '豚じゃない料理はどれ?'],
    ['it', 'quali piatti non sono di maiale?'],
    ['es', '¿qué platos no son de cerdo?'],
    ['en', "which dishes aren't pork?"],
  ])('is not offered as what it is not: %s', (locale, question) => {
    const answer = askAbout(PUB)(locale, question);
    expect(lineOf(answer, 'Pork belly')).toMatch(/^$|\(/);
    expect(answer).toContain('Roast chicken');
  });

  test('doesn’t swallow the kind that is asked for', () => {
    const answer = askAbout(PUB)('pt', 'não comemos porco, nem pratos com álcool. que carnes há?');
    expect(lineOf(answer, 'Roast chicken')).toMatch(/^• Roast chicken$/);
    expect(lineOf(answer, 'Pork belly')).toMatch(/^$|\(/);
  });
});

describe('drinks that say that they have no alcohol', () => {
  const izakaya = restaurantWith(
    { お飲み物: [{ title: 'ウーロン茶', description: '冷または温、アルコールなし' }, { title: '日本酒' }] },
    { main_locale: 'ja' },
  );

  test.each<[MenuLocale, string]>([
    ['ja', 'お酒飲めないんだけど飲み物なにある？'],
    ['ko', '술 못 마시는데 음료 뭐 있음?'],
    ['en', "can't drink alcohol, what drinks have you got?"],
    ['ar', 'ما بشرب كحول، شو في مشروبات؟'],
  ])('are offered to who drinks none: %s', (locale, question) => {
    const answer = askAbout(izakaya)(locale, question);
    expect(lineOf(answer, 'ウーロン茶')).toMatch(/^• ウーロン茶$/);
    expect(answer).not.toContain('日本酒');
  });
});
