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

  const family = ['👩', '👧'].join('\u200d');
  it.each(['می\u200cخواهم', 'क्\u200dष', `Chez ${family}`, 'Auf\u200clage'])(
    'welcomes %j, whose characters are joined',
    (name) => expect(isPlainName(name)).toBe(true),
  );

  it.each(['\uffff', '\ufffe', '\ufdd0', '\u{1ffff}', '\u{10fffe}'])(
    'refuses %j, which is no character',
    (character) => {
      expect(isPlainName(`Bistro${character}Bar`)).toBe(false);
      expect(toPlainName(`Bistro${character}Bar`)).toBe('BistroBar');
    },
  );

  it.each([
    '\u200d',
    '\u200c\u200d',
    'Bistro \u200dBar',
    'Bistro\u200c',
    '\u200bBistro',
    'Bis\u200d\u200dtro',
    '\u2060',
  ])('refuses %j, whose joiner joins nothing', (name) => {
    expect(isPlainName(name)).toBe(false);
    expect(isPlainName(toPlainName(name))).toBe(true);
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

  it.each(['\u0000', '\u001b', rightToLeftOverride, '\ud800', '\uffff'])('refuse %j', (character) => {
    expect(isPrintable(`soup${character}`)).toBe(false);
  });
});
