import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerCalls } from '../../../reader/bounded/answer-calls.ts';
import { ChildError } from '../../../reader/bounded/child-messages.ts';
import { type Bergamot, openBergamot } from './bergamot.ts';
import { findModels } from './find-models.ts';
import { MODEL_REFUSED, type PackAnswers, type PackCall } from './pack-calls.ts';
import { nameOfDirection, type PinnedDirection, type PinnedFile } from './pinned-models.ts';

/** The models of a text on its way through English; a third one replaces the older of them. */
const MAX_LOADED = 2;

type LoadedModel = ReturnType<Bergamot['loadModel']>;

let engine: Promise<Bergamot> | undefined;
/** The last used at the end. */
const loaded = new Map<string, LoadedModel>();

/** The child process of model-pack.ts. The cast: its calls come only from there. */
answerCalls((call) => run(call as PackCall));

async function run(call: PackCall): Promise<PackAnswers[PackCall['method']]> {
  switch (call.method) {
    case 'find':
      return await findModels(call.folder, call.pinned);
    case 'translate':
      try {
        engine ??= openBergamot();
        const bergamot = await engine;
        const way: LoadedModel[] = [];
        for (const direction of call.way) way.push(await modelOf(bergamot, call.folder, direction));
        return bergamot.translate(way, call.texts);
      } catch (error) {
        // Its memory is undefined after an error.
        engine = undefined;
        loaded.clear();
        throw error instanceof ChildError ? error : new ChildError(MODEL_REFUSED, { cause: error });
      }
  }
}

async function modelOf(bergamot: Bergamot, folder: string, direction: PinnedDirection): Promise<LoadedModel> {
  const name = nameOfDirection(direction);
  const model = loaded.get(name) ?? (await load(bergamot, folder, direction));
  loaded.delete(name);
  loaded.set(name, model);
  return model;
}

async function load(bergamot: Bergamot, folder: string, direction: PinnedDirection): Promise<LoadedModel> {
  const [oldest] = loaded;
  if (oldest && loaded.size >= MAX_LOADED) {
    oldest[1].delete();
    loaded.delete(oldest[0]);
  }
  const [model, shortlist, ...vocabularies] = await Promise.all([
    read(folder, direction.model),
    read(folder, direction.shortlist),
    ...direction.vocabularies.map((file) => read(folder, file)),
  ]);
  return bergamot.loadModel({ model, shortlist, vocabularies });
}

/** The very bytes that are used are compared with the pin: a file may be replaced while the server runs. */
async function read(folder: string, { path, sha256 }: PinnedFile): Promise<Buffer> {
  const bytes = await readFile(join(folder, path));
  if (hash('sha256', bytes, 'hex') === sha256) return bytes;
  throw new ChildError(MODEL_REFUSED, { cause: new Error(`${path} is not the file that is pinned.`) });
}
