import { answerLocally } from '../server/chat/local/answer-locally.ts';
import { relatedDishes } from '../server/chat/local/find-dishes.ts';
import type { MenuFacts } from '../server/chat/menu-facts.ts';
import { makeMenuFacts } from '../server/chat/menu-facts.ts';
import { checkSentences } from '../server/chat/model/check-sentences.ts';
import { type Asked, askedOf, isHelpful, untrueIn } from './assistant/grade.ts';
import { LIES } from './assistant/lies.ts';
import { type MenuName, readAskedMenu } from './assistant/menus.ts';
import { QUESTIONS } from './assistant/questions.ts';

/**
 * `npm run bench:assistant`: the questions of bench/assistant/questions.ts to four of the menus that we drew, graded by
 * rules. Fails if an answer says what isn't on the menu, or if fewer than 85 % help. Then the same questions to a model
 * that lies on purpose: of what it says nothing false may be left. `--show` prints what doesn't help; `--model` asks the
 * model that the environment configures.
 */

const MIN_HELPFUL = 0.85;
const shows = process.argv.includes('--show');
const asksModel = process.argv.includes('--model');
const total = { asked: 0, traps: 0, helpful: 0, untrue: 0, lies: 0, believed: 0 };

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
  lieTo(facts, asked);
  if (asksModel) await askConfigured(facts, asked);
}
console.log(`| all | ${total.asked} | ${total.traps} | ${percent(total.helpful, total.asked)} | ${total.untrue} | |`);
console.log(`\n${total.lies} lies of a model put to guests, ${total.believed} of them shown`);
if (total.untrue > 0 || total.believed > 0 || total.helpful < MIN_HELPFUL * total.asked) process.exitCode = 1;

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** Each question is answered by lies of which one names a dish of the menu beside: it alone may be left. */
function lieTo(facts: MenuFacts, asked: readonly Asked[]): void {
  const lies = LIES[facts.main_locale === 'fr' ? 'fr' : 'en'];
  for (const [at, one] of asked.entries()) {
    const [truth] = relatedDishes(facts, one.question);
    const lie = lies[at % lies.length] ?? '';
    total.lies += 1;
    const { text, item_ids } = checkSentences(facts, `${lie} [${truth?.item.id ?? 1}].`);
    const isShown = text.split('. ').length > 1 || untrueIn(facts, one, text, item_ids).length > 0;
    if (!isShown) continue;
    total.believed += 1;
    console.error(`${one.question}\n  a lie was shown: ${text}`);
  }
}

async function askConfigured(facts: MenuFacts, asked: readonly Asked[]): Promise<void> {
  const [{ visionModelOf }, { readEnv }, { askModel }] = await Promise.all([
    import('../server/ai/vision-model.ts'),
    import('../server/env.ts'),
    import('../server/chat/model/ask-model.ts'),
  ]);
  const model = visionModelOf(readEnv());
  if (!model) throw new Error('No model is configured: AI_PROVIDER and its like.');
  const counts = { answered: 0, untrue: 0, withheld: 0 };
  for (const one of asked) {
    const dishes = relatedDishes(facts, one.question).map(({ item, section, price, details }) => ({
      id: item.id,
      title: item.title,
      section,
      price,
      description: item.description,
      details,
    }));
    const said = await askModel(model, { question: one.question, dishes, locale: facts.locale });
    const { text, item_ids, withheld } = checkSentences(facts, said);
    counts.withheld += withheld;
    if (text !== '') counts.answered += 1;
    if (untrueIn(facts, one, text, item_ids).length > 0) counts.untrue += 1;
  }
  total.believed += counts.untrue;
  console.log(
    `${model.name}: ${counts.answered} answers of ${asked.length}, ${counts.withheld} sentences withheld, ${counts.untrue} untrue`,
  );
}
