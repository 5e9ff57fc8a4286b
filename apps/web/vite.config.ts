import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Where the platform's server listens while the app is served by Vite. */
const server = process.env['LEMMA_API'] ?? 'http://localhost:8081';

export default defineConfig({
  plugins: [react()],
  // rxjs keeps its modern build behind this name; the usual one is ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, manifest: true, chunkSizeWarningLimit: 1000 },
  server: { proxy: { '/api': server, '/realms': server } },
  preview: { proxy: { '/api': server, '/realms': server } },
});
