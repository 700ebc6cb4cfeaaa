import { userAnswerSchema } from '../../shared/api/accounts.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { AskApi } from './client.ts';
import { endSession, signedInUser, updateUser } from './session.ts';

let leaving: Promise<void> | undefined;

/**
 * After a refusal of the restaurant that this tab shows: if somebody else has signed in here, the session is lost; if the user
 * was removed, the app starts again with what they can still open, and says so.
 */
export async function leaveLostRestaurant(askApi: AskApi): Promise<void> {
  leaving ??= leave(askApi).finally(() => {
    leaving = undefined;
  });
  await leaving;
}

async function leave(askApi: AskApi): Promise<void> {
  const shownUser = signedInUser();
  // Without a network the next refusal asks again.
  const userAnswer = await askApi(userAnswerSchema, 'GET', API_PATHS.me).catch(() => undefined);
  if (!shownUser || !userAnswer) return;
  if (userAnswer.user.id === shownUser.id) updateUser(userAnswer.user);
  else endSession();
}
