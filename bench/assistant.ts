import { answerLocally } from '../server/chat/local/answer-locally.ts';
import { makeMenuFacts } from '../server/chat/menu-facts.ts';
import { askedOf, isHelpful, untrueIn } from './assistant/grade.ts';
import { type MenuName, readAskedMenu } from './assistant/menus.ts';
import { QUESTIONS } from './assistant/questions.ts';

/**
 * `npm run bench:assistant`: the questions of bench/assistant/questions.ts to four of the menus that we drew, graded by
 * rules. Fails if an answer says what isn't on the menu, or if fewer than 85 % help. `--show` prints what doesn't help.
 */

const MIN_HELPFUL = 0.85;
const shows = process.argv.includes('--show');
const total = { asked: 0, traps: 0, helpful: 0, untrue: 0 };

console.log('| menu | questions | traps | helpful | not on the menu | ms an answer |');
console.log('|---|---:|---:|---:|---:|---:|');
// The keys of QUESTIONS are the names.
for (const name of Object.keys(QUESTIONS) as MenuName[]) {
  const { content, sold_out } = await readAskedMenu(name);
  const facts = makeMenuFacts(content, [], content.public.main_locale);
  const asked = askedOf(QUESTIONS[name]);
  const began = performance.now();
  const graded = asked.map((one) => {
    const answer = answerLocally(facts, one.question, new Set(sold_out));
    return {
      one,
      answer,
      untrue: untrueIn(facts, one, answer.lines.join('\n'), answer.item_ids),
      helps: isHelpful(one, answer),
    };
  });
  const ms = (performance.now() - began) / asked.length;
  const helpful = graded.filter(({ helps }) => helps).length;
  const untrue = graded.filter((one) => one.untrue.length > 0);
  const traps = asked.filter(({ is_trap }) => is_trap).length;
  console.log(
    `| ${name} | ${asked.length} | ${traps} | ${percent(helpful, asked.length)} | ${untrue.length} | ${ms.toFixed(1)} |`,
  );
  for (const { one, answer, untrue: problems, helps } of graded) {
    if (problems.length > 0) console.error(`${one.question}\n  ${problems.join('; ')}\n  ${answer.lines.join('\n  ')}`);
    if (shows && !helps)
      console.log(
        `  ${one.question} => ${one.want}\n    ${answer.topic} ${answer.item_ids.join(' ')}: ${answer.lines[0]}`,
      );
  }
  total.asked += asked.length;
  total.traps += traps;
  total.helpful += helpful;
  total.untrue += untrue.length;
}
console.log(`| all | ${total.asked} | ${total.traps} | ${percent(total.helpful, total.asked)} | ${total.untrue} | |`);
if (total.untrue > 0 || total.helpful < MIN_HELPFUL * total.asked) process.exitCode = 1;

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
