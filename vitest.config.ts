import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  setupFiles: ['test/setup.ts'],
  // Deadlines for what hangs, not timings: a busy machine is slow.
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    // Once a run, for all projects.
    globalSetup: 'test/database-template.ts',
    // A test that asserts nothing is a defect. What is waited for has a deadline, not a timing.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{shared,reader,server,web,test,scripts,bench}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 180_000,
          // A browser on a starved machine may drop a tap; what fails twice is broken. The report names what was retried.
          retry: 1,
        },
      },
    ],
  },
});
