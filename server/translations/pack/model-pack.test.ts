import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Mock, test, vi } from 'vitest';
import { MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { textKey } from '../../../shared/translated-texts.ts';
import { closeAfterFile } from '../../../test/closers.ts';
import { embeddedApp } from '../../../test/embedded-app.ts';
import { makeItem, makeSection } from '../../../test/menu-maker.ts';
import { newOwner } from '../../../test/owners.ts';
import { makeUpModel } from '../../../test/translation-models.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { localTranslationEngine } from '../engine.ts';
import { awaitLanguage } from '../queries.ts';
import { NO_CONTEXT, type TextContext } from '../texts/text-in-context.ts';
import type { TranslationEngine } from '../texts/translation-engine.ts';
import { translateMenu } from '../translate-menu.ts';
import { tellModels } from './look-at-models.ts';
import { type ModelPack, type ModelPackOptions, openModelPack } from './model-pack.ts';
import { filesOf, type PinnedDirection, parsePins, readPinnedModels } from './pinned-models.ts';

const NEVER = new AbortController().signal;

/** A folder with made-up models, which the real engine loads; by their direction, what each says for which text. */
async function makePack(models: Readonly<Record<string, Readonly<Record<string, string>>>>): Promise<{
  data_dir: string;
  pinned: PinnedDirection[];
  log: { warn: Mock<ModelPackOptions['log']['warn']> };
  pack: ModelPack;
}> {
  const data_dir = await mkdtemp(join(tmpdir(), 'ardoise-models-'));
  const pins: string[] = [];
  for (const [name, texts] of Object.entries(models)) {
    const { model, shortlist, vocabulary } = makeUpModel(texts);
    await mkdir(join(data_dir, 'models', name), { recursive: true });
    for (const [file, bytes] of [
      [`model.${name}.bin`, model],
      [`lex.${name}.bin`, shortlist],
      [`vocab.${name}.spm`, vocabulary],
    ] as const) {
      await writeFile(join(data_dir, 'models', name, file), bytes);
      pins.push(`${hash('sha256', bytes, 'hex')}  ${name}/${file}`);
    }
  }
  const pinned = parsePins(pins.join('\n'));
  const log = { warn: vi.fn<ModelPackOptions['log']['warn']>() };
  const pack = openModelPack({ data_dir, log, pinned });
  closeAfterFile(async () => {
    await pack.close();
    await rm(data_dir, { recursive: true, force: true });
  });
  return { data_dir, pinned, log, pack };
}

const withContext = (source: string, kind: 'item_title' | 'item_description' | 'tag', context: Partial<TextContext>) =>
  ({ kind, source, contexts: [{ ...NO_CONTEXT, ...context }] }) as const;

async function translated(
  engine: TranslationEngine,
  source: string,
  { to = 'fr', kind = 'item_description', glossary = [], ...context }: Options = {},
): Promise<[string | null, string | undefined]> {
  const pair = { restaurant_id: 'r', from: 'en', to, glossary } as const;
  const { texts, origins } = await engine.translate([withContext(source, kind, context)], pair, NEVER);
  return [texts[0] ?? null, origins?.[0]];
}

type Options = Partial<TextContext> & {
  to?: MenuLocale;
  kind?: 'item_title' | 'item_description' | 'tag';
  glossary?: readonly string[];
};

const SLOWLY = 'Our grandmother slowly braises the beef until it falls apart';
const BRAISED = 'Notre grand-mère braise le bœuf lentement jusqu’à ce qu’il fonde';

test('the pack says what the lexicon leaves in the original, and the lexicon comes first', async () => {
  const { pack } = await makePack({ enfr: { [SLOWLY]: BRAISED, 'Apple pie': 'Gâteau de pommes' } });
  const engine = await localTranslationEngine(pack);
  expect(await translated(await localTranslationEngine(), SLOWLY)).toEqual([null, 'local']);
  expect(await translated(engine, SLOWLY)).toEqual([BRAISED, 'pack']);
  expect(await translated(engine, 'Apple pie')).toEqual(['Tarte aux pommes', 'local']);
  expect(await translated(engine, SLOWLY, { to: 'de' })).toEqual([null, 'local']);
});

test('between two languages without a model of their own it goes through English', async () => {
  const { pack } = await makePack({
    fren: { 'Notre recette secrète depuis toujours': 'Our secret recipe for ever' },
    ende: { 'Our secret recipe for ever': 'Seit jeher unser geheimes Rezept' },
  });
  expect(await pack.canTranslate({ from: 'fr', to: 'de' })).toBe(true);
  expect(await pack.canTranslate({ from: 'de', to: 'fr' })).toBe(false);
  const texts = ['Notre recette secrète depuis toujours'];
  expect(await pack.translate(texts, { from: 'fr', to: 'de' }, NEVER)).toEqual(['Seit jeher unser geheimes Rezept']);
});

test('what adds, loses or changes food, a number or a claim stays in the original', async () => {
  const sentences: [source: string, right: string, wrong: string][] = [
    ['We braise the beef for you', 'Nous braisons le bœuf pour vous', 'Nous braisons le porc pour vous'],
    ['We braise the lamb for you', 'Nous braisons l’agneau pour vous', 'Nous braisons pour vous'],
    ['Our guests love it', 'Nos clients l’adorent', 'Nos clients adorent le jambon'],
    ['Our guests love it since 1998', 'Nos clients l’adorent depuis 1998', 'Nos clients l’adorent depuis 1989'],
    ['Our guests love it so much', 'Nos clients l’adorent tant', 'Nos clients l’adorent tant, sans gluten'],
    ['They love it with walnuts', 'Ils l’adorent avec des noix', 'Ils l’adorent avec des noisettes'],
    ['They love it as it is', 'Ils l’adorent tel quel', 'They love it as it is'],
    ['They love it again and again', 'Ils l’adorent encore', 'Ils clients clients clients clients'],
  ];
  const [rightOnes, wrongOnes] = [1, 2].map((at) =>
    Object.fromEntries(sentences.map((each) => [each[0], each[at] ?? ''])),
  );
  const ofRight = await localTranslationEngine((await makePack({ enfr: rightOnes ?? {} })).pack);
  const ofWrong = await localTranslationEngine((await makePack({ enfr: wrongOnes ?? {} })).pack);
  for (const [source, right] of sentences) {
    expect(await translated(ofRight, source)).toEqual([right, 'pack']);
    expect([source, ...(await translated(ofWrong, source))]).toEqual([source, null, 'local']);
  }
});

test('a text that says that something is not in a dish is left in the original, however it is said', async () => {
  const said = {
    'We never fry it with peanut oil': 'Nous le faisons frire à l’huile d’arachide',
    'It is free of nuts': 'Il a des noix',
    'Our kitchen doesn’t use pork': 'Notre cuisine utilise du porc',
    'It may contain traces of fish': 'Il y a peut-être du poisson',
  };
  const engine = await localTranslationEngine((await makePack({ enfr: said })).pack);
  for (const source of Object.keys(said))
    expect([source, ...(await translated(engine, source))]).toEqual([source, null, 'local']);
});

test('a vegan dish is never said to have meat or milk, whatever both languages say', async () => {
  const { pack } = await makePack({ enfr: { [SLOWLY]: BRAISED } });
  const engine = await localTranslationEngine(pack);
  expect(await translated(engine, SLOWLY, { tags: ['vegan'] })).toEqual([null, 'local']);
});

test('tags, words of the glossary and words of several meanings are not guessed', async () => {
  const said = { 'Bring your own': 'Apportez le vôtre', 'Zorblax of the moon': 'Zorblax de la lune' };
  const { pack } = await makePack({
    enfr: { ...said, 'Chips as our guests love them': 'Frites comme nos clients les aiment' },
  });
  const engine = await localTranslationEngine(pack);
  expect(await translated(engine, 'Bring your own')).toEqual(['Apportez le vôtre', 'pack']);
  expect(await translated(engine, 'Bring your own', { kind: 'tag' })).toEqual([null, 'local']);
  expect(await translated(engine, 'Zorblax of the moon', { glossary: ['Zorblax'] })).toEqual([null, 'local']);
  expect(await translated(engine, 'Chips as our guests love them')).toEqual([null, 'local']);
});

test('more texts than one call of the child takes are all translated, in their order', async () => {
  const said = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`Text number ${at}`, `Texte numéro ${at}`]));
  const { pack } = await makePack({ enfr: said });
  expect(await pack.translate(Object.keys(said), { from: 'en', to: 'fr' }, NEVER)).toEqual(Object.values(said));
});

test('without a folder of models nothing is started and nothing is said', async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const pack = openModelPack({ data_dir: join(tmpdir(), 'ardoise-no-models'), log, program: '/nowhere' });
  expect(await pack.canTranslate({ from: 'en', to: 'fr' })).toBe(false);
  await tellModels(pack, log);
  expect([log.info.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
});

test('a file that is missing, altered or not pinned is named in one line, and the other models work', async () => {
  const { data_dir, pinned, pack } = await makePack({ enfr: { [SLOWLY]: BRAISED }, ende: {}, enes: {} });
  await rm(join(data_dir, 'models/ende/lex.ende.bin'));
  await writeFile(join(data_dir, 'models/enes/vocab.enes.spm'), 'another vocabulary');
  await mkdir(join(data_dir, 'models/enxx'));
  const log = { info: vi.fn(), warn: vi.fn() };
  await tellModels(pack, log);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    {
      models: ['enfr'],
      problems: [
        'enxx is not pinned in docs/translation-models.sha256',
        'ende/lex.ende.bin is missing',
        'enes/vocab.enes.spm is not the file that is pinned',
      ],
    },
    'some translation models are not used',
  );
  expect(await pack.canTranslate({ from: 'en', to: 'es' })).toBe(false);
  // What is stored may still be right while a model is altered or half copied, but not without any.
  const pairs = (['es', 'de', 'fr', 'it'] as const).map((to) => ({ from: 'en', to }) as const);
  expect(await Promise.all(pairs.map((pair) => pack.hasFailed(pair)))).toEqual([true, true, false, false]);
  expect(await pack.translate([SLOWLY], { from: 'en', to: 'fr' }, NEVER)).toEqual([BRAISED]);
  expect(pinned.map(filesOf)).toHaveLength(3);
});

test('a model that is replaced while the server runs is refused, and put aside after two tries', async () => {
  const { data_dir, pack, log } = await makePack({ enfr: { [SLOWLY]: BRAISED } });
  expect(await pack.canTranslate({ from: 'en', to: 'fr' })).toBe(true);
  await writeFile(join(data_dir, 'models/enfr/model.enfr.bin'), makeUpModel({ [SLOWLY]: 'Du poisson' }).model);
  expect(await pack.translate([SLOWLY], { from: 'en', to: 'fr' }, NEVER)).toEqual([undefined]);
  expect(await pack.translate([SLOWLY], { from: 'en', to: 'fr' }, NEVER)).toEqual([undefined]);
  expect(await pack.canTranslate({ from: 'en', to: 'fr' })).toBe(false);
  expect(await pack.hasFailed({ from: 'en', to: 'fr' })).toBe(true);
  const told = log.warn.mock.calls.map(([facts]) => facts);
  expect(told).toMatchObject([
    { direction: 'enfr', problem: 'model_refused', is_put_aside: false },
    { direction: 'enfr', problem: 'model_refused', is_put_aside: true },
  ]);
});

test('a model that the engine can’t read is refused, and another one works after it', async () => {
  const broken = Buffer.from('not a model at all');
  const { data_dir, pinned, log } = await makePack({ enfr: { [SLOWLY]: BRAISED }, ende: {} });
  await writeFile(join(data_dir, 'models/ende/model.ende.bin'), broken);
  const accepted = pinned.map((direction) =>
    direction.to === 'de'
      ? { ...direction, model: { ...direction.model, sha256: hash('sha256', broken, 'hex') } }
      : direction,
  );
  const pack = openModelPack({ data_dir, log, pinned: accepted });
  closeAfterFile(() => pack.close());
  expect(await pack.translate([SLOWLY], { from: 'en', to: 'de' }, NEVER)).toEqual([undefined]);
  expect(await pack.translate([SLOWLY], { from: 'en', to: 'fr' }, NEVER)).toEqual([BRAISED]);
});

test.each([
  ['uses the processor', 'for (;;)', { processor_ms: 1_000, wall_ms: 60_000 }],
  ['hangs', 'setInterval(() => undefined, 1_000)', { processor_ms: 60_000, wall_ms: 1_500 }],
])(
  'a child that %s for ever is stopped, and its direction is put aside after two tries',
  async (_, endless, limits) => {
    const { data_dir, pinned, log } = await makePack({ enfr: { [SLOWLY]: BRAISED } });
    const program = join(data_dir, 'endless-child.mjs');
    await writeFile(
      program,
      `process.on('message', ({ id, call }) => {
      if (call.method === 'find') process.send({ id, result: { directions: call.pinned, broken: [], problems: [] }, processor_ms: 0 });
      else ${endless};
    });\n`,
    );
    const pack = openModelPack({ data_dir, log, pinned, program, call_limits: limits });
    closeAfterFile(() => pack.close());
    const ask = async () => await pack.translate([SLOWLY], { from: 'en', to: 'fr' }, NEVER);
    expect([await ask(), await ask()]).toEqual([[undefined], [undefined]]);
    expect(await pack.hasFailed({ from: 'en', to: 'fr' })).toBe(true);
    expect(log.warn).toHaveBeenCalled();
  },
);

test('a pack that can’t be read is not read again at once', async () => {
  const { data_dir, pinned, log } = await makePack({ enfr: { [SLOWLY]: BRAISED } });
  const program = join(data_dir, 'hanging-child.mjs');
  await writeFile(program, `process.on('message', () => setInterval(() => undefined, 1_000));\n`);
  const limits = { processor_ms: 60_000, wall_ms: 1_000 };
  const pack = openModelPack({ data_dir, log, pinned, program, call_limits: limits });
  closeAfterFile(() => pack.close());
  const [first, second] = await Promise.allSettled([pack.find(), pack.find()]);
  const third = await Promise.allSettled([pack.find()]);
  expect([first.status, second.status, third[0].status]).toEqual(['rejected', 'rejected', 'rejected']);
  // The very error of the first try.
  expect([third[0]]).toEqual([first]);
  expect(await pack.hasFailed({ from: 'en', to: 'fr' })).toBe(true);
});

test('a stored text is checked again while the pack fails: not under a tag that it contradicts', async () => {
  const { data_dir, pack } = await makePack({ enfr: { [SLOWLY]: BRAISED } });
  await writeFile(join(data_dir, 'models/enfr/model.enfr.bin'), 'no model');
  const engine = await localTranslationEngine(pack);
  const translatedAs = async (tags: string[]) => {
    const text = withContext(SLOWLY, 'item_description', { tags });
    const stored = new Map([[textKey(text), BRAISED]]);
    return (await engine.translate([text], { restaurant_id: 'r', from: 'en', to: 'fr', glossary: [], stored }, NEVER))
      .texts;
  };
  expect(await translatedAs([])).toEqual([BRAISED]);
  expect(await translatedAs(['vegan'])).toEqual([null]);
});

test('each pinned model translates from or into English, and has all of its files', async () => {
  const pinned = await readPinnedModels();
  expect(pinned.length).toBeGreaterThan(9);
  for (const { from, to } of pinned) expect([from, to]).toContain('en');
  const into = (locale: MenuLocale) => pinned.some(({ from, to }) => from === 'en' && to === locale);
  expect(MENU_LOCALES.filter(into)).toEqual(expect.arrayContaining(['fr', 'es', 'de', 'it', 'pt']));
  expect(() => parsePins('abc  enfr/model.bin')).toThrow('Not the pin');
  expect(() => parsePins(`${'a'.repeat(64)}  enfr/model.bin`)).toThrow('enfr is not pinned');
});

test('a published menu has the pack’s words in its memory and on the page, as a guess to check, and loses them with the model', async () => {
  const t = await embeddedApp();
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Main courses' });
  await makeItem(owner, section, { title: 'Beef stew', description: SLOWLY, price: 900 });
  expect((await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`)).statusCode).toBe(200);
  await t.idle(60_000);
  const at = `/api/restaurants/${owner.restaurant_id}/translations?locale=fr`;
  const described = async () =>
    (await owner.get(at)).json().texts.find(({ source }: { source: string }) => source === SLOWLY);
  expect(await described()).toMatchObject({ text: null, origin: 'local' });

  const again = async (pack: ModelPack) => {
    await t.deps.db.transaction((tx) =>
      awaitLanguage(tx, workerAccess(owner.restaurant_id), { locale: 'fr', version: 1 }),
    );
    const job = { restaurant_id: owner.restaurant_id, version: 1, locale: 'fr' } as const;
    await translateMenu(t.deps, job, { signal: NEVER }, pack);
  };
  await again((await makePack({ enfr: { [SLOWLY]: BRAISED } })).pack);
  // "Beef" decides before "guess".
  expect(await described()).toMatchObject({ text: BRAISED, origin: 'pack', check: 'diet' });
  expect((await t.app.inject(`/restaurants/${owner.restaurant_id}/menus/1?lang=fr`)).body).toContain('fonde');

  const broken = await makePack({ enfr: { [SLOWLY]: BRAISED } });
  expect(await broken.pack.canTranslate({ from: 'en', to: 'fr' })).toBe(true);
  await writeFile(join(broken.data_dir, 'models/enfr/model.enfr.bin'), 'no model');
  await again(broken.pack);
  expect(await described()).toMatchObject({ text: BRAISED, origin: 'pack' });

  await again((await makePack({})).pack);
  expect(await described()).toMatchObject({ text: null, origin: 'local' });
});
