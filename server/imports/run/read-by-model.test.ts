import { describe, expect, it } from 'vitest';
import { AI_KEY, INPUT_TOKENS, OUTPUT_TOKENS, startAiServer } from '../../../test/ai-servers.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getDraft, getImport, getReview, importFiles } from '../../../test/imports.ts';
import { newOwner } from '../../../test/owners.ts';
import { said, saidDish, saidPage, saidSection } from '../../../test/page-answer.ts';
import { pageOf } from '../../../test/page-words.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { readMenuJob } from './read-menu.job.ts';

const ai = await startAiServer();
const reader = scriptedReader();
let beforeStructure = async () => {};
/** The pages show a soup and its price; the layout makes a dish of its own of them. */
const open = () => ({
  ...reader.open(),
  readPage: async (...[file, n, target]: Parameters<ReturnType<typeof reader.open>['readPage']>) => {
    await reader.open().readPage(file, n, target);
    return pageOf(target.page, [
      [10, 10, 'Soupe'],
      [60, 10.1, '7,5O'],
    ]);
  },
  structure: async () => {
    await beforeStructure();
    return { language: 'fr', sections: [readSection(1, 'Par la mise en page', [readDish(2, 'Soupe', '7.50')])] };
  },
  readAgain: async () => ({ readings: [{ text: '7,50', confidence: 0.9 }], has_ink: true }),
});
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(open) : job));
const t = await testApp({
  jobs,
  env: {
    AI_PROVIDER: 'openai',
    AI_MODEL: 'seer-1',
    AI_API_KEY: AI_KEY,
    AI_BASE_URL: ai.baseUrl('openai'),
    AI_INPUT_PRICE: '1',
    AI_OUTPUT_PRICE: '10',
  },
});
const onePage = scriptedFile({ pages: [{ sections: [] }] });
const soup = saidPage(saidSection(null, [saidDish(said('Soupe', 1), said('7,50', 2)), saidDish(said('Homard', 7))]));

describe('an import with a model', () => {
  it('is put on the menu as the model reads it, checked against the page', async () => {
    const owner = await newOwner(t);
    ai.reply = () => ({ text: JSON.stringify(soup) });
    const done = await importFiles(t, owner, [onePage]);
    expect(done).toMatchObject({
      status: 'completed',
      report: {
        items: 1,
        engine: 'model',
        model: {
          name: 'seer-1',
          input_tokens: INPUT_TOKENS,
          output_tokens: OUTPUT_TOKENS,
          cost_usd: (INPUT_TOKENS + 10 * OUTPUT_TOKENS) / 1_000_000,
          layout_pages: [],
        },
      },
    });
    const [section] = (await getDraft(owner)).menus[0]?.sections ?? [];
    expect(section?.items.map(({ title, price }) => [title, price])).toEqual([['Soupe', 750]]);
    expect(ai.requests.at(-1)?.body).toContain(Buffer.from('picture of page 0').toString('base64'));
  });

  it('continues by the layout if the service fails, and says so in the owner’s language', async () => {
    const owner = await newOwner(t);
    ai.reply = () => ({ status: 403 });
    const two = scriptedFile({ pages: [{ sections: [] }, { sections: [] }] }, 'midi.pdf');
    const done = await importFiles(t, owner, [two], { apply: 'review' });
    expect(done).toMatchObject({ status: 'completed', report: { engine: 'layout', model: { name: 'seer-1' } } });
    const french = await getImport(owner, done.id, '?lang=fr');
    expect(french.report?.model?.layout_pages).toEqual(
      [1, 2].map((page) => ({
        file: 'midi.pdf',
        page,
        problem: 'model_denied',
        message: 'Le service d’IA n’a pas accepté la demande. La page a été lue sans lui.',
      })),
    );
    expect((await getReview(owner, done.id)).draft.sections[0]?.title?.value).toBe('Par la mise en page');
  });

  it('asks again, after a run that died, for the pages only that the model had not read', async () => {
    const owner = await newOwner(t);
    const asked: number[] = [];
    ai.reply = ({ body }) => {
      const page = [0, 1].find((one) => body.includes(Buffer.from(`picture of page ${one}`).toString('base64'))) ?? -1;
      asked.push(page);
      return page === 0 ? { text: JSON.stringify(soup) } : { text: 'Non', end: 'refusal' };
    };
    // After the layout pass, when the page that the model refused is structured.
    let structured = 0;
    beforeStructure = async () => {
      structured += 1;
      if (structured === 3) throw new Error('the process ends');
    };
    const two = scriptedFile({ pages: [{ sections: [] }, { sections: [] }] });
    const done = await importFiles(t, owner, [two]);
    expect(done).toMatchObject({ status: 'completed', report: { engine: 'model', items: 2 } });
    expect(asked.toSorted()).toEqual([0, 1, 1]);
  });

  it('leaves neither key nor menu in the log', async () => {
    const owner = await newOwner(t);
    ai.reply = () => ({ text: 'Soupe du jour', end: 'refusal' });
    await importFiles(t, owner, [onePage]);
    const log = JSON.stringify(t.logs);
    expect(t.logs).toContainEqual(expect.objectContaining({ page: 0, problem: 'model_refused', status: null }));
    expect(log).not.toContain(AI_KEY);
    expect(log).not.toContain('Soupe');
  });
});
