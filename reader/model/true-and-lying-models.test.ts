import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAiServer } from '../../test/ai-servers.ts';
import { lieAbout, outcomeOf } from '../../test/model-answers/lies.ts';
import { readByLoopback } from '../../test/model-answers/read-by-loopback.ts';
import { survivalOf } from '../../test/model-answers/survival.ts';
import { type AnswerableTruth, trueAnswers } from '../../test/model-answers/true-answers.ts';
import { openReader } from '../open-reader.ts';
import type { PageReading } from '../reading.ts';

/** Menus that we drew, with simulated models; bench/reader-model.ts does the same with photographs. */
const MENUS = ['bistro-deux-colonnes', 'gasthof-eine-spalte'] as const;

const ai = await startAiServer();
const reader = openReader();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ardoise-models-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

async function readDrawn(name: string) {
  const path = `test/menus/${name}.pdf`;
  // The cast: our own file, in the shape documented in bench/score.mjs.
  const truth = JSON.parse(await readFile(`test/menus/${name}.truth.json`, 'utf8')) as AnswerableTruth;
  const readings: PageReading[] = [];
  const pictures: string[] = [];
  for (let page = 0; page < (await reader.countPages({ path })); page += 1) {
    const picture = join(folder, `${name}-${page}.webp`);
    readings.push(await reader.readPage({ path }, page, { page, picture }));
    pictures.push(picture);
  }
  return { truth, readings, pictures };
}

it.each(MENUS)(
  'what is true and printed is in the draft, and no lie with a confidence of half or more: %s',
  async (name) => {
    const { truth, readings, pictures } = await readDrawn(name);
    const answers = trueAnswers(truth, readings);
    const { draft } = await readByLoopback(ai, reader, { readings, pictures, answers });
    const { dishes, named, priced } = survivalOf(truth, draft);
    expect(named / dishes).toBeGreaterThanOrEqual(0.99);
    expect(priced / dishes).toBeGreaterThanOrEqual(0.97);

    const told = lieAbout(answers);
    const lied = await readByLoopback(ai, reader, { readings, pictures, answers: told.answers });
    const outcomes = told.lies.map((lie) => ({ lie, outcome: outcomeOf(lie, lied.draft) }));
    expect(outcomes.length).toBeGreaterThan(4);
    expect(outcomes.filter(({ outcome }) => outcome === 'shown')).toEqual([]);
  },
  180_000,
);
