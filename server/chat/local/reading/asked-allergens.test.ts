import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const read = (question: string, page: 'en' | 'fr' | 'es' | 'de' | 'it' | 'pt' | 'zh' | 'ja' | 'ar') =>
  readMessage(question, { page, currency: 'CAD' });

test.each([
  ['ar', 'هل في مكسرات أو سمسم بالصحن؟', ['tree_nuts', 'sesame']],
  ['ar', 'لا بيض ولا حليب', ['eggs', 'milk']],
  ['de', 'Sind in dem Gericht Nüsse oder Sesam?', ['tree_nuts', 'sesame']],
  ['es', '¿Hay en el plato nueces o leche?', ['walnut', 'milk']],
  ['pt', 'Tem no prato amendoim ou leite?', ['peanuts', 'milk']],
  ['it', 'C’è nel piatto latte o pesce?', ['milk', 'fish']],
  ['en', 'Is the fish cooked in the peanut oil?', ['fish', 'peanuts']],
  ['en', 'Is there any meat or shrimp in the soup?', ['crustaceans']],
] as const)('%s "%s" asks about each of them', (page, question, allergens) => {
  expect(read(question, page)).toMatchObject({
    intent: 'allergens',
    avoided: expect.arrayContaining([...allergens]),
  });
});

test.each([
  ['en', 'Can you tell me if you put nuts on the salad?', 'tree_nuts'],
  ['en', 'Could you put peanuts in it by accident?', 'peanuts'],
  ['fr', 'Je voudrais savoir si on ajoute des noix', 'walnut'],
  ['es', 'Quiero el curry pero cómo sé si lleva cacahuetes', 'peanuts'],
  ['zh', '沙拉上会加一点坚果吗', 'tree_nuts'],
  ['zh', '可能加花生吗', 'peanuts'],
  ['ja', 'サラダにナッツ乗せてるんですか', 'tree_nuts'],
  ['ar', 'ممكن اعرف لو زدت مكسرات', 'tree_nuts'],
] as const)('%s "%s" is no wish', (page, question, allergen) => {
  expect(read(question, page)).toMatchObject({
    intent: 'allergens',
    avoided: expect.arrayContaining([allergen]),
  });
});

test.each([
  ['I’m vegan, do you have any cooked dishes?', 'diet'],
  ['I’m Muslim, do you have something cooked?', 'religion'],
  ['How much is the cooked fish?', 'price'],
] as const)('"%s" is about more than raw food', (question, intent) => {
  expect(read(question, 'en').intent).toBe(intent);
});
