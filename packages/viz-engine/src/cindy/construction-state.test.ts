import { describe, expect, it } from 'vitest';
import { asked, failed, heard, secondPassed, startOfWatch, type ConstructionWatch } from './construction-state.ts';

const shown = heard(asked(startOfWatch), { kind: 'shown' });
const point = { name: 'A', x: 1, y: 2 };

function seconds(watch: ConstructionWatch, count: number): ConstructionWatch {
  return Array.from({ length: count }).reduce<ConstructionWatch>(secondPassed, watch);
}

describe('a construction', () => {
  it('is loading for as long as nobody scrolls to it', () => {
    expect(seconds(startOfWatch, 1000).state).toEqual({ status: 'loading' });
  });

  it('is shown once its frame says so, with its points', () => {
    expect(shown.state).toEqual({ status: 'shown', points: [] });
    expect(heard(shown, { kind: 'points', points: [point] }).state).toEqual({ status: 'shown', points: [point] });
  });

  it('fails when its frame does not answer', () => {
    expect(seconds(asked(startOfWatch), 30).state.status).toBe('loading');
    expect(seconds(asked(startOfWatch), 31).state).toEqual({ status: 'failed', reason: 'notLoaded' });
  });

  it('fails when it stops answering, and not while it does', () => {
    expect(seconds(shown, 6).state).toEqual({ status: 'failed', reason: 'silent' });
    const talking = seconds(heard(seconds(shown, 5), { kind: 'alive' }), 5);
    expect(talking.state.status).toBe('shown');
  });

  it('fails when it says more than fifty things in a second, whatever they are', () => {
    const say = (watch: ConstructionWatch, count: number) =>
      Array.from({ length: count }).reduce<ConstructionWatch>((last) => heard(last, undefined), watch);
    expect(say(shown, 49).state.status).toBe('shown');
    expect(say(shown, 51).state).toEqual({ status: 'failed', reason: 'noisy' });
    expect(say(secondPassed(say(shown, 49)), 49).state.status).toBe('shown');
  });

  it('has failed when it does not begin, and has a fault when a script of it breaks later', () => {
    const fault = { kind: 'fault', event: 'draw', message: 'm' } as const;
    expect(heard(asked(startOfWatch), fault).state).toEqual({
      status: 'failed',
      reason: 'faulty',
      fault: { event: 'draw', message: 'm' },
    });
    expect(heard(shown, fault).state).toEqual({ status: 'shown', points: [], fault: { event: 'draw', message: 'm' } });
    expect(heard(shown, { kind: 'fault', message: 'm' }).state).toMatchObject({ fault: { message: 'm' } });
  });

  it('stays as it failed, whatever is said later', () => {
    const over = failed(shown, 'left');
    for (const next of [heard(over, { kind: 'shown' }), seconds(over, 60), failed(over, 'silent')]) {
      expect(next.state).toEqual({ status: 'failed', reason: 'left' });
    }
  });
});
