import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { FakeMathlet } from '../testing/index.ts';
import { AnswerKeeper, type FigureAnswer } from './index.ts';

function anAnswer(text: string): FigureAnswer {
  return { name: 'a', place: { question: 1, answer: 1 }, text, moved: { a: [Number(text)] } };
}

describe('the keeper of a figure’s answers', () => {
  it('stores what has changed', async () => {
    const mathlet = new FakeMathlet();
    const keeper = new AnswerKeeper(mathlet, [anAnswer('1')]);
    await keeper.put([anAnswer('1')]);
    await keeper.put([anAnswer('2')]);
    expect(mathlet.asked).toEqual([[anAnswer('2')]]);
    expect(keeper.state.failures).toEqual([]);
  });

  it('stores one thing after the other, and of what came meanwhile only the last', async () => {
    const mathlet = new FakeMathlet();
    const keeper = new AnswerKeeper(mathlet);
    let answer: () => void = () => undefined;
    mathlet.outcome = () =>
      new Promise((resolve) => {
        answer = () => resolve(succeed(undefined));
      });
    const stored = keeper.put([anAnswer('1')]);
    await keeper.put([anAnswer('2')]);
    await keeper.put([anAnswer('3')]);
    expect(mathlet.asked).toEqual([[anAnswer('1')]]);
    answer();
    mathlet.outcome = () => succeed(undefined);
    await stored;
    expect(mathlet.asked).toEqual([[anAnswer('1')], [anAnswer('3')]]);
    expect(mathlet.answers.get('1,1')).toEqual(anAnswer('3'));
  });

  it('tells that nothing can be stored where there is no mathlet', async () => {
    const keeper = new AnswerKeeper(undefined);
    await keeper.put([anAnswer('1')]);
    expect(keeper.state.failures).toEqual([{ kind: 'cannotStore' }]);
  });

  it('passes on what the mathlet refuses', async () => {
    const mathlet = new FakeMathlet();
    const refusal = { kind: 'cannotPass', name: 'a', place: { question: 1, answer: 1 } } as const;
    mathlet.outcome = () => fail([refusal]);
    const keeper = new AnswerKeeper(mathlet);
    await keeper.put([anAnswer('1')]);
    expect(keeper.state.failures).toEqual([refusal]);
  });

  it('takes an error of the host for a storing that went wrong, and forgets it once one succeeds', async () => {
    const mathlet = new FakeMathlet();
    mathlet.outcome = () => Promise.reject(new Error('gone'));
    const keeper = new AnswerKeeper(mathlet);
    await keeper.put([anAnswer('1')]);
    expect(keeper.state.failures).toEqual([{ kind: 'storingFailed' }]);
    mathlet.outcome = () => succeed(undefined);
    await keeper.put([anAnswer('2')]);
    expect(keeper.state.failures).toEqual([]);
  });
});
