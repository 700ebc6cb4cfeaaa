import type { Operator } from '../shared/api/operator.ts';
import type { Env } from './env.ts';

/** What the terms of use say of the operator, by the setting. */
const FACTS = ['OPERATOR_COMPANY', 'OPERATOR_ADDRESS', 'OPERATOR_CONTACT', 'OPERATOR_LAW', 'PRIVACY_URL'] as const;

type OperatorSettings = Pick<Env, 'OPERATOR_NAME' | 'limits' | (typeof FACTS)[number]>;

export const operatorFacts = (env: OperatorSettings): Operator => ({
  name: env.OPERATOR_NAME,
  company: env.OPERATOR_COMPANY ?? null,
  address: env.OPERATOR_ADDRESS ?? null,
  contact: env.OPERATOR_CONTACT ?? null,
  law: env.OPERATOR_LAW ?? null,
  privacy_url: env.PRIVACY_URL ?? null,
  imports_kept_days: env.limits.IMPORTS_KEPT_DAYS,
});

/** One line for the start of a public server whose terms of use don't say who is behind them; none on localhost. */
export function missingFacts(env: OperatorSettings & Pick<Env, 'is_localhost'>): string | undefined {
  const missingNames = FACTS.filter((name) => env[name] === undefined);
  if (env.is_localhost || missingNames.length === 0) return undefined;
  return `WARNING: the terms of use don't say who is responsible and under which law. Set ${missingNames.join(', ')}.`;
}

type CareSettings = Pick<Env, 'is_localhost' | 'is_https' | 'ROLES' | 'BACKUP_URL' | 'OPERATOR_EMAIL' | 'TRUST_PROXY'>;

/** Lines for the start of a public server that runs without what its operator will miss later; none on localhost. */
export function missingCare(env: CareSettings): string[] {
  if (env.is_localhost) return [];
  const isWorker = env.ROLES.includes('worker');
  const warnings: [isMissing: boolean, line: string][] = [
    [isWorker && env.BACKUP_URL === undefined, 'nothing is backed up. Set BACKUP_URL.'],
    [
      isWorker && env.BACKUP_URL !== undefined && env.OPERATOR_EMAIL === undefined,
      'nobody is mailed if a backup fails. Set OPERATOR_EMAIL.',
    ],
    [
      env.ROLES.includes('web') && env.is_https && env.TRUST_PROXY === false,
      'behind a proxy all guests count as one address, and limits refuse them. Set TRUST_PROXY.',
    ],
  ];
  return warnings.flatMap(([isMissing, line]) => (isMissing ? [`WARNING: ${line}`] : []));
}
