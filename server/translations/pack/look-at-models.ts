import type { Deps } from '../../deps.ts';
import type { App } from '../../http/app.ts';
import { type ModelPack, modelPackOf } from './model-pack.ts';
import { nameOfDirection } from './pinned-models.ts';

/** Where menus are translated without a provider's model: says at the start what the pack has, and ends its child at the end. */
export function lookAtModels(app: App, deps: Pick<Deps, 'env' | 'log'>): void {
  const { env, log } = deps;
  if (env.AI_PROVIDER !== 'local' || !env.ROLES.includes('worker')) return;
  app.addHook('onListen', async () => void tellModels(modelPackOf(deps), log));
  app.addHook('onClose', () => modelPackOf(deps).close());
}

/** What `tellModels` needs of a log. */
export type LogOfModels = Record<'info' | 'warn', (facts: object, message: string) => void>;

/** One line of the log for all of the pack's files; none if there is no pack. */
export async function tellModels(pack: Pick<ModelPack, 'find'>, log: LogOfModels): Promise<void> {
  try {
    const { directions, problems } = await pack.find();
    const models = directions.map(nameOfDirection);
    if (problems.length > 0) log.warn({ models, problems }, 'some translation models are not used');
    else if (models.length > 0) log.info({ models }, 'translation models found');
  } catch (error) {
    log.warn({ err: error }, 'the translation models could not be read');
  }
}
