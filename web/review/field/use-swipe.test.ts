import { expect, it } from 'vitest';
import { swipeOf } from './use-swipe.ts';

it.each<[string, number, number, ReturnType<typeof swipeOf>]>([
  ['on', -120, 10, 'left'],
  ['back', 90, -20, 'right'],
  ['nowhere with a tap', -4, 2, undefined],
  ['nowhere with a scroll', -70, 200, undefined],
  ['nowhere with a slanting drag', -80, 60, undefined],
])('leads %s', (_, x, y, way) => {
  expect(swipeOf({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(way);
});
