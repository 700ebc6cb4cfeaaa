import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const FOLDERS = '{shared,reader,server,web,test,scripts,training,bench,faults}';
const LONG = `${FOLDERS}/**/*.long.test.{ts,tsx}`;

const shared = {
  environment: 'node',
  setupFiles: ['test/setup.ts'],
  // Deadlines for what hangs, not timings: a busy machine is slow.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A worker loads what its files share once; test/setup.ts puts back what a file changed. Journeys share their worker's
  // server and browser, too: e2e/shared-server.ts.
  isolate: false,
};

/** What a file's name says is what is run: `npm run check` leaves out what is long and what starts servers. */
export default defineConfig({
  plugins: [react()],
  test: {
    // One more than the cores of the smallest machine it is for: journeys wait for a seventh of their time.
    maxWorkers: 3,
    // A test that asserts nothing is a defect. What is waited for has a deadline, not a timing.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'unit', include: [`${FOLDERS}/**/*.test.{ts,tsx}`], exclude: [LONG] },
      },
      { extends: true, test: { ...shared, name: 'long', include: [LONG] } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/shared-servers.ts',
          testTimeout: 180_000,
        },
      },
    ],
  },
});
