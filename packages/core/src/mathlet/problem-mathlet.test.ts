import { describe, expect, it } from 'vitest';
import { readDocument, type ProblemQuestion } from '../document/index.ts';
import { Store } from '../store/index.ts';
import { ProblemMathlet, type FigureAnswer, type AnswersByKey, type PageAnswers } from './index.ts';

/** `at` determines which variables belong to a question: those of the problem precede it. */
const xml = `<document kind="problem" lang="en"><title>P</title><content>
  ${aQuestion('100-200', '<variable type="number" name="r" at="110-120"><value>a+1</value></variable>')}
  ${aQuestion('300-400', '<variable type="number" name="s" at="310-320"><value>a+2</value></variable>')}
  </content></document>`;

function aQuestion(at: string, own: string): string {
  return `<question type="input.number" at="${at}"><variables>
    <variable type="randint" name="a" at="10-20"><value>2</value><value>9</value></variable>
    <variable type="function" name="f" at="30-40"><value>a*x</value></variable>${own}</variables>
    <text><p>?</p></text><answer><solution>a</solution></answer><answer><solution>a</solution></answer></question>`;
}

function questionsOf(source = xml): readonly ProblemQuestion[] {
  const read = readDocument(source);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value.blocks.filter((block) => block.kind === 'question');
}

class FakeAnswers extends Store<AnswersByKey> implements PageAnswers {
  isSafe = true;
  constructor() {
    super(new Map());
  }
  give(changed: AnswersByKey): boolean {
    this.update((answers) => new Map([...answers, ...changed]));
    return this.isSafe;
  }
}

function anAnswer(question: number, answer: number): FigureAnswer {
  return { name: 'P', place: { question, answer }, text: '[1; 2]', moved: { P: [1, 2], f: { terms: ['x'] } } };
}

describe('the problem of a page', () => {
  it('gives its numbers and those of its questions', () => {
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, answers: new FakeAnswers() });
    const a = mathlet.value('a');
    const drawn = a.ok ? a.value : NaN;
    expect(drawn).toBeGreaterThanOrEqual(2);
    expect(mathlet.valueIn(1, 'r')).toEqual({ ok: true, value: drawn + 1 });
    expect(mathlet.valueIn(2, 's')).toEqual({ ok: true, value: drawn + 2 });
    expect(mathlet.valueIn(2, 'a')).toEqual(a);
  });

  it('does not know what is not defined where it is asked for', () => {
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, answers: new FakeAnswers() });
    const notDefined = { ok: false, failure: { kind: 'notDefined' } };
    expect([mathlet.value('r'), mathlet.value('q'), mathlet.valueIn(1, 's'), mathlet.valueIn(3, 'a')]).toEqual(
      Array.from({ length: 4 }, () => notDefined),
    );
    expect([0, 1, 2, 3].map((question) => mathlet.hasQuestion(question))).toEqual([false, true, true, false]);
  });

  it.each([
    ['is a function', xml, 'f'],
    ['cannot be drawn', xml.replaceAll('<value>2</value><value>9', '<value>9</value><value>2'), 'a'],
  ])('cannot give what %s', (_, source, name) => {
    const mathlet = new ProblemMathlet({ questions: questionsOf(source), seed: 3, answers: new FakeAnswers() });
    const failure = { ok: false, failure: { kind: 'cannotGet', name } };
    expect([mathlet.value(name), mathlet.valueIn(1, name)]).toEqual([failure, failure]);
  });

  it('is waited for until its page is there', () => {
    const mathlet = new ProblemMathlet({ questions: [], seed: 3, answers: new FakeAnswers() });
    expect(mathlet.readiness.state).toBe('waiting');
    mathlet.open();
    expect(mathlet.readiness.state).toBe('ready');
  });

  it('has the answers of figures again when its page is opened again', async () => {
    const answers = new FakeAnswers();
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, answers });
    expect(await mathlet.store([anAnswer(1, 2)])).toEqual({ ok: true, value: undefined });
    answers.give(new Map([['1,1', { text: '5' }]]));
    const again = new ProblemMathlet({ questions: questionsOf(), seed: 3, answers });
    expect(again.kept('P', { question: 1, answer: 2 })).toEqual({ ok: true, value: anAnswer(1, 2) });
    expect(again.kept('P', { question: 1, answer: 1 })).toEqual({ ok: true, value: undefined });
  });

  it('stores what it has an answer for, and tells what it has none for', async () => {
    const answers = new FakeAnswers();
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, answers });
    expect(await mathlet.store([anAnswer(1, 1), anAnswer(1, 3), anAnswer(5, 1)])).toEqual({
      ok: false,
      failure: [
        { kind: 'cannotPass', name: 'P', place: { question: 1, answer: 3 } },
        { kind: 'cannotPass', name: 'P', place: { question: 5, answer: 1 } },
      ],
    });
    expect([...answers.state.keys()]).toEqual(['1,1']);
  });

  it('stores the answer of an applet, which moves nothing, like one that was typed', async () => {
    const answers = new FakeAnswers();
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, answers });
    await mathlet.store([{ ...anAnswer(1, 1), text: '3', moved: {} }]);
    expect(answers.state.get('1,1')).toEqual({ text: '3' });
  });

  it('tells when an answer is not safe', async () => {
    const answers = new FakeAnswers();
    answers.isSafe = false;
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, answers });
    expect(await mathlet.store([anAnswer(1, 1)])).toEqual({ ok: false, failure: [{ kind: 'storingFailed' }] });
  });
});
