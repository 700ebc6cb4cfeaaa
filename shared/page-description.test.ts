import { describe, expect, it } from 'vitest';
import { pageDescription, pageTitle } from './page-description.ts';

describe('pageTitle', () => {
  it.each([
    ['Menus', 'Menus · Ardoise'],
    ['  QR\ncode ', 'QR code · Ardoise'],
    ['', 'Ardoise'],
    ['Ardoise', 'Ardoise'],
  ])('makes %j into %j', (title, whole) => {
    expect(pageTitle(title)).toBe(whole);
  });
});

describe('pageDescription', () => {
  const letters = (count: number) => 'abcdefghij'.repeat(20).slice(0, count);

  it.each([0, 1, 157, 158, 159, 160])('leaves %d characters whole', (count) => {
    expect(pageDescription(letters(count))).toBe(letters(count));
  });

  it.each([161, 162, 200])('cuts %d characters to 157 and an ellipsis', (count) => {
    expect(pageDescription(letters(count))).toBe(`${letters(157)}…`);
  });

  it.each([
    ['an emoji of two units', '🍋'],
    ['a family of emoji', '👨‍👩‍👧'],
    ['a letter with its accent beside it', 'e\u0301'],
    ['a flag', '🇨🇦'],
  ])('counts %s as one character and never halves it', (_, character) => {
    expect(pageDescription(character.repeat(160))).toBe(character.repeat(160));
    expect(pageDescription(character.repeat(161))).toBe(`${character.repeat(157)}…`);
  });

  it('puts everything on one line before it counts', () => {
    expect(pageDescription('  Bistro\n\nof the\told port ')).toBe('Bistro of the old port');
    expect(pageDescription(`${letters(100)}${' \n'.repeat(60)}end`)).toBe(`${letters(100)} end`);
  });
});
