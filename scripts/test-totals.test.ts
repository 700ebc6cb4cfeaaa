import { expect, test } from 'vitest';
import { addTotals, failuresOf, totalsLine, vitestTotals } from './test-totals.ts';

const report = (numbers: object, testResults: object[] = []): string =>
  JSON.stringify({
    success: true,
    numPassedTests: 0,
    numFailedTests: 0,
    testResults,
    ...numbers,
  });

test('a run reports the tests that passed and failed', () => {
  const numbers = { success: false, numPassedTests: 7, numFailedTests: 2 };
  expect(vitestTotals(report(numbers), false)).toEqual({ passed: 7, failed: 2 });
});

test.each([
  ['wrote no report', undefined, false],
  ['failed beside its tests', report({ success: false, numPassedTests: 0 }), false],
  ['ended with an error though its tests passed', report({ numPassedTests: 0 }), false],
  [
    'has a file that could not be loaded',
    report({ success: false }, [{ name: 'a', status: 'failed', assertionResults: [] }]),
    false,
  ],
])('a run that %s counts as one failure', (_, text, hasSucceeded) => {
  expect(vitestTotals(text, hasSucceeded)).toEqual({ passed: 0, failed: 1 });
});

test('totals add up to the last line', () => {
  const sum = addTotals([
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ]);
  expect(totalsLine(sum)).toBe('41 passed, 2 failed');
});

test('a failure is named by its file and test, with what was expected', () => {
  const results = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ];
  expect(failuresOf(report({ success: false }, results))).toEqual([
    'a.test.ts: subtracts\nexpected 1 to be 2\n    at a.test.ts:3',
    'b.test.ts\nNo such module',
  ]);
});
