import type { Import } from '../../../shared/api/imports.ts';
import type { FailureProblem, TextProblem } from '../../../shared/draft.ts';
import { interpolate, type MessageParams } from '../../../shared/i18n/interpolate.ts';
import {
  errors as englishErrors,
  model as englishModel,
  reading as englishReading,
} from '../../../shared/i18n/server/en.ts';
import {
  errors as frenchErrors,
  model as frenchModel,
  reading as frenchReading,
} from '../../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../../shared/locales.ts';
import type { ModelProblem } from '../../../shared/model-problems.ts';
import type { Env } from '../../env.ts';
import type { ImportError, ImportRow } from './import-row.ts';

const WORDS = {
  en: { ...englishErrors, ...englishReading, ...englishModel },
  fr: { ...frenchErrors, ...frenchReading, ...frenchModel },
} satisfies Record<AppLocale, Record<ImportError | FailureProblem | TextProblem | ModelProblem, string>>;

/** Why an import, a file or a page failed, or a model or a file's text on a page, in the owner's language. */
const importWords = (
  problem: ImportError | TextProblem | ModelProblem,
  locale: AppLocale,
  params?: MessageParams,
): string => interpolate(WORDS[locale][problem], params);

const withWords = <Told extends { problem: FailureProblem | TextProblem | ModelProblem }>(
  told: Told[],
  locale: AppLocale,
) => told.map((one) => ({ ...one, message: importWords(one.problem, locale) }));

/** The public shape of an import: its problems in the owner's language, no file keys. */
export function toImport(row: ImportRow, locale: AppLocale, { env }: { env: Pick<Env, 'limits'> }): Import {
  const { error, report } = row;
  return {
    id: row.id,
    status: row.status,
    option: row.option,
    apply: row.apply,
    menu_id: row.menu_id,
    files: row.files.map(({ name, bytes }) => ({ name, bytes })),
    progress: { step: row.status, ...row.progress },
    report: report && {
      ...report,
      fields: report.fields ?? 0,
      illegible_fields: report.illegible_fields ?? 0,
      without_price: report.without_price ?? 0,
      failures: withWords(report.failures, locale),
      text_problems: report.text_problems && withWords(report.text_problems, locale),
      engine: report.engine ?? 'layout',
      model: report.model ? { ...report.model, layout_pages: withWords(report.model.layout_pages, locale) } : null,
    },
    error: error && { code: error, message: importWords(error, locale, { max: maxOf(error, env.limits) }) },
    execution_time_ms: row.execution_time_ms,
    applied_at: row.applied_at,
    discarded_at: row.discarded_at,
    rollback: row.rollback,
    created_at: row.created_at,
  };
}

/** The parameters of a limit's message. */
function maxOf(error: ImportError, limits: Env['limits']): number {
  if (error === 'too_much_text') return limits.MAX_TEXT_CHARACTERS;
  return error === 'too_many_sections' ? limits.MAX_SECTIONS : limits.MAX_ITEMS;
}
