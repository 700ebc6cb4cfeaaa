import type { Deps } from '../deps.ts';
import { StartProblem } from '../start-problem.ts';

/** What a command of `npm run admin` works with. */
export type AdminContext = Pick<Deps, 'db' | 'env' | 'jobs' | 'changes' | 'payments' | 'now' | 'log'> & {
  /** The account of the machine that it was run under. */
  operator: string;
  /** Writes a line for the operator. */
  say(line: string): void;
};

/** A command that can't be carried out as it is: one line for the operator, and the exit code 1. */
export class AdminProblem extends StartProblem {}

/** A command that was typed wrong: one line, and the exit code 2. */
export class UsageProblem extends StartProblem {}

export type AdminCommand = {
  /** What follows its name: "ID --reason TEXT". */
  usage: string;
  /** One line for the list of commands. */
  help: string;
  /** The names of its positional arguments; those after `required` may be left out. */
  positionals: readonly { name: string; pattern: RegExp; example: string }[];
  required: number;
  /** Its options, each with a value, or without one if `boolean`. */
  options: Readonly<Record<string, 'string' | 'boolean'>>;
  /** What else is wrong with what was typed, in one line. */
  findMistake?(given: Given): string | undefined;
  run(context: AdminContext, given: Given): Promise<void>;
  /**
   * Before, in the command's own process: what reads whole tables. The embedded database is copied for it while a server
   * has it open.
   */
  runOnCopy?(context: CopyContext, given: Given): Promise<void>;
};

export type CopyContext = Pick<AdminContext, 'db' | 'env' | 'now' | 'say'>;

export type Given = {
  positionals: readonly string[];
  text(option: string): string | undefined;
  has(option: string): boolean;
};
