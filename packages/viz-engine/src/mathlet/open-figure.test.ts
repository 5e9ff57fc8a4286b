import { FakeMathlet } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { aFigure } from '../testing/index.ts';
import { answeredPlaces, isInteractive, keepAnswers, openFigure, type OpenFigure } from './index.ts';

const point = ['\\point[editable]{P}{0, 0}', '\\answer{P}{1, 2}'];
const place = { question: 1, answer: 2 };

function open(definitions: readonly string[], mathlet?: FakeMathlet): OpenFigure {
  const { opened } = openFigure(aFigure(definitions), 1, mathlet);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  return opened.value;
}

describe('a figure in a mathlet', () => {
  it('reads values of the problem and of its questions', () => {
    const mathlet = new FakeMathlet({ values: { b: 4 }, questions: { 2: { r: 5 } } });
    const { scene } = open(['\\problem{a}{b}', '\\question{c}{2, r}'], mathlet).store;
    expect([scene.numbers('a'), scene.numbers('c')]).toEqual([[4], [5]]);
  });

  it('tells which values cannot be got, each once, and is drawn without them', () => {
    const mathlet = new FakeMathlet({ values: { f: 'x^2' }, questions: { 1: { g: 'x' } } });
    const figure = aFigure(['\\problem{a}{f, 3}', '\\problem{b}{f}', '\\question{c}{1, g}']);
    const { opened, failures } = openFigure(figure, 1, mathlet);
    expect(failures).toEqual([
      { kind: 'cannotGet', name: 'f' },
      { kind: 'cannotGet', name: 'g' },
    ]);
    expect(opened.ok && opened.value.store.scene.numbers('a')).toEqual([NaN]);
  });

  it('does not open when the problem has no such variable', () => {
    const { opened, failures } = openFigure(aFigure(['\\problem{a}{b}']), 1, new FakeMathlet());
    expect(opened.ok ? [] : opened.failure.map(({ code }) => code)).toEqual(['PROBLEM_VARIABLE_NOT_AVAILABLE']);
    expect(failures).toEqual([]);
  });

  it('begins with the answers that were kept, and goes back to its start', () => {
    const mathlet = new FakeMathlet();
    mathlet.answers.set('1,2', { name: 'P', place, text: '[3; 4]', moved: { P: [3, 4] } });
    const { store } = open(point, mathlet);
    expect([store.scene.numbers('P'), store.state.past]).toEqual([[3, 4], []]);
    store.reset();
    expect(store.scene.numbers('P')).toEqual([0, 0]);
  });

  it.each([
    ['the mathlet has lost', (mathlet: FakeMathlet) => void mathlet.lost.add('P')],
    [
      'do not fit the figure',
      (mathlet: FakeMathlet) => void mathlet.answers.set('1,2', { name: 'P', place, text: '', moved: { P: [1] } }),
    ],
  ])('begins at its start when the answers are ones that %s', (_, prepare) => {
    const mathlet = new FakeMathlet();
    prepare(mathlet);
    const { opened, failures } = openFigure(aFigure(point), 1, mathlet);
    expect(opened.ok && opened.value.store.scene.numbers('P')).toEqual([0, 0]);
    expect(failures).toEqual([{ kind: 'cannotGet', name: 'P' }]);
  });
});

describe('answers are stored', () => {
  it('when a movement has ended', async () => {
    const mathlet = new FakeMathlet();
    const figure = open(point, mathlet);
    keepAnswers(figure);
    figure.store.move('P', [1, 1]);
    figure.store.move('P', [2, 1]);
    expect(mathlet.asked).toEqual([]);
    figure.store.settle();
    await Promise.resolve();
    expect(mathlet.asked).toEqual([[{ name: 'P', place, text: '[2; 1]', moved: { P: [2, 1] } }]]);
  });

  it('when a step is undone', async () => {
    const mathlet = new FakeMathlet();
    const figure = open(point, mathlet);
    keepAnswers(figure);
    figure.store.set({ P: [2, 1] });
    await settled();
    figure.store.undo();
    await settled();
    expect(mathlet.answers.get('1,2')?.text).toBe('[0; 0]');
  });

  it('of what has changed only', async () => {
    const mathlet = new FakeMathlet();
    const figure = open([...point, '\\slider{a}{1, 0, 3}', '\\answer{a}{1, 1}', '\\slider{b}{1, 0, 3}'], mathlet);
    keepAnswers(figure);
    figure.store.set({ a: [2] });
    figure.store.set({ b: [2] });
    await settled();
    expect(mathlet.asked.map((answers) => answers.map(({ name }) => name))).toEqual([['a']]);
  });

  it('even if the figure goes away in the middle of a movement', async () => {
    const mathlet = new FakeMathlet();
    const figure = open(point, mathlet);
    const keeping = keepAnswers(figure);
    figure.store.move('P', [1, 1]);
    keeping.dispose();
    figure.store.move('P', [2, 2]);
    figure.store.settle();
    await settled();
    expect(mathlet.asked.flat().map(({ text }) => text)).toEqual(['[1; 1]']);
  });

  it('nowhere without a mathlet, which is told', async () => {
    const figure = open(point);
    keepAnswers(figure);
    expect(figure.keeper.state.failures).toEqual([]);
    figure.store.set({ P: [2, 1] });
    await settled();
    expect(figure.keeper.state.failures).toEqual([{ kind: 'cannotStore' }]);
  });

  it('not at all when nothing is an answer', async () => {
    const figure = open(['\\point[editable]{P}{0, 0}']);
    keepAnswers(figure);
    figure.store.set({ P: [2, 1] });
    await settled();
    expect(figure.keeper.state.failures).toEqual([]);
  });
});

describe('whether a figure can be operated', () => {
  it.each([
    ['an answer can be changed', point, 'normal', true],
    [
      'an answer follows what can be changed',
      ['\\slider{a}{1, 0, 3}', '\\number{n}{2a}', '\\answer{n}{1, 1}'],
      'normal',
      true,
    ],
    ['no answer can be changed', ['\\slider{a}{1, 0, 3}', '\\number{n}{2}', '\\answer{n}{1, 1}'], 'normal', false],
    ['it answers nothing', ['\\slider{a}{1, 0, 3}'], 'normal', true],
    ['it stands in a correction', point, 'correction', false],
    ['it answers nothing and stands in a correction', ['\\slider{a}{1, 0, 3}'], 'correction', false],
  ] as const)('when %s', (_, definitions, view, expected) => {
    expect(isInteractive(open(definitions).store.scene.variables, view)).toBe(expected);
  });
});

it('knows which answers a figure gives before it is opened', () => {
  const definitions = [...point, '\\point{Q}{0, 0}', '\\answer{Q}{1, 3}', '\\problem{a}{b}'];
  expect(answeredPlaces(aFigure(definitions))).toEqual([place]);
  expect(answeredPlaces(aFigure(['\\slider{a}{1, 0, 3}']))).toEqual([]);
});

/** After everything a fake mathlet does synchronously. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
