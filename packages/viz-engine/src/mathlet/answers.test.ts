import { readDocument } from '@lemma/core/document';
import { ProblemMathlet, type FigureAnswer } from '@lemma/core/mathlet';
import { ShelfAnswers } from '@lemma/core/problem';
import { MemoryStorage, runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openScene, SceneStore } from '../scene/index.ts';
import { aFigure } from '../testing/index.ts';
import { answersAt, answerVariables, broughtBack } from './answers.ts';

function open(definitions: readonly string[]): SceneStore {
  const scene = openScene(aFigure(definitions, { plotted: [] }), 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return new SceneStore(scene.value);
}

function answersOf({ scene, state }: SceneStore): readonly FigureAnswer[] {
  return answersAt(scene, state.position, answerVariables(scene.variables));
}

const line = [
  '\\point[editable]{A}{0, 1}',
  '\\point[editable]{B}{1, 3}',
  '\\number{m}{(B[y]-A[y])/(B[x]-A[x])}',
  '\\answer{m}{1, 2}',
];

describe('what a figure answers', () => {
  it.each([
    ['a slider', ['\\slider{a}{1.5, 0, 3}'], 'a', '1.5', { a: [1.5] }],
    ['a negative number', ['\\number[editable]{a}{-1/3}'], 'a', '-0.3333333333', { a: [-1 / 3] }],
    ['a number with noise', ['\\number[editable]{a}{0.1+0.2}'], 'a', '0.3', { a: [0.1 + 0.2] }],
    ['a number with decimals', ['\\slider{a}{1.256, 0, 3}', '\\field{a}{real, 2}'], 'a', '1.26', { a: [1.256] }],
    ['a whole number', ['\\slider{a}{1.6, 0, 3}', '\\field{a}{integer}'], 'a', '2', { a: [1.6] }],
    ['a fraction', ['\\slider{a}{-1/3, -3, 3}', '\\field{a}{rational}'], 'a', '-1/3', { a: [-1 / 3] }],
    ['a point', ['\\point[editable]{P}{1, -2}'], 'P', '[1; -2]', { P: [1, -2] }],
    ['a point in space', ['\\point[editable]{P}{1, -2, 3}'], 'P', '[1; -2; 3]', { P: [1, -2, 3] }],
    ['a vector', ['\\vector[editable]{v}{[1; 2]}'], 'v', '[1; 2]', { v: [1, 2] }],
    ['a glider', ['\\line{g}{y, 2x}', '\\glider[editable]{P}{g, 1}'], 'P', '[1; 2]', { P: [1] }],
    ['a ticked box', ['\\checkbox{c}{1, 5, 7}'], 'c', '5', { c: [5] }],
    ['a function', ['\\function[editable]{f}{x^2+1}'], 'f', 'x^2 + 1', { f: { terms: ['x^2 + 1'] } }],
    [
      'a selection',
      ['\\point{P}{0, 0}', '\\point{Q}{1, 0}', '\\point{R}{2, 0}', '\\onClickSelect{c}{P, Q, R, [R, P]}'],
      'c',
      'R, P',
      { c: [2, 0] },
    ],
    [
      'arrows',
      ['\\point{P}{0, 0}', '\\point{Q}{1, 0}', '\\onClickArrows{c}{[P]}{[Q]}{2}{[[P, Q]]}'],
      'c',
      '[P, Q]',
      { c: [-1, 0, 1] },
    ],
    ['a number that follows', line.slice(0, 3), 'm', '2', { B: [1, 3], A: [0, 1] }],
    [
      'a matrix that follows',
      ['\\slider{a}{2, 0, 3}', '\\matrix{M}{[[1, a], [0, 1]]}'],
      'M',
      '[[1; 2]; [0; 1]]',
      { a: [2] },
    ],
    ['a term that follows', ['\\slider{a}{2, 0, 3}', '\\function{f}{a*x}'], 'f', '2*x', { a: [2] }],
    ['what has no value', ['\\slider{a}{0, 0, 3}', '\\number{n}{1/a}'], 'n', '', { a: [0] }],
  ] as const)('is the value of %s', (_, definitions, name, text, moved) => {
    const store = open([...definitions, `\\answer{${name}}{1, 2}`]);
    expect(answersOf(store)).toEqual([{ name, place: { question: 1, answer: 2 }, text, moved }]);
  });

  it('follows what the learner does', () => {
    const store = open([...line, '\\answer{A}{2, 1}']);
    store.move('A', [0, -1]);
    expect(answersOf(store).map(({ name, text }) => [name, text])).toEqual([
      ['A', '[0; -1]'],
      ['m', '4'],
    ]);
  });

  it.each([
    ['nobody can change', ['\\point{P}{1, 2}', '\\answer{P}{1, 1}']],
    ['is no answer', ['\\slider{a}{1, 0, 3}']],
  ])('is not what %s', (_, definitions) => {
    expect(answersOf(open(definitions))).toEqual([]);
  });
});

describe('a figure that is brought back', () => {
  const everything = [
    ...line,
    '\\slider{a}{1, 0, 3}',
    '\\answer{a}{1, 3}',
    '\\function[editable]{f}{x}',
    '\\answer{f}{1, 4}',
    '\\point{P}{0, 0}',
    '\\point{Q}{1, 0}',
    '\\onClickSelect{c}{P, Q}',
    '\\answer{c}{1, 5}',
    '\\number{sum}{a+A[x]}',
    '\\answer{sum}{1, 6}',
  ];

  it('gives the answers that were kept', () => {
    const store = open(everything);
    store.move('A', [0, -1]);
    store.move('a', [2.5]);
    store.write('f', ['x^2']);
    store.move('c', [1]);
    const kept = answersOf(store);
    const { scene } = open(everything);
    const { position, lost } = broughtBack(scene, answerVariables(scene.variables), kept);
    expect(lost).toEqual([]);
    expect(answersOf(new SceneStore(scene, position))).toEqual(kept);
  });

  it.each([
    ['has other numbers', '\\point[editable]{P}{0, 0}', { P: [1, 2, 3] }],
    ['was a function', '\\point[editable]{P}{0, 0}', { P: { terms: ['x'] } }],
    ['was a point', '\\function[editable]{P}{x}', { P: [1, 2] }],
    ['has other parameters', '\\function[editable]{P}{x}', { P: { terms: ['y'] } }],
    ['has more terms', '\\function[editable]{P}{x}', { P: { terms: ['x', 'x'] } }],
    ['was moved by something else', '\\point[editable]{P}{0, 0}', { Q: [1, 2] }],
    ['cannot be changed any more', '\\point{P}{0, 0}', { P: [1, 2] }],
    ['was nowhere', '\\point[editable]{P}{0, 0}', { P: [1, NaN] }],
    ['is called as what every object has', '\\point[editable]{constructor}{0, 0}', {}, 'constructor'],
  ])('stays at its start when it %s', (_, definition, moved, name = 'P') => {
    const { scene } = open([definition, `\\answer{${name}}{1, 1}`]);
    const kept = [{ name, place: { question: 1, answer: 1 }, text: '', moved }];
    expect(broughtBack(scene, answerVariables(scene.variables), kept)).toEqual({
      position: scene.start,
      lost: [name],
    });
  });
});

const asked = readDocument(
  `<document lang="en"><title>P</title><content><question><text><p>?</p></text>${'<answer><solution>a</solution></answer>'.repeat(6)}
  </question></content></document>`,
);
const questions = asked.ok ? asked.value.blocks.filter((block) => block.kind === 'question') : [];

it('comes back as it was, whatever the learner has done, when the page is opened again', async () => {
  const definitions = [
    '\\point[editable]{A}{0, 1}',
    '\\point[editable]{M}{1, 1}',
    '\\circle{k}{M, 2}',
    '\\glider[editable]{G}{k, 1}',
    '\\slider{a}{1, -3, 3}',
    '\\function[editable]{f}{x}',
    '\\number{n}{a*G[x]+A[y]+f(2)}',
    '\\onClickSelect{s}{A, M, G}',
    ...['A', 'G', 'a', 'f', 'n', 's'].map((name, index) => `\\answer{${name}}{1, ${index + 1}}`),
  ];
  const coordinate = fc.double({ min: -9, max: 9, noNaN: true });
  const step = fc.oneof(
    fc.record({ name: fc.constantFrom('A', 'M'), numbers: fc.tuple(coordinate, coordinate) }),
    fc.record({ name: fc.constantFrom('G', 'a'), numbers: fc.tuple(coordinate) }),
    fc.record({ name: fc.constant('s'), numbers: fc.subarray([0, 1, 2]) }),
    fc.record({ name: fc.constant('f'), terms: fc.constantFrom('x^2', '2x-1', 'sin(x)') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const store = open(definitions);
      for (const made of steps) {
        if ('terms' in made) store.write(made.name, [made.terms]);
        else store.move(made.name, made.numbers);
      }
      const answers = answersOf(store);
      const kept = await afterReload(answers);
      const { scene } = open(definitions);
      const { position, lost } = broughtBack(scene, answerVariables(scene.variables), kept);
      expect([kept.length, lost]).toEqual([6, []]);
      expect(answersOf(new SceneStore(scene, position)).map(({ text }) => text)).toEqual(
        answers.map(({ text }) => text),
      );
    }),
    { seed: 7, numRuns: Math.ceil(runs / 5) },
  );
});

/** What a page finds of some answers when it is reopened. */
async function afterReload(answers: readonly FigureAnswer[]): Promise<readonly FigureAnswer[]> {
  const shelf = { storage: new MemoryStorage(), key: 'page' };
  await new ProblemMathlet({ questions, seed: 1, answers: new ShelfAnswers(shelf, 1) }).store(answers);
  const again = new ProblemMathlet({ questions, seed: 1, answers: new ShelfAnswers(shelf, 1) });
  return answers.flatMap(({ name, place }) => {
    const kept = again.kept(name, place);
    return (kept.ok ? kept.value : undefined) ?? [];
  });
}
