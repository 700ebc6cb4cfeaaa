import { expect, test } from 'vitest';
import { guestWords } from '../../../shared/i18n/guest/words-by-locale.ts';
import { MENU_LOCALES } from '../../../shared/locales.ts';
import { ofItems, renderSamplePage } from '../../../test/render-sample-page.ts';
import { sampleItem, sampleMenu, sampleSection } from '../../../test/sample-publication.ts';

const suggestions = (html: string): string[] => {
  const list = html.slice(html.indexOf('class="chat-suggestions"'), html.indexOf('class="quiet chat-ready"'));
  return Array.from(list.matchAll(/<button[^>]*>([^<]*)</g), ([, text = '']) => text);
};

test('a menu without wine, specials, favourites or vegan dishes suggests its dishes only, those with a description first', () => {
  const html = renderSamplePage(ofItems(sampleItem(1, 'Bread'), sampleItem(2, 'Soup', { description: 'Leeks' })));
  expect(suggestions(html)).toEqual(['Soup', 'Bread']);
});

test('questions that the menu answers are suggested first, at most four', () => {
  const sections = [
    sampleSection(1, 'Specials', [sampleItem(1, 'Soup', { tags: ['Vegan', 'Popular'], description: 'Leeks' })]),
    sampleSection(2, 'Wines', [sampleItem(2, 'Chenin')]),
  ];
  expect(suggestions(renderSamplePage({ menus: [sampleMenu({ sections })] }))).toEqual([
    'Popular dishes',
    'Dinner specials',
    'Vegan options',
    'Wine pairing',
  ]);
});

test.each(MENU_LOCALES)('%s: the panel names an AI only if a model answers', (locale) => {
  const { allergy } = guestWords(locale);
  const ARTIFICIAL = /\bAI\b|\bIA\b|\bKI\b|AI|人工智能|ذكاء/;
  const noticeOf = (is_chat_by_model: boolean) =>
    /<p class="chat-notice">([^<]*)</.exec(renderSamplePage({}, { locale, is_chat_by_model }))?.[1] ?? '';
  expect(noticeOf(true)).toMatch(ARTIFICIAL);
  expect(noticeOf(false)).not.toMatch(ARTIFICIAL);
  expect(noticeOf(false).length).toBeGreaterThan(allergy.length / 4);
});
