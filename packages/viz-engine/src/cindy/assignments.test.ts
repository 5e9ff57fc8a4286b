import { describe, expect, it } from 'vitest';
import { assignmentScripts } from './assignments.ts';

const scripts = (assignments: Parameters<typeof assignmentScripts>[0], still = false) =>
  assignmentScripts(assignments, still);

describe('assignments', () => {
  it('are variables from the start', () => {
    const values = { n: 5, list: [1, -2.5, [true]], word: 'a "b" c', tiny: 1e-9 };
    expect(scripts(values)).toEqual({
      init: 'n = (5);\nlist = [(1), (-2.5), [true]];\nword = "a b c";\ntiny = (1 * 10^(-9));',
      tick: '',
    });
  });

  it.each([
    [{ 'x; y': 1 }],
    [{ '1a': 1 }],
    [{ a_b: 1 }],
    [{ 'a.xy': 1 }],
    [{ a: null }],
    [{ a: { to: 1 } }],
    [{ a: { from: 'x', to: 'y' } }],
    [{ a: [1, null] }],
  ])('leave out %j, which no variable can hold', (assignments) => {
    expect(scripts(assignments)).toEqual({ init: '', tick: '' });
  });

  it.each([
    ['linear', 't = (0) + ((1) - (0)) * min(1, lemmatime / 4);'],
    ['accel', 't = (0) + ((1) - (0)) * (min(1, lemmatime / 4))^2 * (3 - 2 * min(1, lemmatime / 4));'],
    ['jump', 't = if(min(1, lemmatime / 4) < 1, (0), (1));'],
  ])('move in the style %s while time ticks', (style, line) => {
    const { init, tick } = scripts({ t: { from: 0, to: 1, seconds: 4, style } });
    expect(init).toContain('t = (0);');
    expect(tick.split('\n').at(-1)).toBe(line);
  });

  it('move evenly for two seconds unless told otherwise, places as well as numbers', () => {
    const { tick } = scripts({ p: { from: [0, 0], to: [1, 2], seconds: -1, style: 'dance' } });
    expect(tick).toContain('p = [(0), (0)] + ([(1), (2)] - [(0), (0)]) * min(1, lemmatime / 2);');
  });

  it('are at their end at once in the style set, and for readers who want nothing to move', () => {
    expect(scripts({ t: { from: 0, to: 1, style: 'set' } })).toEqual({ init: 't = (1);', tick: '' });
    expect(scripts({ t: { from: 0, to: 1, style: 'accel' } }, true)).toEqual({ init: 't = (1);', tick: '' });
  });
});
