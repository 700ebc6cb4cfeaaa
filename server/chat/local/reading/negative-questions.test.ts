import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const read = (question: string, page: 'zh' | 'ja' | 'ko') => readMessage(question, { page, currency: 'JPY' });

test.each([
  ['ja', '豚肉が食べられないのですが、サラダの中で大丈夫なものは？', 'pork'],
  ['ja', 'きのこが食べられないのですが', 'mushroom'],
  ['ko', '돼지고기를 못 먹는데 없나요?', 'pork'],
  ['zh', '我不能吃猪肉，能不能吃这个汤？', 'pork'],
] as const)('%s "%s" leaves the food out, though its end may also ask something', (page, question, food) => {
  expect(read(question, page)).toMatchObject({ excluded: [food], is_statement: true });
});

test.each([
  ['ja', '乳製品を食べないのですが', 'milk'],
  ['ja', '卵が食べられないの', 'eggs'],
  ['ko', '우유는 안 먹는데요', 'milk'],
] as const)('%s "%s" is of an allergen', (page, question, allergen) => {
  expect(read(question, page)).toMatchObject({ avoided: [allergen], is_statement: true });
});

test.each([
  ['ja', 'アレルギーはないのですが、おすすめは？'],
  ['zh', '能不能吃辣？'],
] as const)('%s "%s" leaves nothing out', (page, question) => {
  expect(read(question, page)).toMatchObject({ avoided: [], excluded: [] });
});
