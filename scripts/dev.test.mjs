import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { asProblem } from './dev-types.mjs';

/** A port that is already in use. */
async function taken() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { port: server.address().port, close: () => server.close() };
}

function dev(port) {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'dev'], { env: { ...process.env, PORT: String(port) } });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.on('close', (code) => done({ code, said }));
  });
}

describe('npm run dev', () => {
  it('ends with a clear message when one of its two ports is in use', async () => {
    const { port, close } = await taken();
    const [web, server] = await Promise.all([dev(port), dev(port - 1)]);
    expect([web.code, server.code]).toEqual([1, 1]);
    expect(web.said).toContain(`Port ${port}, for the web app, is in use.`);
    expect(web.said).toContain(`PORT=${port + 10} npm run dev`);
    expect(server.said).toContain(`Port ${port}, for the server behind port ${port - 1}, is in use.`);
    close();
  });

  it('shows mistakes in types as places that can be opened, and nothing when there are none', () => {
    expect(
      asProblem(["src/a.ts(6,28): error TS2345: 'x' is not 'y'.", "  Type 'x' is …", 'tsc says something else']),
    ).toEqual({
      message: 'A type does not fit',
      stack: `${process.cwd()}/src/a.ts:6:28\n  TS2345: 'x' is not 'y'.`,
      plugin: 'tsc',
    });
    const two = ['a.ts(1,1): error TS1: A.', 'b.ts(2,2): error TS2: B.'];
    expect(asProblem(two)?.message).toBe('2 types do not fit');
    expect(asProblem([])).toBeUndefined();
  });
});
