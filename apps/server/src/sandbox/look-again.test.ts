import { describe, expect, it } from 'vitest';
import type { CodeLanguage } from '@lemma/core/document';
import { LocalSandbox } from './index.ts';
import type { LanguageReadiness } from './readiness.ts';

/** A sandbox on a machine on which things are installed while it runs. */
function sandboxWith(first: LanguageReadiness) {
  const machine = { now: 0, tries: 0, readiness: first };
  const told: (readonly [CodeLanguage, LanguageReadiness])[] = [];
  const sandbox = new LocalSandbox(1, undefined, {
    now: () => machine.now,
    tryOut: () => {
      machine.tries += 1;
      return Promise.resolve(machine.readiness);
    },
    told: (...what) => told.push(what),
  });
  const ask = () =>
    sandbox.mark({ language: 'octave', parts: [], answers: [], functions: [], evaluator: '' }, 'somebody');
  return { machine, sandbox, told, ask };
}

const missing: LanguageReadiness = { isReady: false, reason: 'octave is missing' };

describe('a language that could not be run when the server started', () => {
  it('is tried again when it is asked for, once a minute at most, whoever asks', async () => {
    const { machine, sandbox, ask } = sandboxWith(missing);
    await sandbox.open();
    expect(machine.tries).toBe(2);
    await Promise.all([ask(), ask(), ask()]);
    expect(machine.tries).toBe(2);
    machine.now = 61_000;
    await Promise.all([ask(), ask(), ask()]);
    expect(machine.tries).toBe(3);
    await ask();
    expect(machine.tries).toBe(3);
  });

  it('is run as soon as it is found, which is told once', async () => {
    const { machine, sandbox, told, ask } = sandboxWith(missing);
    await sandbox.open();
    machine.now = 61_000;
    machine.readiness = { isReady: true, lacks: [] };
    await ask();
    expect(sandbox.readinessOf('octave')).toEqual({ isReady: true, lacks: [] });
    machine.now = 200_000;
    await ask();
    expect(machine.tries).toBe(3);
    expect(told).toEqual([
      ['python', missing],
      ['octave', missing],
      ['octave', { isReady: true, lacks: [] }],
    ]);
  });

  it('is looked for again where it lacks a package, and runs meanwhile', async () => {
    const { machine, sandbox, ask } = sandboxWith({ isReady: true, lacks: ['gnuplot (gnuplot-nox)'] });
    await sandbox.open();
    machine.now = 61_000;
    machine.readiness = { isReady: true, lacks: [] };
    await ask();
    await expect.poll(() => sandbox.readinessOf('octave')).toEqual({ isReady: true, lacks: [] });
  });
});
