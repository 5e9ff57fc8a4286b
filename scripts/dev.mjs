// npm run dev: the web app on PORT (8080 unless told otherwise) with hot reloading, and the server behind it on the next port,
// built and started anew when its sources change. What is wrong with the server or with types is shown on the page.
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
    // An update of nothing takes the overlay away.
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
  // A page that is opened or loaded again does not know yet.
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

/** Lets calls wait while the server is built and started, and tells why they are not answered when it cannot be. */
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
