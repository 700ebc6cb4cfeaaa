import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { translateLocally } from './translate-locally.ts';

const fromJapanese = (source: string, to: MenuLocale, kind: TextKind = 'item_description'): string | null =>
  translateLocally(
    { kind, source, context: { menu: null, section: null, dish: null, description: null, tags: [], region: null } },
    { from: 'ja', to },
  );

test('a description of several sentences is read sentence by sentence, with its note in brackets', () => {
  expect(fromJapanese('牛すじを赤ワインでじっくり煮込みました。バゲット付き', 'en')).toBe(
    'Stewed beef tendon in red wine. With baguette',
  );
  expect(fromJapanese('厚切りトーストにバターと粒あん。ゆで卵・ドリンク付(11時まで)', 'de')).toBe(
    'Dicke Toastscheibe mit Butter und Azukibohnenpaste. Mit gekochtem Ei und Getränk (bis 11 Uhr)',
  );
});

test('a description of which one sentence is not understood stays in the original', () => {
  expect(fromJapanese('宮城仕込み。バゲット付き', 'en')).toBeNull();
});

test('the sides of a set are one list, and a choice stays a choice', () => {
  expect(fromJapanese('豚肉、いか、卵入り', 'en')).toBe('With pork, squid and egg');
  expect(fromJapanese('ナンまたはライスをお選びください', 'fr')).toBe('Au choix : naan ou riz');
  expect(fromJapanese('厚切りトースト、ゆで卵、コーヒーまたは紅茶', 'en')).toBe(
    'Thick toast, boiled egg, coffee or black tea',
  );
});

test('a number behind a food counts it, and of meat in slices the number stays in the original', () => {
  expect(fromJapanese('海老2本、白身魚、茄子', 'en')).toBe('2 shrimps, white fish, eggplant');
  expect(fromJapanese('チャーシュー3枚、味玉、海苔', 'en')).toBeNull();
});

test('a list of foods that a dish is without is never read as if it had some of them', () => {
  expect(fromJapanese('わさび抜きもできます', 'en')).toBe('Without wasabi on request');
  expect(fromJapanese('肉・魚・卵不使用', 'zh')).toBeNull();
  expect(fromJapanese('肉、魚、卵不使用。昆布のスープ', 'en')).toBeNull();
});

test('a choice grade and a season of a dish are said', () => {
  expect(fromJapanese('上ミノ', 'en', 'item_title')).toBe('Premium beef tripe');
  expect(fromJapanese('季節の鍋', 'fr', 'section_title')).toBe('Marmites de saison');
  expect(fromJapanese('牛すじ大根', 'fr', 'item_title')).toBe('Tendon de bœuf au daikon');
});
