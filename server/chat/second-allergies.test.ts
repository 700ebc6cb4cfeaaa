import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Two guests who can't eat two things: the second says so without the word for an allergy. */

const ask = askAbout(
  restaurantWith(
    {
      Starters: [
        { title: 'Oysters', contains: ['molluscs'] },
        { title: 'Celery soup', contains: ['celery'] },
        { title: 'Vanilla scoop', contains: ['milk'] },
        { title: 'Lemon scoop', contains: [] },
        { title: 'This week’s scoop', contains: undefined },
      ],
      Mains: [
        { title: 'Mussels in cider', contains: ['molluscs', 'celery'] },
        { title: 'Tartare sauce', contains: ['eggs'] },
        { title: 'Coleslaw', contains: ['eggs'] },
        { title: 'Pork belly', contains: [] },
        { title: 'Pork skewer', contains: [] },
        { title: 'Chicken skewer', contains: [] },
      ],
    },
    {},
    { price: 900 },
  ),
);

describe('both are avoided', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'my husband is allergic to celery', 'and I’m to molluscs, what can we share?'],
    ['fr', 'mon mari est allergique au céleri', 'et moi aux mollusques, on peut partager quoi ?'],
    ['es', 'mi marido es alérgico al apio', 'y yo a los moluscos, ¿qué podemos compartir?'],
    ['de', 'mein Mann ist gegen Sellerie allergisch', 'und ich gegen Weichtiere, was können wir teilen?'],
    ['it', 'mio marito è allergico al sedano', 'e io ai molluschi, cosa possiamo dividere?'],
    ['pt', 'meu marido é alérgico a aipo', 'e eu a moluscos, o que podemos dividir?'],
    ['zh', '我老公对芹菜过敏', '我对软体动物，我们能一起吃什么？'],
    ['ja', '夫がセロリアレルギーです', '私は貝類です。二人でシェアできるものは？'],
    ['ko', '남편이 셀러리 알레르기예요', '저는 조개류요. 둘이 같이 먹을 수 있는 거 뭐 있어요?'],
    ['ar', 'زوجي عنده حساسية من الكرفس', 'وأنا من الرخويات، شو ممكن نتشارك؟'],
  ])('%s %s, %s', (...[locale, first, second]) => {
    const answer = ask(locale, first, second);
    for (const title of ['Oysters', 'Celery soup', 'Mussels in cider'])
      expect(lineOf(answer, title)).toMatch(/[(（].+[)）]/u);
  });
});

test('a scoop of something is any of the scoops', () => {
  const answer = ask('en', 'lactose intolerant but I want a scoop of something, any hope?');
  expect(lineOf(answer, 'Vanilla scoop')).toContain('(contains milk)');
  expect(answer).toContain('Lemon scoop');
});

test('two dishes that are asked about one after the other are both answered', () => {
  const answer = ask('en', 'my son is allergic to egg', 'does the tartare sauce have any? and the coleslaw');
  expect(answer).toMatch(/“Tartare sauce” contains eggs/);
  expect(answer).toMatch(/“Coleslaw” contains eggs/);
});

describe('pork is left out, though something with alcohol is named beside it', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'we don’t eat pork or anything with alcohol in it, what mains are there for us?'],
    ['fr', 'on ne mange pas de porc ni rien avec de l’alcool, il y a quoi comme plat principal pour nous ?'],
    ['es', 'no comemos cerdo ni nada que lleve alcohol, ¿qué hay de principal para nosotros?'],
    ['de', 'wir essen kein Schwein und nichts wo Alkohol drin ist, was gibt’s als Hauptgericht für uns?'],
    ['it', 'non mangiamo maiale né niente che contenga alcol, che secondi ci sono per noi?'],
    ['pt', 'não comemos porco nem nada que leve álcool, o que há de prato principal para nós?'],
    ['zh', '我们不吃猪肉也不吃含酒精的东西，主菜有什么？'],
    ['ja', '豚肉もアルコールが入ってるものも食べません、メインは何がありますか？'],
    ['ko', '돼지고기랑 알코올 들어간 건 안 먹어요, 메인 뭐 있어요?'],
    ['ar', 'نحن ما ناكل خنزير ولا شي فيه كحول، شو في طبق رئيسي لنا؟'],
  ])('%s %s', (...[locale, question]) => {
    const answer = ask(locale, question);
    expect(lineOf(answer, 'Chicken skewer')).not.toMatch(/[(（]/u);
    expect(answer).toContain('Chicken skewer');
    expect(lineOf(answer, 'Pork belly')).toMatch(/^$|[(（].+[)）]/u);
  });
});

describe('skewers without pork', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'which skewers aren’t pork?'],
    ['it', 'quali spiedini non sono di maiale?'],
    ['ja', '豚じゃないスキュワーはどれ？'],
  ])('%s %s', (...[locale, question]) => {
    const answer = ask(locale, question);
    expect(answer).not.toBe('');
    expect(lineOf(answer, 'Pork skewer')).toMatch(/^$|[(（].+[)）]/u);
  });
});
