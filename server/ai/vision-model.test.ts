import { describe, expect, it } from 'vitest';
import { readByModel } from '../../reader/model/read-by-model.ts';
import { AI_KEY, INPUT_TOKENS, OUTPUT_TOKENS, startAiServer } from '../../test/ai-servers.ts';
import type { Provider } from '../../test/ai-streams.ts';
import { said, saidDish, saidPage, saidSection } from '../../test/page-answer.ts';
import { pageOf } from '../../test/page-words.ts';
import { readMenuDraft } from '../../test/read-draft.ts';
import { parseEnv } from '../env.ts';
import { visionModelOf } from './vision-model.ts';

const ai = await startAiServer();
const soup = JSON.stringify(saidPage(saidSection(null, [saidDish(said('Soupe', 1), said('7,50 $', 2))])));

async function readSoup(provider: Provider, env: Record<string, string> = {}) {
  const model = visionModelOf(
    parseEnv({
      AI_PROVIDER: provider,
      AI_MODEL: 'seer-1',
      AI_API_KEY: AI_KEY,
      AI_BASE_URL: ai.baseUrl(provider),
      ...env,
    }),
  );
  if (!model) throw new Error('no model is configured');
  const reading = pageOf(0, [
    [10, 10, 'Soupe'],
    [60, 10.1, '7,50'],
  ]);
  return await readByModel([{ reading, picture: async () => Buffer.from('a picture') }], {
    model: await model.load(),
    structure: async () => readMenuDraft(),
    readAgain: async () => null,
    signal: new AbortController().signal,
  });
}

describe.each<Provider>(['openai', 'anthropic', 'google', 'openai-compatible'])('the protocol of %s', (provider) => {
  it('asks with the picture, and takes the answer and its tokens', async () => {
    ai.reply = () => ({ text: soup });
    const { draft, tokens, layout_pages } = await readSoup(provider);
    expect(draft.sections[0]?.items[0]).toMatchObject({
      title: { value: 'Soupe' },
      prices: [{ amount: { value: '7.50' } }],
    });
    expect(tokens).toEqual({ input_tokens: INPUT_TOKENS, output_tokens: OUTPUT_TOKENS });
    expect(layout_pages).toEqual([]);
    expect(ai.requests.at(-1)?.provider).toBe(provider);
    expect(ai.requests.at(-1)?.body).toContain(Buffer.from('a picture').toString('base64'));
  });

  it('follows no redirect: the key and the picture would go with it', async () => {
    ai.reply = () => ({ status: 307, headers: { location: ai.baseUrl(provider) } });
    const before = ai.requests.length;
    expect((await readSoup(provider)).layout_pages).toMatchObject([{ status: 307 }]);
    expect(ai.requests).toHaveLength(before + 1);
  });

  it('tells a refusal', async () => {
    ai.reply = () => ({ text: 'I can’t read this.', end: 'refusal' });
    expect((await readSoup(provider)).layout_pages).toEqual([{ page: 0, problem: 'model_refused', status: null }]);
  });

  it('tells an answer that was cut short, which costs all the same', async () => {
    ai.reply = () => ({ text: soup.slice(0, -40), end: 'length' });
    const { tokens, layout_pages } = await readSoup(provider);
    expect(layout_pages).toEqual([{ page: 0, problem: 'model_cut_short', status: null }]);
    expect(tokens.output_tokens).toBe(OUTPUT_TOKENS);
  });

  it('asks a busy service again', async () => {
    ai.reply = (_, index) => (index === 0 ? { status: 429, headers: { 'retry-after': '0' } } : { text: soup });
    const before = ai.requests.length;
    expect((await readSoup(provider)).layout_pages).toEqual([]);
    expect(ai.requests.length - before).toBe(2);
  });

  it('tells a key that is not accepted', async () => {
    const { layout_pages } = await readSoup(provider, { AI_API_KEY: 'another' });
    expect(layout_pages).toEqual([{ page: 0, problem: 'model_denied', status: 401 }]);
  });
});

it('costs what its prices say', () => {
  const priced = { AI_PROVIDER: 'openai', AI_MODEL: 'seer-1', AI_API_KEY: 'x', AI_INPUT_PRICE: '1.25' };
  const tokens = { input_tokens: 2_000_000, output_tokens: 100_000 };
  expect(visionModelOf(parseEnv({ ...priced, AI_OUTPUT_PRICE: '10' }))?.costOf(tokens)).toBeCloseTo(3.5, 9);
  expect(visionModelOf(parseEnv(priced))?.costOf(tokens)).toBeNull();
});

it('is none where menus are read on this machine', () => {
  expect(visionModelOf(parseEnv({ AI_MODEL: 'seer-1' }))).toBeNull();
});
