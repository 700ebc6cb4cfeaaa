import { z } from 'zod';

export type Totals = { passed: number; failed: number };

/** What is read of the report that Vitest's JSON reporter writes. */
const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) })),
});

export const addTotals = (all: Totals[]): Totals => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

/** The line that tests end with. */
export const totalsLine = ({ passed, failed }: Totals): string => `${passed} passed, ${failed} failed`;

/**
 * The totals of a Vitest run. A file that could not be loaded counts as one failure, and so does a run that failed
 * beside its tests (an unhandled error), so that no failure is lost.
 * @param report the text of the JSON report; undefined where the run wrote none
 */
export function vitestTotals(report: string | undefined, hasSucceeded: boolean): Totals {
  if (report === undefined) return { passed: 0, failed: 1 };
  const run = reportSchema.parse(JSON.parse(report));
  const brokenFiles = run.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = run.numFailedTests + brokenFiles;
  const isFailureLost = failed === 0 && !(run.success && hasSucceeded);
  return { passed: run.numPassedTests, failed: isFailureLost ? 1 : failed };
}
