import { answerTasks } from '../../answer-tasks.ts';
import { carryOutLayout } from './carry-out-layout.ts';

answerTasks(carryOutLayout);
