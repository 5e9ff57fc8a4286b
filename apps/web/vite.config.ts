import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the platform's server listens while the app is served by Vite. */
const server = process.env['LEMMA_API'] ?? 'http://localhost:8081';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  server: { proxy: { '/api': server, '/realms': server } },
  preview: { proxy: { '/api': server, '/realms': server } },
});
