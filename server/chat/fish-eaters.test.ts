import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

const IZAKAYA = restaurantWith({
  Food: [
    { title: 'Grilled salmon', contains: ['fish'] },
    { title: 'Tuna sashimi', description: 'raw tuna', contains: ['fish'] },
    { title: 'Udon with pork and fish', contains: ['fish', 'wheat'] },
    { title: 'Chicken wings', contains: [] },
    { title: 'Edamame', tags: ['Vegan'], contains: ['soy'] },
  ],
});

describe('vegetarians who eat fish are offered fish', () => {
  test.each<[MenuLocale, string]>([
    ['en', "I'm vegetarian but I eat fish, what fish do you have?"],
    ['fr', 'je suis végétarien mais le poisson ça va, vous avez quoi comme poisson ?'],
    ['es', 'soy vegetariana pero como pescado, ¿qué pescado tienen?'],
    ['de', 'Ich ess vegetarisch aber Fisch ist ok. Habt ihr Fisch?'],
    ['it', 'sono vegetariana ma il pesce va bene, che pesce avete?'],
    ['pt', 'sou vegetariano mas como peixe, que peixe há?'],
    ['zh', '我吃素但是可以吃鱼，有什么鱼？'],
    ['ja', 'ベジタリアンですが魚は大丈夫です。魚料理ありますか'],
    ['ko', '채식인데 생선은 괜찮아요. 생선 요리 뭐 있어요?'],
    ['ar', 'انا نباتي بس باكل سمك، شو عندكم سمك؟'],
  ])('%s', (locale, question) => {
    const answer = askAbout(IZAKAYA)(locale, question);
    expect(answer).toContain('Grilled salmon');
    expect(lineOf(answer, 'Udon with pork and fish')).toMatch(/^$|\(/);
    expect(answer).not.toContain('Chicken wings');
  });

  test.each<[MenuLocale, string]>([
    ['en', "I'm vegetarian, no fish either. what is there?"],
    ['de', 'ich bin Vegetarier, kein Fisch bitte, was geht?'],
    ['ja', 'ベジタリアンで、魚も食べません。何が食べられますか'],
    ['en', 'vegetarian, allergic to fish. what can I eat?'],
  ])('and others aren’t: %s %s', (locale, question) => {
    expect(lineOf(askAbout(IZAKAYA)(locale, question), 'Grilled salmon')).toMatch(/^$|\(/);
  });
});

describe('who is pregnant and asks for fish', () => {
  test.each<[MenuLocale, string[]]>([
    ['en', ['hi were after fish dishes', 'forgot to say im pregnant so nothing raw pls. which fish can i have then']],
    ['fr', ['je suis enceinte, quel poisson je peux manger ?']],
  ])('reads which dishes are cooked, and which are raw: %s', (locale, questions) => {
    const answer = askAbout(IZAKAYA)(locale, ...questions);
    expect(answer).toContain('Grilled salmon');
    expect(lineOf(answer, 'Tuna sashimi')).toContain('(');
  });

  test.each([
    'Plateau di crudi',
    'Bandeja de pescado y marisco crudo',
    'Salmon poke bowl',
    'Seafood tower',
    'Sea urchin',
  ])('hears that a dish is raw that names it by its kind: %s', (title) => {
    const answer = askAbout(restaurantWith({ Food: [{ title }, { title: 'Grilled cod' }] }))(
      'en',
      'I’m pregnant, nothing raw please. Which fish can I have?',
    );
    expect(answer).toContain('Grilled cod');
    expect(lineOf(answer, title)).toMatch(/^$|\(/);
  });
});
