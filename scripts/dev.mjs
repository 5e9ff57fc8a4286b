// npm run dev: the web app on PORT (8080 by default) with hot reloading, and the server behind it on the next port,
// rebuilt and restarted when its sources change. Errors of the server or in types are shown on the page.
import { connect } from 'node:net';
import { serveWhileChanging } from './dev-server.mjs';
import { checkTypesWhileChanging } from './dev-types.mjs';

export async function run() {
  const port = Number(process.env.PORT ?? '8080');
  for (const each of [port, port + 1]) {
    if (!(await isTaken(each))) continue;
    const needed = each === port ? 'the web app' : `the server behind port ${port}`;
    console.error(
      `Port ${each}, for ${needed}, is in use. Stop the other program, or choose other ports: PORT=${port + 10} npm run dev`,
    );
    process.exit(1);
  }
  const problems = { server: undefined, types: undefined };
  let web;
  let isShown = false;
  const show = () => {
    const problem = problems.server ?? problems.types;
    if (problem !== undefined) web?.ws.send({ type: 'error', err: { stack: '', ...problem } });
    // An empty update removes the overlay.
    else if (isShown) web?.ws.send({ type: 'update', updates: [] });
    isShown = problem !== undefined;
  };
  const found = (kind) => (problem) => {
    problems[kind] = problem;
    show();
  };
  const server = await serveWhileChanging(port + 1, `http://localhost:${port}`, found('server'));

  process.env.LEMMA_API = `http://localhost:${port + 1}`;
  const vite = await import('vite');
  web = await vite.createServer({
    root: 'apps/web',
    configFile: 'apps/web/vite.config.ts',
    server: { port, strictPort: true },
    plugins: [patient(server)],
  });
  // A page that has just been opened or reloaded does not know yet.
  web.ws.on('connection', show);
  await web.listen();
  web.printUrls();
  const types = checkTypesWhileChanging(found('types'));

  const stop = async () => {
    types.stop();
    await Promise.all([server.stop(), web.close()]);
    process.exit(0);
  };
  // Vite would end this process before the server has closed its database.
  process.removeAllListeners('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Holds calls while the server is built and started, and explains why they are not answered if that fails. */
function patient(server) {
  return {
    name: 'lemma-patient-calls',
    configureServer({ config, middlewares }) {
      const starts = Object.keys(config.server.proxy ?? {});
      middlewares.use(async (request, response, next) => {
        if (!starts.some((start) => request.url?.startsWith(start))) return next();
        const failure = await server.settled();
        if (failure === undefined) return next();
        response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(failure);
      });
    },
  };
}

function isTaken(port) {
  return new Promise((done) => {
    const socket = connect({ host: 'localhost', port });
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}
