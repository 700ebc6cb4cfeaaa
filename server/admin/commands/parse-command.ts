import { parseArgs } from 'node:util';
import { type AdminCommand, type Given, UsageProblem } from '../admin-context.ts';
import { actsCommand } from './acts.ts';
import { dumpCommand } from './dump.ts';
import { inspectCommand, retryCommand } from './imports.ts';
import { limitsCommand } from './limits.ts';
import { discardJobCommand, failedCommand, retryJobCommand } from './queue.ts';
import { findCommand, restoreCommand, suspendCommand, transferCommand } from './restaurants.ts';
import { reconcileCommand } from './subscriptions.ts';

const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'restaurants find': findCommand,
  'restaurants suspend': suspendCommand,
  'restaurants restore': restoreCommand,
  'restaurants transfer': transferCommand,
  'imports inspect': inspectCommand,
  'imports retry': retryCommand,
  'subscriptions reconcile': reconcileCommand,
  'queue failed': failedCommand,
  'queue retry': retryJobCommand,
  'queue discard': discardJobCommand,
  'limits show': limitsCommand,
  'dump write': dumpCommand,
  'acts list': actsCommand,
};

const COLUMN = 2;

/** The list of commands, as `npm run admin` without any shows it. */
export function usageLines(): string[] {
  const heads = Object.entries(COMMANDS).map(([name, { usage }]) => `${name} ${usage}`.trimEnd());
  const width = Math.max(...heads.map(({ length }) => length)) + COLUMN;
  return [
    'npm run admin -- COMMAND',
    ...Object.values(COMMANDS).map(({ help }, index) => `  ${(heads[index] ?? '').padEnd(width)}${help}`),
    'Exit codes: 0 done, 1 could not be done, 2 typed wrong. Each act is written down: acts list.',
  ];
}

/** @throws UsageProblem in one line, before anything was opened. */
export function parseCommand(args: readonly string[]): { command: AdminCommand; given: Given } {
  const [group = '', action = '', ...remainingArgs] = args;
  const name = `${group} ${action}`;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageProblem(`There is no command ${name.trim()}. npm run admin lists all.`);
  const usage = `Usage: npm run admin -- ${name} ${command.usage}`.trimEnd();
  const { values, positionals } = parseOptions(remainingArgs, command, usage);
  if (positionals.length < command.required || positionals.length > command.positionals.length)
    throw new UsageProblem(usage);
  command.positionals.forEach(({ name: argument, pattern, example }, index) => {
    const value = positionals[index];
    if (value !== undefined && !pattern.test(value))
      throw new UsageProblem(`${argument} looks like ${example}. ${usage}`);
  });
  const givenOptions: Given = {
    positionals,
    text: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    has: (option) => values[option] === true,
  };
  const mistake = command.findMistake?.(givenOptions);
  if (mistake !== undefined) throw new UsageProblem(mistake);
  return { command, given: givenOptions };
}

function parseOptions(args: readonly string[], { options }: AdminCommand, usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: Object.fromEntries(Object.entries(options).map(([option, type]) => [option, { type }])),
    });
  } catch {
    // Its own messages have several lines and advise what these commands don't offer.
    throw new UsageProblem(usage);
  }
}
