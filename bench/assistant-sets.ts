import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { EarlierQuestion } from '../server/chat/facts/earlier-question.ts';
import { answerLocally } from '../server/chat/local/answer-locally.ts';
import { MENU_LOCALES, type MenuLocale } from '../shared/locales.ts';
import { type PreparedCase, readCaseSet } from './assistant/case-set.ts';
import { type CaseGrade, gradeCase, type Turn } from './assistant/grade-case.ts';

/**
 * `npm run bench:assistant-sets -- [FILE.json …]`: asks the assistant without a model the cases of some sets, and grades
 * each last answer by rules from the menu's declarations. Without names: the sets that the answerer was developed with
 * (bench/assistant/tuned) and those that were written blind (bench/assistant/blind). `--show` prints every answer that
 * doesn't help, `--all` every answer. Fails if an answer is dangerous or false, or if a language is below the goal.
 */

const FOLDERS = ['tuned', 'blind'].map((folder) => join(import.meta.dirname, 'assistant', folder));
const MIN_HELPFUL = 0.85;
const showsAll = process.argv.includes('--all');
const shows = showsAll || process.argv.includes('--show');

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = named.length > 0 ? named : (await Promise.all(FOLDERS.map(setsIn))).flat();
const byFolder = Map.groupBy(files, (file) => basename(dirname(file)));
for (const [folder, sets] of byFolder) await scoreSets(folder, sets);

async function setsIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => join(folder, file));
}

type Score = { locale: MenuLocale; grade: CaseGrade; ms: number };

async function scoreSets(folder: string, sets: readonly string[]): Promise<void> {
  const scores: Score[] = [];
  for (const file of sets)
    for (const prepared of await readCaseSet(file)) {
      const began = performance.now();
      const turns = askTurns(prepared);
      const ms = (performance.now() - began) / turns.length;
      const grade = gradeCase(prepared, turns);
      const { locale, expect } = prepared.guest;
      scores.push({ locale: expect.language ?? locale, grade, ms });
      if (showsAll || (shows && !isHelpful(grade)))
        console.log(describeCase(`${basename(file)} ${prepared.number}`, turns, grade));
    }
  console.log(`| ${folder}: language | cases | helpful | false | dangerous | ms an answer |`);
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const locale of MENU_LOCALES)
    printScore(
      locale,
      scores.filter((score) => score.locale === locale),
    );
  printScore('all', scores);
  console.log('');
}

function printScore(label: string, scores: readonly Score[]): void {
  if (scores.length === 0) return;
  const helpful = scores.filter(({ grade }) => isHelpful(grade)).length;
  const untrue = scores.filter(({ grade }) => grade.untrue.length > 0).length;
  const dangerous = scores.filter(({ grade }) => grade.dangerous.length > 0).length;
  const ms = scores.reduce((sum, score) => sum + score.ms, 0) / scores.length;
  const share = ((100 * helpful) / scores.length).toFixed(1);
  console.log(`| ${label} | ${scores.length} | ${share} % | ${untrue} | ${dangerous} | ${ms.toFixed(1)} |`);
  if (untrue + dangerous > 0 || helpful < MIN_HELPFUL * scores.length) process.exitCode = 1;
}

function isHelpful({ dangerous, untrue, missing }: CaseGrade): boolean {
  return dangerous.length + untrue.length + missing.length === 0;
}

function askTurns({ guest, facts, sold_out }: PreparedCase): Turn[] {
  const earlier: EarlierQuestion[] = [];
  return guest.turns.map((question) => {
    const answer = answerLocally(facts, question, sold_out, earlier);
    earlier.push({ question, item_ids: answer.item_ids });
    return { question, answer };
  });
}

function describeCase(label: string, turns: readonly Turn[], { dangerous, untrue, missing }: CaseGrade): string {
  const problems = [
    ...dangerous.map((problem) => `DANGEROUS ${problem}`),
    ...untrue.map((problem) => `FALSE ${problem}`),
    ...missing,
  ];
  const conversation = turns.map(({ question, answer }) => `> ${question}\n    ${answer.lines.join('\n    ')}`);
  return [label, ...conversation, ...problems.map((problem) => `  ! ${problem}`), ''].join('\n');
}
