import { nameSchema } from '../../../shared/menu.ts';

const NAME_PROBLEMS = ['required', 'too_long', 'special_characters'] as const;

/** Why a name is invalid for a restaurant (design §4 "Names"); null if it is valid. */
export function nameProblem(name: string): (typeof NAME_PROBLEMS)[number] | null {
  const parsedName = nameSchema.safeParse(name);
  if (parsedName.success) return null;
  const issueMessage = parsedName.error.issues[0]?.message;
  return NAME_PROBLEMS.find((known) => known === issueMessage) ?? 'special_characters';
}
