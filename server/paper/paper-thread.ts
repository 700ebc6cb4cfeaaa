import { answerTasks } from '../answer-tasks.ts';
import { carryOutPaper } from './carry-out-paper.ts';

answerTasks(carryOutPaper);
