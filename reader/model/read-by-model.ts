import type { Draft } from '../../shared/draft.ts';
import type { ModelProblem } from '../../shared/model-problems.ts';
import type { PageReading } from '../reading.ts';
import { amountsIn } from './amounts.ts';
import { askModel, NO_TOKENS, type Tokens, type VisionLanguageModel } from './ask-model.ts';
import { checkAnswer } from './check-answer.ts';
import { checkedPage } from './checked-page.ts';
import { fillGaps, toPageSections } from './fill-gaps.ts';
import { joinPages, type PagePart } from './join-pages.ts';
import { layOut } from './laid-out.ts';
import { type NumberedLine, numberLines } from './number-lines.ts';
import { type ReadAgain, secondReadingOf } from './second-reading.ts';

/** A model's result for a page, as JSON, and its token counts. */
export type ModelPage = { part: PagePart; tokens: Tokens };

/** A page that was read, its picture as WebP, loaded when needed, and the stored result of an earlier run. */
type PageToStructure = { reading: PageReading; picture: () => Promise<Uint8Array>; kept?: ModelPage | null };

export type ModelOptions = {
  model: VisionLanguageModel;
  /**
   * Structures pages by layout: consecutive pages that the model doesn't read together, and each page that it reads
   * separately, for the items that it leaves out.
   */
  structure: (pages: PageReading[]) => Promise<Draft>;
  readAgain: ReadAgain;
  signal: AbortSignal;
  /** Called with the model's result for each page, so that a later run can reuse it. */
  keep?: (page: number, answer: ModelPage) => Promise<void>;
  /** Called with the number of finished pages. */
  onPages?: (donePages: number) => Promise<void>;
  /** 4 by default. */
  pages_at_once?: number;
  /** For a page including retries; 3 minutes by default. */
  page_timeout_ms?: number;
  /** How often a busy or failing provider is asked again, later each time; 2 by default. */
  max_retries?: number;
};

/** A page that was structured by its layout. `status` is the provider's HTTP status, if it answered. */
type LayoutPage = { page: number; problem: ModelProblem; status: number | null };

export type ModelReading = { draft: Draft; tokens: Tokens; layout_pages: LayoutPage[] };

/** After one of these, the remaining pages are not sent: they would fail the same way. */
const ENDS_ALL: readonly ModelProblem[] = ['model_unreachable', 'model_denied', 'model_busy'];
/** An answer without items to a page with so many lines with two-decimal or currency prices means it was not read. */
const MIN_PRICED_LINES = 3;

type PageOutcome = ModelPage | ({ tokens: Tokens } & Omit<LayoutPage, 'page'>);

/**
 * Pages of one menu, in order → its draft, by a vision model; pages that it fails on are structured by layout.
 * @throws the signal's reason, and what `structure`, `picture`, `keep` and `onPages` throw. Never because of the
 * provider.
 */
export async function readByModel(pages: PageToStructure[], options: ModelOptions): Promise<ModelReading> {
  const outcomes = await readAll(pages, options);
  const parts: PagePart[] = [];
  const layoutPages: LayoutPage[] = [];
  let together: PageReading[] = [];
  const structureTogether = async () => {
    if (together.length > 0) parts.push(toPart(await options.structure(together)));
    together = [];
  };
  for (const [index, { reading }] of pages.entries()) {
    const outcome = outcomes[index];
    if (outcome && 'part' in outcome) {
      await structureTogether();
      parts.push(outcome.part);
    } else {
      together.push(reading);
      const { problem, status } = outcome ?? { problem: 'model_unusable' as const, status: null };
      layoutPages.push({ page: reading.page, problem, status });
    }
  }
  await structureTogether();
  return {
    draft: joinPages(parts),
    tokens: {
      input_tokens: outcomes.reduce((sum, { tokens }) => sum + tokens.input_tokens, 0),
      output_tokens: outcomes.reduce((sum, { tokens }) => sum + tokens.output_tokens, 0),
    },
    layout_pages: layoutPages,
  };
}

async function readAll(pages: PageToStructure[], options: ModelOptions): Promise<PageOutcome[]> {
  const outcomes: PageOutcome[] = [];
  const waiting = pages.entries();
  // A page that fails for another reason than the provider stops the others too.
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  let donePages = 0;
  let down: PageOutcome | undefined;
  const work = async () => {
    for (const [index, page] of waiting) {
      signal.throwIfAborted();
      const outcome = page.kept ?? down ?? (await readPage(page, { ...options, signal }));
      outcomes[index] = outcome;
      if ('part' in outcome && !page.kept) await options.keep?.(page.reading.page, outcome);
      if ('problem' in outcome && ENDS_ALL.includes(outcome.problem)) down = { ...outcome, tokens: NO_TOKENS };
      donePages += 1;
      await options.onPages?.(donePages);
    }
  };
  const workers = Array.from({ length: options.pages_at_once ?? 4 }, () =>
    work().catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return outcomes;
}

async function readPage({ reading, picture }: PageToStructure, options: ModelOptions): Promise<PageOutcome> {
  const lines = numberLines(reading);
  // Called before the model: a failure here must not cost an answer.
  const layout = layOut(await options.structure([reading]), reading.words);
  const modelAnswer = await askModel({
    model: options.model,
    picture: await picture(),
    lines,
    signal: options.signal,
    timeout_ms: options.page_timeout_ms ?? 180_000,
    max_retries: options.max_retries ?? 2,
  });
  if ('problem' in modelAnswer) return modelAnswer;
  const { answer, tokens } = modelAnswer;
  const readAgain = secondReadingOf(options.readAgain);
  const page = checkedPage({
    number: reading.page,
    aspect: reading.width / reading.height,
    lines,
    engine: reading.engine,
    layout,
    readAgain,
  });
  const { sections, listed: listedCount, taken: takenCount, refuted } = await checkAnswer(page, answer);
  const isNonsense = takenCount === 0 && (listedCount > 0 || lines.filter(isPriced).length >= MIN_PRICED_LINES);
  if (isNonsense) return { problem: 'model_unusable', status: null, tokens };
  const filled = fillGaps(sections, layout, reading.words, refuted);
  return { part: { language: languageOf(answer.language), sections: filled }, tokens };
}

const isPriced = ({ words }: NumberedLine): boolean =>
  words.some(({ text }) => amountsIn(text).length > 0 && /[$€£]|\d[.,]\d{2}(?!\d)/u.test(text));

const languageOf = (code: string | null): string | null => {
  const language = code?.toLowerCase().slice(0, 2) ?? '';
  return /^[a-z]{2}$/.test(language) ? language : null;
};

const toPart = (draft: Draft): PagePart => ({ language: draft.language, sections: toPageSections(draft) });
