import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { patience } from './scripts/journeys.mjs';
import { sourceCondition } from './scripts/package-entries.mjs';

/** Tests run on the sources of our packages. */
const conditions = [sourceCondition, ...defaultServerConditions];
const fromSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** Tests whose modules nobody else may have loaded before: the editor's, React's, the texts of a language. */
const alone = [
  'packages/ui-react/src/code-cell/editable-pieces.test.ts',
  'packages/ui-react/src/language/language-provider.test.tsx',
];

/**
 * Files that only `npm run test:all` runs, or whoever names them: what they walk differs little from what other files walk,
 * or takes long.
 */
const thorough = process.env['LEMMA_TESTS'] === undefined ? ['**/*.thorough.test.{ts,tsx}'] : [];

/**
 * Milliseconds after which a test is thought to hang. It ends nothing that works: a machine may be ten times as slow as
 * ours.
 */
const hanging = 600_000;

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            '{apps/{server,cli,web},stories}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...alone, ...thorough],
          environment: 'node',
          // One process for many files: modules are loaded once, and Node, which may hang on exit (nodejs/node#54918),
          // rarely exits.
          isolate: false,
          // Vitest leaves one core idle.
          maxWorkers: availableParallelism(),
          // A long run of the property tests (LEMMA_RUNS) takes as long as necessary.
          testTimeout: hanging * Math.max(1, Number(process.env['LEMMA_RUNS'] ?? 0) / 1000),
          hookTimeout: hanging,
          expect: { poll: { timeout: patience } },
        },
      },
      {
        ...fromSources,
        test: {
          name: 'unit alone',
          include: alone,
          environment: 'node',
          sequence: { groupOrder: 2 },
          testTimeout: hanging,
          hookTimeout: hanging,
        },
      },
      {
        ...fromSources,
        test: {
          name: 'journeys',
          include: ['{apps/web,stories}/journeys/**/*.test.ts'],
          exclude: thorough,
          environment: 'node',
          globalSetup: ['scripts/journeys.mjs'],
          isolate: false,
          // Two at a time leave a third of two cores idle: what people wait for, journeys wait for as well.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          testTimeout: hanging,
          hookTimeout: hanging,
          expect: { poll: { timeout: patience } },
        },
      },
    ],
  },
});
