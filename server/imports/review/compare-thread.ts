import { answerTasks } from '../../answer-tasks.ts';
import { carryOutComparison } from './carry-out-comparison.ts';

answerTasks(carryOutComparison);
