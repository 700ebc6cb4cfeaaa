import { z } from 'zod';

// SQLSTATE 23505, unique_violation. Drizzle wraps the driver's error as its cause; both drivers name the constraint.
const violationSchema = z.object({
  cause: z.object({ code: z.literal('23505'), constraint: z.string() }),
});

/** Whether a query failed because of this unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const parsedViolation = violationSchema.safeParse(error);
  return parsedViolation.success && parsedViolation.data.cause.constraint === constraint;
}
