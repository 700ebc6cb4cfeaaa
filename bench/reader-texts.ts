import { scoreTexts, type TextScore } from './text-scores.ts';

/**
 * `npm run bench:reader-texts [-- --names]`: writes the menus of test/menus as plain text in the habits of people, reads
 * them again as an upload is read, and prints the figures of score.mjs for each habit; `--names` shows each menu, too.
 */
const FIGURES = ['found', 'strict', 'price', 'section', 'desc'] as const;
const showsNames = process.argv.includes('--names');

const rowOf = (name: string, figures: readonly string[]) => `| ${[name, ...figures].join(' | ')} |\n`;
const scores: TextScore[] = [];
process.stdout.write(rowOf('habit', [...FIGURES, 'invented']));
process.stdout.write(`|---|${'---:|'.repeat(FIGURES.length + 1)}\n`);
for await (const score of scoreTexts()) {
  scores.push(score);
  if (!showsNames) continue;
  const figures = FIGURES.map((figure) => score[figure]?.toFixed(2) ?? '–');
  process.stdout.write(rowOf(`${score.habit}: ${score.menu}`, [...figures, String(score.invented)]));
  if (score.missed.length > 0 || score.extra.length > 0)
    process.stdout.write(`  missed: ${score.missed.join(' / ')}; extra: ${score.extra.join(' / ')}\n`);
}
for (const [habit, habitScores] of [...Map.groupBy(scores, (score) => score.habit), ['all', scores] as const])
  process.stdout.write(rowOf(habit, [...FIGURES.map((figure) => mean(habitScores, figure)), invented(habitScores)]));

function mean(rated: readonly TextScore[], figure: (typeof FIGURES)[number]): string {
  const values = rated.flatMap((score) => score[figure] ?? []);
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}

function invented(rated: readonly TextScore[]): string {
  return String(rated.reduce((sum, score) => sum + score.invented, 0));
}
