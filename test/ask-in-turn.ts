import type { EarlierQuestion } from '../server/chat/facts/earlier-question.ts';
import type { MenuFacts } from '../server/chat/facts/menu-facts.ts';
import { answerLocally } from '../server/chat/local/answer-locally.ts';

/** The answer without a model to the last of a chat's questions, as its lines. */
export function askInTurn(facts: MenuFacts, ...questions: string[]): string {
  const earlier: EarlierQuestion[] = [];
  let text = '';
  for (const question of questions) {
    const { lines, item_ids } = answerLocally(facts, question, new Set(), earlier);
    text = lines.join('\n');
    earlier.push({ question, item_ids });
  }
  return text;
}
