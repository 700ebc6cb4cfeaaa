import { type VisionModel, visionModelOf } from '../server/ai/vision-model.ts';
import type { EarlierQuestion } from '../server/chat/facts/earlier-question.ts';
import { makeMenuFacts } from '../server/chat/facts/menu-facts.ts';
import { answerLocally } from '../server/chat/local/answer-locally.ts';
import { type AskedMenu, openMenuReader } from '../server/chat/menu-reader.ts';
import { checkSentence } from '../server/chat/model/check-sentence.ts';
import { parseEnv, readEnv } from '../server/env.ts';
import { AI_KEY, startAiServer } from '../test/ai-servers.ts';
import { closeAll } from '../test/closers.ts';
import { type ModelScore, scoreModel } from './assistant/ask-model.ts';
import { askedOf, isHelpful, untrueIn } from './assistant/grade.ts';
import { lieOf } from './assistant/lies.ts';
import { waiter } from './assistant/loopback-models.ts';
import { type MenuName, readAskedMenu } from './assistant/menus.ts';
import { QUESTIONS } from './assistant/questions.ts';

/**
 * `npm run bench:assistant`: puts the questions of bench/assistant/questions.ts to four of our drawn menus and grades
 * the answers by rules. Fails if an answer says what isn't on the menu, or if fewer than 85 % help. Then puts them to
 * models on this machine, as guests do: one answers by rules; the other lies on purpose, and nothing false of it may be
 * left. `--show` prints what doesn't help; `--model` also asks the model that the environment configures.
 */

const MIN_HELPFUL = 0.85;
const shows = process.argv.includes('--show');
const total = { asked: 0, traps: 0, helpful: 0, untrue: 0 };
const scores: ModelScore[] = [];
const ai = await startAiServer();
const reader = openMenuReader();
const loopback = modelOf(
  parseEnv({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'loopback',
    AI_API_KEY: AI_KEY,
    AI_BASE_URL: ai.baseUrl('openai-compatible'),
  }),
);
const configured = process.argv.includes('--model') ? visionModelOf(readEnv()) : null;

console.log('| menu | questions | traps | helpful | not on the menu | ms an answer |');
console.log('|---|---:|---:|---:|---:|---:|');
// The keys of QUESTIONS are the names.
for (const name of Object.keys(QUESTIONS) as MenuName[]) {
  const { content, sold_out } = await readAskedMenu(name);
  const facts = makeMenuFacts(content, [], content.public.main_locale);
  const askedQuestions = askedOf(QUESTIONS[name]);
  const began = performance.now();
  const graded = askedQuestions.map((one) => {
    const out = new Set(sold_out);
    const earlier: EarlierQuestion[] = [];
    for (const question of one.before)
      earlier.push({ question, item_ids: answerLocally(facts, question, out, earlier).item_ids });
    const answer = answerLocally(facts, one.question, out, earlier);
    return {
      one,
      answer,
      untrue: untrueIn(facts, one, answer.lines.join('\n'), answer.item_ids),
      helps: isHelpful(one, answer),
    };
  });
  const ms = (performance.now() - began) / askedQuestions.length;
  const helpful = graded.filter(({ helps }) => helps).length;
  const untrue = graded.filter((one) => one.untrue.length > 0);
  const traps = askedQuestions.filter(({ is_trap }) => is_trap).length;
  console.log(
    `| ${name} | ${askedQuestions.length} | ${traps} | ${percent(helpful, askedQuestions.length)} | ${untrue.length} | ${ms.toFixed(1)} |`,
  );
  for (const { one, answer, untrue: problems, helps } of graded) {
    if (problems.length > 0) console.error(`${one.question}\n  ${problems.join('; ')}\n  ${answer.lines.join('\n  ')}`);
    if (shows && !helps)
      console.log(
        `  ${one.question} => ${one.want}\n    ${answer.topic} ${answer.item_ids.join(' ')}: ${answer.lines[0]}`,
      );
  }
  total.asked += askedQuestions.length;
  total.traps += traps;
  total.helpful += helpful;
  total.untrue += untrue.length;
  const locale = facts.main_locale === 'fr' ? 'fr' : 'en';
  const menu: AskedMenu = {
    restaurant_id: name,
    name,
    locale,
    sold_out,
    source: async () => ({ content: JSON.stringify(content), translations: [] }),
  };
  const run = { reader, menu, facts, askedQuestions };
  ai.reply = (request) => waiter(request, locale);
  scores.push(await scoreModel({ ...run, model: { ...loopback, name: 'by rules' } }));
  const dish = facts.dishes.find(({ item }) => !sold_out.includes(item.id));
  const truth = `${locale === 'fr' ? 'Vous pourriez aimer' : 'You may like'} [${dish?.item.id}].`;
  const honest = checkSentence(facts, { text: truth, locale, told: [dish?.item.id ?? 0], about: [] })?.text;
  scores.push(
    await scoreModel({
      ...run,
      model: { ...loopback, name: 'liar' },
      before: (index) => {
        ai.reply = () => ({ text: `${lieOf(facts, index)} ${truth}` });
      },
      isFalse: (text) => text !== honest,
    }),
  );
  if (configured) scores.push(await scoreModel({ ...run, model: configured }));
}
console.log(`| all | ${total.asked} | ${total.traps} | ${percent(total.helpful, total.asked)} | ${total.untrue} | |`);
console.log(
  '\n| model | questions | asked of it | answered by it | sentences withheld | broken off | helpful | false |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
for (const name of new Set(scores.map((score) => score.name))) {
  const scoresOfSet = scores.filter((score) => score.name === name);
  const sum = (key: Exclude<keyof ModelScore, 'name'>) => scoresOfSet.reduce((so_far, score) => so_far + score[key], 0);
  const questions = sum('questions');
  console.log(
    `| ${name} | ${questions} | ${sum('asked')} | ${sum('answered')} | ${sum('withheld')} | ${sum('failed')} | ${percent(sum('helpful'), questions)} | ${sum('untrue')} |`,
  );
}
await reader.close();
await closeAll();
const shown = scores.reduce((sum, { untrue }) => sum + untrue, 0);
if (total.untrue > 0 || shown > 0 || total.helpful < MIN_HELPFUL * total.asked) process.exitCode = 1;

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function modelOf(env: Parameters<typeof visionModelOf>[0]): VisionModel {
  const model = visionModelOf(env);
  if (!model) throw new Error('No model is configured.');
  return model;
}
