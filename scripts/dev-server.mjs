// The server of npm run dev: rebuilt when its sources or those of our packages change, and restarted if that made a
// difference.
import { spawn } from 'node:child_process';
import { bundleOptions } from './build.mjs';

/** Separate from what `npm start` runs, which stays as built. */
const program = 'apps/server/dist/dev.mjs';

/**
 * Serves on a port for an origin. `found` is called with what keeps the server from being built or started, in the
 * format of Vite's overlay; undefined once it runs.
 */
export async function serveWhileChanging(port, origin, found) {
  const { context, formatMessages } = await import('esbuild');
  let child;
  let failure;
  let isStopping = false;
  let built = '';
  /** Resolves when the server runs or has failed. */
  let turn = Promise.resolve();

  const fail = (message, stack = '') => {
    failure = `${message}\n\n${stack}`;
    console.error(failure);
    found({ message, stack, plugin: 'lemma server' });
  };

  async function end() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  }

  /** Resolves when it says that it is ready, or when it has exited first. */
  async function start() {
    await end();
    if (isStopping) return;
    const running = spawn(process.execPath, ['--enable-source-maps', program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port), LEMMA_ORIGIN: origin },
    });
    child = running;
    let printed = '';
    await new Promise((done) => {
      const take = (stream, copy) =>
        stream.on('data', (part) => {
          printed = (printed + part).slice(-4000);
          copy.write(part);
          if (!printed.includes('Lemma is ready at')) return;
          failure = undefined;
          done();
        });
      take(running.stdout, process.stdout);
      take(running.stderr, process.stderr);
      running.once('exit', done);
      running.once('close', (code, signal) => {
        const isReplaced = child !== running || isStopping || signal === 'SIGTERM';
        if (!isReplaced) fail(`The server has ended (${signal ?? code})`, printed.trim());
      });
    });
    if (failure === undefined && running.exitCode === null) found(undefined);
  }

  const followBuilds = {
    name: 'lemma-restart',
    setup({ onEnd }) {
      onEnd(async ({ errors, outputFiles }) => {
        if (errors.length > 0) {
          const [first] = errors;
          const words = await formatMessages(errors, { kind: 'error', color: false });
          fail(`The server cannot be built: ${first.text}`, words.join('\n'));
          built = '';
          return;
        }
        await writeAll(outputFiles);
        const now = outputFiles.map(({ hash }) => hash).join();
        if (now === built) return;
        built = now;
        failure = undefined;
        turn = turn.then(start);
        await turn;
      });
    },
  };
  const builds = await context({
    ...bundleOptions('apps/server', 'main'),
    outfile: program,
    write: false,
    plugins: [followBuilds],
    logLevel: 'silent',
  });
  await builds.watch();

  return {
    /** Resolves when the server runs, or to why it does not. */
    settled: async () => {
      await turn;
      return failure;
    },
    stop: async () => {
      isStopping = true;
      await builds.dispose();
      await end();
    },
  };
}

async function writeAll(files) {
  const { mkdir, writeFile } = await import('node:fs/promises');
  await mkdir('apps/server/dist', { recursive: true });
  await Promise.all(files.map(({ path, contents }) => writeFile(path, contents)));
}
