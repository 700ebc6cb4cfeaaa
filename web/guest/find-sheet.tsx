import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';

import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { LanguageList } from './guest-languages.tsx';
import { langOf, type Originals } from './originals.ts';
import { sectionAnchor } from './shell/anchors.ts';
import { FIND_SCRIPT } from './shell/guest-script.ts';
import { Sheet } from './shell/sheet.tsx';

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords; originals: Originals };

export const FIND_SHEET = 'find';
/** The tags that most dishes carry: a sheet is no list of all words. */
const MAX_TAGS = 12;

/** All sections as a sheet. The script adds what only a script can do: the search and the tags. */
export function FindSheet({ page, menu, words, originals }: Props) {
  return (
    <Sheet id={FIND_SHEET} title={words.find} words={words}>
      {!page.preview && (
        <search>
          <FindForm menu={menu} words={words} originals={originals} />
        </search>
      )}
      {!page.preview && page.restaurant.menus.length > 1 && (
        <div className="elsewhere" hidden={true}>
          <h3>{words.other_menus}</h3>
          <ul className="links" />
        </div>
      )}
      <h3>{words.sections}</h3>
      <ul className="links">
        {menu.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${sectionAnchor(id)}`} lang={langOf(originals, title, originals.sections.get(id)?.title)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {page.locales.length > 1 && (
        <>
          <h3>{words.languages}</h3>
          <LanguageList page={page} menu={menu} className="links" />
        </>
      )}
    </Sheet>
  );
}

/**
 * Hidden until the script is there; its later words are in data attributes. A browser that comes back
 * to the page would check its boxes again beside a menu that shows all: `autocomplete` resets the form.
 */
function FindForm({ menu, words, originals }: Omit<Props, 'page'>) {
  const items = menu.sections.flatMap((section) => section.items);
  const commonTags = mostCommon(items.flatMap((item) => item.tags)).slice(0, MAX_TAGS);
  const originalTags = new Set([...originals.items.values()].flatMap((item) => item.tags));
  return (
    <form
      className="find-form"
      data-script={FIND_SCRIPT}
      hidden={true}
      autoComplete="off"
      data-shown={interpolate(words.shown, { shown: '{shown}', all: '{all}' })}
      data-nothing={words.nothing_found}
    >
      <label>
        {words.search}
        <input type="search" name="text" enterKeyHint="search" />
      </label>
      {commonTags.length > 0 && (
        <fieldset>
          <legend>{words.only}</legend>
          {commonTags.map((tag) => (
            <Choice
              key={tag}
              name="tag"
              value={tag}
              text={tag}
              lang={langOf(originals, tag, originalTags.has(tag) ? tag : null)}
            />
          ))}
        </fieldset>
      )}
      <div className="find-end">
        <p className="find-count" />
        <button type="reset" className="quiet">
          {words.clear}
        </button>
        <button type="submit" className="main-button">
          {words.show}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = { name: string; value: string; text: string; lang?: string | undefined };

function Choice({ name, value, text, lang }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={value} />
      <span lang={lang}>{text}</span>
    </label>
  );
}

function mostCommon(texts: readonly string[]): string[] {
  const tagCounts = new Map<string, number>();
  for (const text of texts) tagCounts.set(text, (tagCounts.get(text) ?? 0) + 1);
  return [...tagCounts].sort(([, one], [, other]) => other - one).map(([text]) => text);
}
