import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { appletFrame } from '../../scripts/applet-frame.mjs';
import { cindyFrame } from '../../scripts/cindy-frame.mjs';
import { sourceCondition } from '../../scripts/package-entries.mjs';
import { sharedChunks } from '../../scripts/shared-chunks.mjs';

const config: StorybookConfig = {
  stories: ['../../packages/ui-react/src/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), appletFrame(), cindyFrame()],
    resolve: { ...vite.resolve, conditions: [sourceCondition, ...defaultClientConditions] },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { codeSplitting: { groups: [...sharedChunks] } },
      },
    },
  }),
};

export default config;
