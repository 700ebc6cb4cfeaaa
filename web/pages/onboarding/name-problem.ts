import { nameSchema } from '../../../shared/menu.ts';

const PROBLEMS = ['required', 'too_long', 'special_characters'] as const;

/** Why a name is invalid for a restaurant (design §4 "Names"); null if it is valid. */
export function nameProblem(name: string): (typeof PROBLEMS)[number] | null {
  const parsed = nameSchema.safeParse(name);
  if (parsed.success) return null;
  const problem = parsed.error.issues[0]?.message;
  return PROBLEMS.find((known) => known === problem) ?? 'special_characters';
}
