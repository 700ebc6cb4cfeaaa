import type { VisionModel } from '../../server/ai/vision-model.ts';
import { answerByModel } from '../../server/chat/answer-by-model.ts';
import type { EarlierQuestion } from '../../server/chat/facts/earlier-question.ts';
import type { MenuFacts } from '../../server/chat/facts/menu-facts.ts';
import type { AskedMenu, MenuReader } from '../../server/chat/menu-reader.ts';
import { isAskedOfModels } from '../../server/chat/model/asked-of-models.ts';
import { type AskedQuestion, isHelpful, untrueIn } from './grade.ts';

/** How a model did with the questions of one menu. */
export type ModelScore = {
  name: string;
  questions: number;
  /** Of them: those that models are asked, and those whose answer showed something of the model's. */
  asked: number;
  answered: number;
  withheld: number;
  helpful: number;
  untrue: number;
  failed: number;
};

type ModelRun = {
  model: VisionModel;
  reader: MenuReader;
  menu: AskedMenu;
  facts: MenuFacts;
  askedQuestions: readonly AskedQuestion[];
  /** Called before each question with its number. */
  before?: (at: number) => void;
  /** Finds what makes a model's answer false beyond `untrueIn`. */
  isFalse?: (text: string) => boolean;
};

/** Asks the questions as guests do: those that models aren't asked, or fail at, are answered on this machine. */
export async function scoreModel({
  model,
  reader,
  menu,
  facts,
  askedQuestions,
  before,
  isFalse,
}: ModelRun): Promise<ModelScore> {
  const score = { name: model.name, questions: askedQuestions.length, asked: 0, answered: 0, withheld: 0, helpful: 0 };
  let [untrue, failed] = [0, 0];
  for (const [index, askedQuestion] of askedQuestions.entries()) {
    const earlier: EarlierQuestion[] = [];
    for (const question of askedQuestion.before)
      earlier.push({ question, item_ids: (await reader.ask(menu, question, earlier)).item_ids });
    const local = await reader.ask(menu, askedQuestion.question, earlier);
    let { item_ids } = local;
    if (isAskedOfModels(local)) {
      score.asked += 1;
      before?.(index);
      const { question } = askedQuestion;
      const { locale, menu_part: menuPart } = local;
      const modelAnswer = await answerByModel({
        model,
        reader,
        menu,
        question,
        earlier,
        locale,
        told: menuPart,
        say: () => undefined,
      });
      score.withheld += modelAnswer.withheld;
      if (modelAnswer.problem !== undefined) failed += 1;
      if (modelAnswer.text !== '') {
        score.answered += 1;
        ({ item_ids } = modelAnswer);
        const problems = untrueIn(facts, askedQuestion, modelAnswer.text, item_ids);
        if (problems.length > 0 || isFalse?.(modelAnswer.text)) {
          untrue += 1;
          console.error(`${model.name}: ${question}\n  ${modelAnswer.text}\n  ${problems.join('; ')}`);
        }
      }
    }
    if (isHelpful(askedQuestion, { topic: local.topic, item_ids })) score.helpful += 1;
  }
  return { ...score, untrue, failed };
}
