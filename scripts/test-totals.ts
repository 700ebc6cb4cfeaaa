import { z } from 'zod';

export type Totals = { passed: number; failed: number };

/** The fields of Vitest's JSON report that are used. */
const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The lines of a failure's message that are repeated: the expectation, the page's content, the top of the stack. */
const LINES_OF_FAILURE = 40;

export const addTotals = (all: Totals[]): Totals => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

/** The last line of the test run. */
export const totalsLine = ({ passed, failed }: Totals): string => `${passed} passed, ${failed} failed`;

/**
 * The totals of a Vitest run. A file that could not be loaded counts as one failure, and so does a run that failed
 * outside of its tests (an unhandled error), so that no failure is lost.
 * @param report the text of the JSON report; undefined if the run wrote none
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

/**
 * What failed in a Vitest run, a paragraph each: file, test, and the first lines of its message. Printed last, because
 * a record that keeps only the end of a long run must still name them.
 * @param report the text of the JSON report; undefined if the run wrote none
 */
export function failuresOf(report: string | undefined): string[] {
  if (report === undefined) return ['The tests ended without a report.'];
  const firstLines = (message: string): string => message.split('\n').slice(0, LINES_OF_FAILURE).join('\n');
  return reportSchema.parse(JSON.parse(report)).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}\n${firstLines(message ?? '')}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}\n${firstLines((failureMessages ?? []).join('\n'))}`,
    );
  });
}
