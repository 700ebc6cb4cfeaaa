import { answerTasks } from '../answer-tasks.ts';
import { carryOutExchange } from './carry-out-exchange.ts';

answerTasks(carryOutExchange);
