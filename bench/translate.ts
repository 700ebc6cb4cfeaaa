import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEXICON_LINES } from '../server/food/lexicon/all-lines.ts';
import { makeLexicon } from '../server/food/lexicon.ts';
import { translateLocally } from '../server/translations/local/translate-locally.ts';
import { NO_CONTEXT, type TextContext } from '../server/translations/texts/text-in-context.ts';
import { isMenuLocale, MENU_LOCALES, type MenuLocale } from '../shared/locales.ts';
import type { TextKind } from '../shared/translated-texts.ts';
import { printPrecision } from './translate/precision.ts';

/**
 * `npm run bench:translate -- DIR …`: how many texts the engine on this machine translates completely, of the menus in
 * folders of NAME.truth.json, per language: section titles, titles and descriptions; and of what is translated, how much is
 * right by a person's grades. Fails if a number changed.
 * `--show fr` prints every text with its translation into a language.
 */

const MENUS = join(import.meta.dirname, '../test/menus');
const KINDS = ['section titles', 'titles', 'descriptions'] as const;
type SourceKind = (typeof KINDS)[number];
const TEXT_KINDS = {
  'section titles': 'section_title',
  titles: 'item_title',
  descriptions: 'item_description',
} as const satisfies Record<SourceKind, TextKind>;
type SourceText = { kind: SourceKind; from: MenuLocale; source: string; context: TextContext };
/** The fields of a truth (bench/score.mjs) that are needed here. */
type TranslatedTruth = {
  lang: string;
  sections: { title: string | null; items: { title: string; description: string | null }[] }[];
};

const shownLocale = process.argv[process.argv.indexOf('--show') + 1];
const folders = process.argv
  .slice(2)
  .filter((argument, at, all) => !argument.startsWith('--') && all[at - 1] !== '--show');
const lexicon = makeLexicon(LEXICON_LINES);
console.log(`${lexicon.concepts.length} concepts in ${MENU_LOCALES.length} languages\n`);
await printPrecision();
let changedNumbers = 0;
for (const folder of [MENUS, ...folders]) await measure(folder);
if (changedNumbers > 0) {
  console.error(`${changedNumbers} texts whose numbers changed`);
  process.exitCode = 1;
}

async function measure(folder: string): Promise<void> {
  const texts = await textsOf(folder);
  console.log(`| ${folder === MENUS ? 'drawn menus' : 'real menus'}: into | ${KINDS.join(' | ')} |`);
  console.log('|---|---:|---:|---:|');
  for (const to of MENU_LOCALES) {
    const shares = KINDS.map((kind) => {
      const askedTexts = texts.filter((text) => text.kind === kind && text.from !== to);
      const done = askedTexts.filter((text) => isTranslated(text, to));
      return askedTexts.length === 0
        ? '–'
        : `${Math.round((100 * done.length) / askedTexts.length)} % of ${askedTexts.length}`;
    });
    console.log(`| ${to} | ${shares.join(' | ')} |`);
  }
  console.log('');
}

function isTranslated({ kind, source, from, context }: SourceText, to: MenuLocale): boolean {
  const text = translateLocally({ kind: TEXT_KINDS[kind], source, context }, { from, to }, lexicon);
  if (text === null) return false;
  if (numbersOf(source) !== numbersOf(text)) {
    changedNumbers += 1;
    console.error(`${from} → ${to}: ${source} → ${text}`);
  }
  if (to === shownLocale) console.log(`${source}\n  ${text}`);
  return true;
}

function numbersOf(text: string): string {
  return (text.match(/\d+/g) ?? []).toSorted().join(' ');
}

/** English and French menus; the engine reads the other languages less well. */
async function textsOf(folder: string): Promise<SourceText[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.truth.json'));
  const truths = await Promise.all(
    // By the head of bench/score.mjs.
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as TranslatedTruth),
  );
  return truths.flatMap(({ lang, sections }) => {
    const from = isMenuLocale(lang) ? lang : undefined;
    if (from !== 'en' && from !== 'fr') return [];
    const text = (kind: SourceKind, source: string | null, place: Partial<TextContext> = {}) =>
      source ? [{ kind, from, source, context: { ...NO_CONTEXT, ...place } } as const] : [];
    return sections.flatMap(({ title: section, items }) => [
      ...text('section titles', section),
      ...items.flatMap(({ title, description }) => [
        ...text('titles', title, { section, description }),
        ...text('descriptions', description, { section, dish: title }),
      ]),
    ]);
  });
}
