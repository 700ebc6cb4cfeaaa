import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { makeMenuFacts } from '../server/chat/facts/menu-facts.ts';
import { answerLocally } from '../server/chat/local/answer-locally.ts';
import { translateEverywhere } from '../server/translations/local/translate-locally.ts';
import { inContext } from '../server/translations/texts/text-in-context.ts';
import { CHAT_WORDS } from '../shared/i18n/guest/chat-words.ts';
import { MENU_LOCALES, type MenuLocale } from '../shared/locales.ts';
import { type Currency, minorUnits } from '../shared/money.ts';
import type { PublicRestaurant } from '../shared/publication.ts';
import { textsOf, withTexts } from '../shared/translated-texts.ts';
import { suggestionsOf } from '../web/guest/chat/suggestions.ts';
import { sampleItem, sampleMenu, sampleRestaurant, sampleSection } from './sample-publication.ts';

/** The questions that the panel offers for the drawn menus are answered by the assistant, in each language. */

type PrintedPrice = { label: string | null; amount: number };
type PrintedMenu = {
  lang: MenuLocale;
  currency: Currency;
  sections: {
    title: string | null;
    items: { title: string; description: string | null; tags?: string[]; prices: PrintedPrice[] }[];
  }[];
};

function restaurantOf(path: string): PublicRestaurant {
  // The files of test/menus are written by hand in this form.
  const printed = JSON.parse(readFileSync(path, 'utf8')) as PrintedMenu;
  let id = 0;
  const sections = printed.sections.map((section, index) =>
    sampleSection(
      index + 1,
      section.title ?? '',
      section.items.map(({ title, description, tags = [], prices }) => {
        id += 1;
        const amounts = prices.map(({ label, amount }) => ({
          label: label ?? '',
          price: minorUnits(String(amount), printed.currency),
        }));
        const [single] = amounts;
        const isSingle = amounts.length === 1 && single?.label === '';
        return sampleItem(id, title, {
          menu_section_id: index + 1,
          description,
          tags,
          price: isSingle ? single.price : null,
          variants: isSingle ? [] : amounts,
        });
      }),
    ),
  );
  return sampleRestaurant({
    main_locale: printed.lang,
    currency: printed.currency,
    menus: [sampleMenu({ sections })],
  });
}

const DRAWN_MENUS = globSync('test/{menus,eastern-menus}/*.truth.json').map((path) => [basename(path), path] as const);

test.each(DRAWN_MENUS)('%s: no suggestion is a dead end', (_, path) => {
  const original = restaurantOf(path);
  for (const locale of MENU_LOCALES) {
    const translations =
      locale === original.main_locale
        ? []
        : inContext(original, textsOf(original)).flatMap((placed) => {
            const text = translateEverywhere(placed, { from: original.main_locale, to: locale });
            return text === null ? [] : [{ kind: placed.kind, source: placed.source, text }];
          });
    const facts = makeMenuFacts({ public: original, assistant: { details: [] } }, translations, locale);
    const texts = new Map(translations.map(({ kind, source, text }) => [`${kind} ${source}`, text]));
    const restaurant = withTexts(original, (kind, source) => texts.get(`${kind} ${source}`) ?? source);
    const [menu] = restaurant.menus;
    if (!menu) throw new Error(`${path} has no menu`);
    const words = CHAT_WORDS[locale];
    const deadEnds = [words.not_on_menu, words.only_the_menu, words.no_popular, words.no_specials];
    for (const suggestion of suggestionsOf({ original }, menu, words)) {
      const { lines } = answerLocally(facts, suggestion, new Set());
      const isDeadEnd =
        lines.some((line) => deadEnds.some((end) => line.startsWith(end))) || lines.join() === words.unsaid;
      expect(isDeadEnd, `${locale}: ${suggestion}: ${lines.join(' ')}`).toBe(false);
    }
  }
});
