import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import { checkedPairs } from './checked-pairs.ts';
import { placedTextSchema, translationOf } from './placed-texts.ts';

/** Sets that somebody wrote who knows neither the lexicon nor the program, with the grades of a person who read them. */
const BLIND = join(import.meta.dirname, 'blind');
const GRADES = ['right', 'wrong', 'dangerous'] as const;
type Grade = (typeof GRADES)[number];

const gradedTextSchema = z.strictObject({
  ...placedTextSchema.shape,
  /** The translation that was graded, and its grade, by language; a language without one was not translated then. */
  grades: z.partialRecord(z.enum(MENU_LOCALES), z.strictObject({ text: z.string(), grade: z.enum(GRADES) })),
});

/** `null` is the original, `undefined` a translation that nobody has graded. */
type Counted = (Grade | null | undefined)[];

/** Of what is translated, how much is right: the checked pairs, then each blind set as it was first graded and as it is now. */
export async function printPrecision(): Promise<void> {
  console.log('| set | translated | right | wrong | dangerous | not graded |');
  console.log('|---|---:|---:|---:|---:|---:|');
  const pairs = checkedPairs().map(({ from, to, kind, source, text }) => {
    const translation = translationOf({ text: source, kind, from }, to);
    if (translation === null) return null;
    return translation === text ? ('right' as const) : undefined;
  });
  printSet('checked pairs (tuned)', pairs);
  const files = (await readdir(BLIND).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
  for (const file of files) {
    const texts = z.array(gradedTextSchema).parse(JSON.parse(await readFile(join(BLIND, file), 'utf8')));
    const targets = texts.flatMap((text) => MENU_LOCALES.filter((to) => to !== text.from).map((to) => ({ text, to })));
    printSet(
      `${file}: first score (blind)`,
      targets.map(({ text, to }) => text.grades[to]?.grade ?? null),
    );
    printSet(
      `${file}: now (tuned)`,
      targets.map(({ text: { grades, ...text }, to }) => gradeNow(text, to, grades[to])),
    );
  }
  console.log('');
}

function gradeNow(
  text: z.infer<typeof placedTextSchema>,
  to: MenuLocale,
  graded: { text: string; grade: Grade } | undefined,
): Counted[number] {
  const translation = translationOf(text, to);
  if (translation === null) return null;
  return translation === graded?.text ? graded.grade : undefined;
}

function printSet(name: string, counted: Counted): void {
  const translated = counted.filter((grade) => grade !== null);
  const graded = translated.filter((grade) => grade !== undefined);
  const countOf = (grade: Grade) => graded.filter((each) => each === grade).length;
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  console.log(
    `| ${name} | ${share(translated.length, counted.length)} of ${counted.length} | ${share(countOf('right'), graded.length)} | ` +
      `${countOf('wrong')} | ${countOf('dangerous')} | ${translated.length - graded.length} |`,
  );
}
