import { describe, expect, it } from 'vitest';
import { isPlainName, isPrintable, toPlainName } from './text-rules.ts';

const rightToLeftOverride = String.fromCodePoint(0x202e);

describe('names', () => {
  it.each(["L'Étoile & Fils", 'Chez Ñandú (bar/grill)', '寿司 さくら', 'مطعم الشرق', 'Bœuf – 2.0 !', 'Café n°1'])(
    'welcomes %s',
    (name) => expect(isPlainName(name)).toBe(true),
  );

  it.each([...'<>{}[]\\|^~', '\n', '\u0000', rightToLeftOverride])('refuses %j anywhere', (character) => {
    expect(isPlainName(`Bistro ${character} Bar`)).toBe(false);
  });

  it('mends what a machine read instead of refusing it', () => {
    expect(toPlainName(` Entrées\n[froides] ${rightToLeftOverride}| <chaudes> `)).toBe('Entrées froides chaudes');
    expect(isPlainName(toPlainName('~^<\t>'))).toBe(true);
  });
});

describe('item texts', () => {
  it('take markup, emoji and line breaks as plain text', () => {
    expect(isPrintable('<b>Soup</b> 🌶️ of the day\nwith bread')).toBe(true);
  });

  it.each(['\u0000', '\u001b', rightToLeftOverride, '\ud800'])('refuse %j', (character) => {
    expect(isPrintable(`soup${character}`)).toBe(false);
  });
});
