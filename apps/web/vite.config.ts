import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { appletFrame } from '../../scripts/applet-frame.mjs';
import { cindyFrame } from '../../scripts/cindy-frame.mjs';
import { sourceCondition } from '../../scripts/package-entries.mjs';
import { pythonFrame } from '../../scripts/python-frame.mjs';
import { sharedChunks } from '../../scripts/shared-chunks.mjs';
import { serviceWorker } from '../../scripts/service-worker.mjs';

/** The address of the platform's server while the app is served by Vite. */
const server = process.env['LEMMA_API'] ?? 'http://localhost:8081';
const proxy = { '/api': server, '/realms': server, '/silent-check-sso': server };

export default defineConfig({
  plugins: [react(), appletFrame(), cindyFrame(), pythonFrame(), serviceWorker()],
  resolve: {
    // The condition for rxjs's modern build; the default one is ES5.
    conditions: [sourceCondition, 'es2015', ...defaultClientConditions],
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Tells the size check which scripts the first route needs.
    manifest: true,
    // Nothing is inlined as `data:`: the content security policy only allows fonts from this origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file for the first page: two dozen small ones weigh 8 kB more and take as many requests.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // And one for what it greets with; its figure comes later.
            { name: 'home', test: /[\\/]ui-react[\\/]src[\\/]home[\\/](?!live-example)/, priority: 1 },
            ...sharedChunks,
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
