import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { describe, expect, it } from 'vitest';
import { type Draft, draftFields, draftSchema } from '../../shared/draft.ts';
import { AI_KEY, INPUT_TOKENS, OUTPUT_TOKENS, type Reply, startAiServer } from '../../test/ai-servers.ts';
import { freePort } from '../../test/free-port.ts';
import { said, saidDish, saidPage, saidSection } from '../../test/page-answer.ts';
import { pageOf } from '../../test/page-words.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import type { PageReading } from '../reading.ts';
import { type ModelOptions, type ModelPage, readByModel } from './read-by-model.ts';

const ai = await startAiServer();
const modelAt = (baseURL: string) =>
  createOpenAICompatible({ name: 'test', baseURL, apiKey: AI_KEY, supportsStructuredOutputs: true })('seer');

/** Lines 1 "Desserts", 2 "Tarte au sucre", 3 "8,50", 4 "Sorbet", 5 "5,00". */
const dessertPage = (page: number): PageReading =>
  pageOf(page, [
    [10, 10, 'Desserts'],
    [10, 20, 'Tarte au sucre'],
    [70, 20.1, '8,50'],
    [10, 30, 'Sorbet'],
    [70, 30.1, '5,00'],
  ]);
const desserts = saidPage(
  saidSection(said('Desserts', 1), [
    saidDish(said('Tarte au sucre', 2), said('8,50', 3)),
    saidDish(said('Sorbet', 4), said('5,00', 5)),
  ]),
);
const good: Reply = { text: JSON.stringify(desserts) };

/** A fake layout for any pages: a draft that names the pages it was called with. */
const byLayout = async (pages: PageReading[]): Promise<Draft> => ({
  language: 'en',
  sections: [readSection(7, 'By layout', [readDish(8, `pages ${pages.map(({ page }) => page).join(' and ')}`, '1')])],
});

const read = (pages: PageReading[], options: Partial<ModelOptions> = {}, kept = new Map<number, ModelPage>()) =>
  readByModel(
    pages.map((reading) => ({
      reading,
      picture: async () => Buffer.from(`picture of page ${reading.page}`),
      kept: kept.get(reading.page) ?? null,
    })),
    {
      model: modelAt(ai.baseUrl('openai-compatible')),
      structure: byLayout,
      readAgain: async () => null,
      signal: new AbortController().signal,
      ...options,
    },
  );

const outline = ({ sections }: Draft) =>
  sections.map(({ title, items }) => [
    title?.value ?? null,
    ...items.map((item) => [item.title.value, ...item.prices.map(({ amount }) => amount.value)].join(' ')),
  ]);

describe('a page that the model reads', () => {
  it('is a draft in which every field has the boxes of its words', async () => {
    ai.reply = () => good;
    const { draft, tokens, layout_pages } = await read([dessertPage(0)]);
    expect(draftSchema.parse(draft)).toEqual(draft);
    expect(outline(draft)).toEqual([['Desserts', 'Tarte au sucre 8.50', 'Sorbet 5.00']]);
    expect(draft.language).toBe('fr');
    const [tart] = draft.sections[0]?.items ?? [];
    expect(tart?.title.boxes).toEqual([
      { page: 0, x: 0.1, y: 0.2, width: expect.closeTo(0.14), height: expect.closeTo(0.02) },
    ]);
    expect(tart?.prices[0]?.amount.boxes).toEqual([
      { page: 0, x: 0.7, y: 0.201, width: expect.closeTo(0.04), height: expect.closeTo(0.02) },
    ]);
    expect([...draftFields(draft)].filter(([, { confidence }]) => confidence < 0.9)).toEqual([]);
    expect({ tokens, layout_pages }).toEqual({
      tokens: { input_tokens: INPUT_TOKENS, output_tokens: OUTPUT_TOKENS },
      layout_pages: [],
    });
  });

  it('is shown to the model as a picture, with its numbered lines and the shape of the answer', async () => {
    ai.reply = () => good;
    await read([dessertPage(3)]);
    const body = ai.requests.at(-1)?.body ?? '';
    expect(body).toContain(Buffer.from('picture of page 3').toString('base64'));
    expect(body).toContain('3 (700 201 40) 8,50');
    expect(JSON.parse(body).response_format.type).toBe('json_schema');
  });

  it('may be wrapped in a fence and a sentence', async () => {
    ai.reply = () => ({ text: `Here you are:\n\`\`\`json\n${JSON.stringify(desserts)}\n\`\`\`` });
    const { draft, layout_pages } = await read([dessertPage(0)]);
    expect(outline(draft)).toEqual([['Desserts', 'Tarte au sucre 8.50', 'Sorbet 5.00']]);
    expect(layout_pages).toEqual([]);
  });

  it('is asked for again while the provider is busy or fails', async () => {
    const soon = { 'retry-after': '0' };
    ai.reply = (_, index) =>
      [
        { status: 429, headers: soon },
        { status: 500, headers: soon },
      ][index] ?? good;
    const before = ai.requests.length;
    const { draft, layout_pages } = await read([dessertPage(0)]);
    expect(outline(draft)).toHaveLength(1);
    expect(layout_pages).toEqual([]);
    expect(ai.requests.length - before).toBe(3);
  });
});

describe('a page that the model fails on is structured by its layout', () => {
  const soon = { 'retry-after': '0' };
  const unlike = saidPage(
    saidSection(null, [saidDish(said('Homard', 2), said('45', 2)), saidDish(said('Caviar', 99))]),
  );
  it.each<[string, Reply, string, number | null]>([
    ['refuses', { text: 'I can’t help with that.', end: 'refusal' }, 'model_refused', null],
    ['stops in the middle', { text: JSON.stringify(desserts).slice(0, 200), end: 'length' }, 'model_cut_short', null],
    ['stops in the middle unawares', { text: JSON.stringify(desserts).slice(0, 200) }, 'model_unusable', null],
    ['says nothing', { text: '' }, 'model_unusable', null],
    ['talks', { text: 'What a lovely menu!' }, 'model_unusable', null],
    ['answers in another shape', { text: '{"menu": []}' }, 'model_unusable', null],
    ['lists what isn’t there', { text: JSON.stringify(unlike) }, 'model_unusable', null],
    ['is busy all the time', { status: 429, headers: soon }, 'model_busy', 429],
    ['fails all the time', { status: 503, headers: soon }, 'model_unreachable', 503],
    ['knows no such model', { status: 404 }, 'model_denied', 404],
    ['accepts no such request', { status: 400 }, 'model_denied', 400],
  ])('when it %s', async (_, reply, problem, status) => {
    ai.reply = () => reply;
    const { draft, layout_pages } = await read([dessertPage(0)]);
    expect(outline(draft)).toEqual([['By layout', 'pages 0 1']]);
    expect(layout_pages).toEqual([{ page: 0, problem, status }]);
  });

  it('when it is slower than a page may be', async () => {
    ai.reply = () => 'silence';
    const { layout_pages } = await read([dessertPage(0)], { page_timeout_ms: 100 });
    expect(layout_pages).toEqual([{ page: 0, problem: 'model_slow', status: null }]);
  });

  it.each([
    ['cuts the connection', async () => modelAt(ai.baseUrl('openai-compatible'))],
    ['is not there', async () => modelAt(`http://127.0.0.1:${await freePort()}/v1`)],
  ])('when it %s', async (_, open) => {
    ai.reply = () => 'hang-up';
    const { layout_pages } = await read([dessertPage(0)], { model: await open(), max_retries: 0 });
    expect(layout_pages).toEqual([{ page: 0, problem: 'model_unreachable', status: null }]);
  });

  it('when it lists nothing of a page of prices', async () => {
    ai.reply = () => ({ text: JSON.stringify(saidPage()) });
    const priced = pageOf(
      0,
      [10, 20, 30].flatMap(
        (y) =>
          [
            [10, y, 'Soupe'],
            [70, y, '$7.50'],
          ] satisfies [number, number, string][],
      ),
    );
    expect((await read([priced])).layout_pages).toMatchObject([{ problem: 'model_unusable' }]);
    const cover = pageOf(0, [[10, 10, 'Bienvenue']]);
    expect((await read([cover])).layout_pages).toEqual([]);
  });

  it('together with the pages beside it, the others by the model', async () => {
    ai.reply = ({ body }) =>
      ['1', '2'].some((page) => body.includes(Buffer.from(`picture of page ${page}`).toString('base64')))
        ? { text: 'no', end: 'refusal' }
        : good;
    const { draft, tokens, layout_pages } = await read([0, 1, 2, 3].map(dessertPage));
    expect(outline(draft).map(([title, first]) => [title, first])).toEqual([
      ['Desserts', 'Tarte au sucre 8.50'],
      ['By layout', 'pages 1 and 2 1'],
      ['Desserts', 'Tarte au sucre 8.50'],
    ]);
    expect(layout_pages.map(({ page, problem }) => [page, problem])).toEqual([
      [1, 'model_refused'],
      [2, 'model_refused'],
    ]);
    expect(tokens.input_tokens).toBe(4 * INPUT_TOKENS);
    const keys = draft.sections.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('without asking for every page of a long menu when the provider is down', async () => {
    ai.reply = () => ({ status: 401 });
    const before = ai.requests.length;
    const { layout_pages } = await read(
      Array.from({ length: 20 }, (_, page) => dessertPage(page)),
      { pages_at_once: 2 },
    );
    expect(layout_pages).toHaveLength(20);
    expect(ai.requests.length - before).toBeLessThanOrEqual(2);
  });
});

describe('a section that continues on the next page', () => {
  it.each([
    ['under no heading', saidSection(null, [saidDish(said('Flan', 2), said('6', 3))], { continues: true })],
    ['under the same heading', saidSection(said('Desserts (suite)', 1), [saidDish(said('Flan', 2), said('6', 3))])],
  ])('is one section: %s', async (_, section) => {
    ai.reply = ({ body }) => (body.includes('Flan') ? { text: JSON.stringify(saidPage(section)) } : good);
    const next = pageOf(1, [
      [10, 10, 'DESSERTS (suite)'],
      [10, 20, 'Flan'],
      [70, 20.1, '6'],
    ]);
    const { draft } = await read([dessertPage(0), next]);
    expect(outline(draft)).toEqual([['Desserts', 'Tarte au sucre 8.50', 'Sorbet 5.00', 'Flan 6']]);
    expect(draft.sections[0]?.items[2]?.title.boxes[0]?.page).toBe(1);
  });
});

describe('the end of the import', () => {
  it('breaks off the model', async () => {
    ai.reply = () => 'silence';
    const stop = new AbortController();
    const reading = read([dessertPage(0)], { signal: stop.signal });
    stop.abort(new Error('the server stops'));
    await expect(reading).rejects.toThrow('the server stops');
  });

  it('loses no page that was done: a later run asks for the others only', async () => {
    ai.reply = () => good;
    const kept = new Map<number, ModelPage>();
    const keep = async (page: number, answer: ModelPage) => void kept.set(page, answer);
    await read([dessertPage(0)], { keep });
    const before = ai.requests.length;
    const again = await read([0, 1].map(dessertPage), { keep }, kept);
    expect(ai.requests.length - before).toBe(1);
    expect([...kept.keys()]).toEqual([0, 1]);
    expect(
      outline(again.draft)
        .flat()
        .filter((line) => line === 'Sorbet 5.00'),
    ).toHaveLength(2);
  });

  it('is reported to the listener of pages', async () => {
    ai.reply = () => good;
    const onPages = async () => {
      throw new Error('discarded');
    };
    await expect(read([0, 1, 2].map(dessertPage), { onPages })).rejects.toThrow('discarded');
  });
});

it('reads what is printed, in doubt, where the model says otherwise and no second reading bears it out', async () => {
  const misread = saidPage(
    saidSection(said('Desserts', 1), [
      saidDish(said('Tarte au citron', 2), said('8,50', 3)),
      saidDish(said('Sorbet', 4), said('5,00', 5)),
    ]),
  );
  ai.reply = () => ({ text: JSON.stringify(misread) });
  const { draft } = await read([dessertPage(0)], {
    structure: async () => ({ language: null, sections: [] }),
    readAgain: async () => ({ readings: [{ text: 'Tarte au sucre', confidence: 0.9 }], has_ink: true }),
  });
  const title = draft.sections[0]?.items[0]?.title;
  expect(title).toMatchObject({ value: 'Tarte au sucre', alternatives: ['Tarte au citron'] });
  expect(title?.confidence).toBeLessThan(0.5);
});
