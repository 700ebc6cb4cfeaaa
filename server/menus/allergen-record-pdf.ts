import PDFDocument from 'pdfkit';
import { ALLERGEN_CODES, type AllergenCode, MAIN_ALLERGENS } from '../../shared/allergens.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';
import { pdfBytes } from '../pdf-bytes.ts';
import { type FontWeight, inFont, runsOf } from '../pdf-fonts.ts';
import { ALLERGEN_NAMES, RECORD_WORDS, type RecordLine } from './allergen-record.ts';

export type AllergenRecordTask = {
  name: string;
  sections: RecordLine[][];
  made_at: string;
  timezone: string;
  locale: AppLocale;
  size: 'A4' | 'LETTER';
};

/** In points, of 1/72 inch. */
const MARGIN = 36;
const COLUMN = 27;
const WHO_WIDTH = 108;
const LINE = 11;
const HEAD_HEIGHT = 78;
const INK = '#1f2a33';
const QUIET = '#55626c';
const RULE = '#d9d3c4';

/** In characters, about. */
const TITLE_WIDTH = 44;
const NOTE_WIDTH = 52;
const WHO_CHARACTERS = 25;

const KINDS = ALLERGEN_CODES.filter((code) => !MAIN_ALLERGENS.includes(code));

/** The record on paper: a line for each dish and add-on, a column for each of the fourteen, the named kinds beneath. */
export async function allergenRecordPdf(task: AllergenRecordTask): Promise<Buffer> {
  const { name, sections, locale, size } = task;
  const title = interpolate(RECORD_WORDS[locale].allergen, { name });
  const document = new PDFDocument({
    size,
    layout: 'landscape',
    margin: MARGIN,
    lang: LANGUAGE_TAGS[locale],
    displayTitle: true,
    info: { Title: title },
  });
  const bytes = pdfBytes(document);
  const sheet = new RecordSheet(document, task);
  sheet.begin(title);
  for (const lines of sections) sheet.section(lines);
  sheet.foot();
  document.end();
  return await bytes;
}

type Look = { size?: number; weight?: FontWeight; color?: string };

/** Writes from the top down, with the columns' heads on each page. */
class RecordSheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #words: (typeof RECORD_WORDS)[AppLocale];
  readonly #names: (typeof ALLERGEN_NAMES)[AppLocale];
  readonly #day: Intl.DateTimeFormat;
  readonly #made_at: string;
  readonly #right: number;
  readonly #bottom: number;
  readonly #columns: number;
  #y = MARGIN;
  #page = 1;

  constructor(document: PDFKit.PDFDocument, { locale, timezone, made_at }: AllergenRecordTask) {
    this.#document = document;
    this.#words = RECORD_WORDS[locale];
    this.#names = ALLERGEN_NAMES[locale];
    this.#day = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'medium', timeZone: timezone });
    this.#made_at = made_at;
    this.#right = document.page.width - MARGIN;
    this.#bottom = document.page.height - MARGIN - LINE * 2;
    this.#columns = this.#right - WHO_WIDTH - MAIN_ALLERGENS.length * COLUMN;
  }

  begin(title: string): void {
    this.#write(title, MARGIN, this.#y, { size: 18, weight: 600 });
    this.#y += 26;
    const madeOnLine = interpolate(this.#words.made_on, { date: this.#day.format(new Date(this.#made_at)) });
    this.#write(madeOnLine, MARGIN, this.#y, { color: QUIET });
    this.#y += 16;
    this.#head();
  }

  section(lines: readonly RecordLine[]): void {
    const [first] = lines;
    if (!first) return;
    this.#room(LINE * 7);
    this.#y += 6;
    this.#write(`${first.menu} · ${first.section}`, MARGIN, this.#y, { size: 10, weight: 600 });
    this.#y += LINE + 6;
    for (const line of lines) this.#line(line);
  }

  foot(): void {
    const text = `${this.#words.legend}   ${interpolate(this.#words.page, { page: this.#page })}`;
    this.#write(text, MARGIN, this.#bottom + LINE, { size: 8, color: QUIET });
  }

  #line(line: RecordLine): void {
    const titles = wrapped(line.part === '' ? line.dish : `+ ${line.part}`, TITLE_WIDTH);
    const notes = this.#kinds(line);
    const who = this.#declared(line);
    const height = Math.max(titles.length + notes.length, who.length) * LINE + 4;
    this.#room(height);
    const indent = line.part === '' ? MARGIN : MARGIN + 12;
    for (const [index, text] of titles.entries()) this.#write(text, indent, this.#y + index * LINE);
    for (const [index, text] of notes.entries())
      this.#write(text, indent, this.#y + (titles.length + index) * LINE, { size: 7.5, color: QUIET });
    for (const [index, text] of who.entries())
      this.#write(text, this.#right - WHO_WIDTH + 6, this.#y + index * LINE, { size: 7.5, color: QUIET });
    for (const [index, code] of MAIN_ALLERGENS.entries()) this.#state(line, code, index);
    this.#y += height;
    this.#rule(this.#y - 3);
  }

  #state(line: RecordLine, code: AllergenCode, column: number): void {
    const words = this.#words;
    const state = line.states[code];
    const signs: Record<typeof state, string> = {
      contains: words.sign_contains,
      may_contain: words.sign_may_contain,
      without: words.sign_without,
      not_declared: words.sign_not_declared,
      unnamed: words.sign_may_contain,
    };
    const isContained = state === 'contains' || state === 'may_contain';
    this.#write(signs[state], this.#columns + (column + 0.5) * COLUMN - 3, this.#y, {
      weight: isContained ? 600 : 400,
    });
  }

  #kinds({ states }: RecordLine): string[] {
    const kinds = KINDS.flatMap((code) => {
      const kind = this.#names[code];
      if (states[code] === 'contains') return [kind];
      return states[code] === 'may_contain' ? [interpolate(this.#words.kind_may, { kind })] : [];
    });
    return kinds.length > 0 ? wrapped(interpolate(this.#words.kinds, { kinds: kinds.join(', ') }), NOTE_WIDTH) : [];
  }

  #declared({ part, declared_at, declared_by }: RecordLine): string[] {
    if (part !== '' || declared_at === null) return [];
    const who = declared_by === '' ? [] : wrapped(declared_by, WHO_CHARACTERS);
    return [this.#day.format(new Date(declared_at)), ...who];
  }

  #head(): void {
    const bottom = this.#y + HEAD_HEIGHT - 6;
    for (const [index, code] of MAIN_ALLERGENS.entries()) {
      const x = this.#columns + (index + 0.5) * COLUMN - 5;
      this.#document.save().rotate(-90, { origin: [x, bottom] });
      this.#write(this.#names[code], x, bottom, { size: 8 });
      this.#document.restore();
    }
    this.#y += HEAD_HEIGHT;
    this.#rule(this.#y - 2);
  }

  #room(height: number): void {
    if (this.#y + height <= this.#bottom) return;
    this.foot();
    this.#document.addPage();
    this.#page += 1;
    this.#y = MARGIN;
    this.#head();
  }

  #rule(lineY: number): void {
    this.#document.moveTo(MARGIN, lineY).lineTo(this.#right, lineY).lineWidth(0.5).strokeColor(RULE).stroke();
  }

  #write(text: string, x: number, textY: number, { size = 8.5, weight = 400, color = INK }: Look = {}): void {
    let left = x;
    this.#document.fontSize(size).fillColor(color);
    for (const { slice, text: part } of runsOf(text)) {
      const font = inFont(this.#document, slice, weight);
      font.text(part, left, textY, { lineBreak: false });
      left += font.widthOfString(part);
    }
  }
}

/** Lines of about so many characters, broken between words if possible; nothing is cut off. */
function wrapped(text: string, characters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/)) {
    if (line !== '' && line.length + word.length > characters) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
    while (line.length > characters) {
      lines.push(line.slice(0, characters));
      line = line.slice(characters);
    }
  }
  return [...lines, line];
}
