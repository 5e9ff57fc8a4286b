// npm start: builds what is stale and serves the platform until stopped.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';

export async function run() {
  await build('web', 'server');
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.mjs'], { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; a plain kill only reaches this process and is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}
