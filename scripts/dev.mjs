// npm run dev: the server on port 8081, rebuilt by hand with a restart; the web app on 8080 with hot reloading.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';

export async function run() {
  const port = process.env.PORT ?? '8080';
  await build('server');
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: '8081', LEMMA_ORIGIN: `http://localhost:${port}` },
  });
  const vite = await import('vite');
  const web = await vite.createServer({
    root: 'apps/web',
    configFile: 'apps/web/vite.config.ts',
    server: { port: Number(port) },
  });
  await web.listen();
  web.printUrls();
  const stop = async () => {
    server.kill('SIGTERM');
    await web.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
