import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from '../scripts/chromium.mjs';

/** The Chromium of the test run, or one of its own. */
const { CHROMIUM: executablePath, LEMMA_CHROMIUM: shared } = process.env;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // Vitest leaves one core idle.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) },
        ...(shared !== undefined && { connectOptions: { wsEndpoint: shared } }),
      }),
    },
  },
});
