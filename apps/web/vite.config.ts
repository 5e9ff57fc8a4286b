import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { appletFrame } from '../../scripts/applet-frame.mjs';
import { cindyFrame } from '../../scripts/cindy-frame.mjs';
import { sourceCondition } from '../../scripts/package-entries.mjs';
import { pythonFrame } from '../../scripts/python-frame.mjs';
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
      // One file for the first page: two dozen small ones weigh 8 kB more and take as many requests.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy },
  preview: { proxy },
});
