import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import type { FigureAnswer } from './ports.ts';
import { begun, changed, ended, opened } from './storing.ts';

function anAnswer(text: string, answer = 1): FigureAnswer {
  return { name: 'P', place: { question: 1, answer }, text, moved: { P: [Number(text)] } };
}

describe('answers on their way', () => {
  it('wait when they differ from what was kept', () => {
    const storing = changed(opened([anAnswer('1'), anAnswer('2', 2)]), [anAnswer('1'), anAnswer('3', 2)]);
    expect([...storing.waiting]).toEqual([['1,2', anAnswer('3', 2)]]);
  });

  it('do not wait when nothing has changed', () => {
    const storing = opened([anAnswer('1')]);
    expect(changed(storing, [anAnswer('1')])).toBe(storing);
  });

  it('wait when the same value was given by something else', () => {
    const storing = changed(opened([anAnswer('1')]), [{ ...anAnswer('1'), moved: { Q: [1] } }]);
    expect(storing.waiting.size).toBe(1);
  });

  it('replace each other while they wait', () => {
    const storing = changed(changed(opened([]), [anAnswer('1')]), [anAnswer('2')]);
    expect([...storing.waiting.values()]).toEqual([anAnswer('2')]);
  });

  it('wait again when they change while they are stored', () => {
    const storing = changed(begun(changed(opened([]), [anAnswer('1')])), [anAnswer('2')]);
    expect([storing.running, [...storing.waiting.values()]]).toEqual([true, [anAnswer('2')]]);
  });

  it('leave their failures until the next ones are stored', () => {
    const failed = ended(begun(changed(opened([]), [anAnswer('1')])), fail([{ kind: 'storingFailed' }]));
    expect([failed.running, failed.failures]).toEqual([false, [{ kind: 'storingFailed' }]]);
    expect(ended(begun(changed(failed, [anAnswer('2')])), succeed(undefined)).failures).toEqual([]);
  });
});
