import { describe, expect, it } from 'vitest';
import { readDocument, type ProblemQuestion } from '../document/index.ts';
import { MemoryStorage } from '../testing/index.ts';
import { ProblemMathlet, type FigureAnswer } from './index.ts';

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

function aShelf() {
  return { storage: new MemoryStorage(), key: 'k' };
}

function anAnswer(question: number, answer: number): FigureAnswer {
  return { name: 'P', place: { question, answer }, text: '[1; 2]', moved: { P: [1, 2], f: { terms: ['x'] } } };
}

describe('the problem of a page', () => {
  it('gives its numbers and those of its questions', () => {
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, shelf: aShelf() });
    const a = mathlet.value('a');
    const drawn = a.ok ? a.value : NaN;
    expect(drawn).toBeGreaterThanOrEqual(2);
    expect(mathlet.valueIn(1, 'r')).toEqual({ ok: true, value: drawn + 1 });
    expect(mathlet.valueIn(2, 's')).toEqual({ ok: true, value: drawn + 2 });
    expect(mathlet.valueIn(2, 'a')).toEqual(a);
  });

  it('does not know what is not defined where it is asked for', () => {
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, shelf: aShelf() });
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
    const mathlet = new ProblemMathlet({ questions: questionsOf(source), seed: 3, shelf: aShelf() });
    const failure = { ok: false, failure: { kind: 'cannotGet', name } };
    expect([mathlet.value(name), mathlet.valueIn(1, name)]).toEqual([failure, failure]);
  });

  it('is waited for until its page is there', () => {
    const mathlet = new ProblemMathlet({ questions: [], seed: 3, shelf: aShelf() });
    expect(mathlet.readiness.state).toBe('waiting');
    mathlet.open();
    expect(mathlet.readiness.state).toBe('ready');
  });

  it('has the answers of figures and fields again when its page is opened again', async () => {
    const shelf = aShelf();
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, shelf });
    expect(await mathlet.store([anAnswer(1, 2)])).toEqual({ ok: true, value: undefined });
    mathlet.write({ question: 1, answer: 1 }, '5');
    const again = new ProblemMathlet({ questions: questionsOf(), seed: 3, shelf });
    expect(again.kept('P', { question: 1, answer: 2 })).toEqual({ ok: true, value: anAnswer(1, 2) });
    expect(again.state.get('1,1')).toEqual({ text: '5' });
    expect(again.kept('P', { question: 1, answer: 1 })).toEqual({ ok: true, value: undefined });
    expect(new ProblemMathlet({ questions: questionsOf(), seed: 4, shelf }).state.size).toBe(0);
  });

  it('stores what it has an answer for, and tells what it has none for', async () => {
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, shelf: aShelf() });
    expect(await mathlet.store([anAnswer(1, 1), anAnswer(1, 3), anAnswer(5, 1)])).toEqual({
      ok: false,
      failure: [
        { kind: 'cannotPass', name: 'P', place: { question: 1, answer: 3 } },
        { kind: 'cannotPass', name: 'P', place: { question: 5, answer: 1 } },
      ],
    });
    expect([...mathlet.state.keys()]).toEqual(['1,1']);
  });

  it('tells when its storage does not keep what it is given', async () => {
    const storage = { read: () => undefined, write: () => undefined, remove: () => undefined };
    const mathlet = new ProblemMathlet({ questions: questionsOf(), seed: 3, shelf: { storage, key: 'k' } });
    expect(await mathlet.store([anAnswer(1, 1)])).toEqual({ ok: false, failure: [{ kind: 'storingFailed' }] });
    expect(mathlet.state.size).toBe(1);
  });

  it.each([
    ['nothing', ''],
    ['no answers', '{"version":1}'],
    ['another shape', '{"version":2,"answers":{"1,1":{"text":"5"}}}'],
    ['a place that is none', '{"version":1,"answers":{"first":{"text":"5"}}}'],
    ['an answer that is none', '{"version":1,"answers":{"1,1":5}}'],
    ['no text at all', '{"version":1,"answers":{"1,1":{}}}'],
  ])('begins without answers when it finds %s', (_, text) => {
    const storage = new MemoryStorage();
    storage.write('k#3', text);
    expect(new ProblemMathlet({ questions: [], seed: 3, shelf: { storage, key: 'k' } }).state.size).toBe(0);
  });

  it('leaves out what nobody can have moved', () => {
    const storage = new MemoryStorage();
    storage.write('k#3', '{"version":1,"answers":{"1,1":{"text":"5","moved":{"P":[1],"Q":["x"],"f":{"terms":[1]}}}}}');
    const mathlet = new ProblemMathlet({ questions: [], seed: 3, shelf: { storage, key: 'k' } });
    expect(mathlet.state.get('1,1')).toEqual({ text: '5', moved: { P: [1] } });
  });
});
