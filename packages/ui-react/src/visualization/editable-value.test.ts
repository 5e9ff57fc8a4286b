import type { Language } from '@lemma/core/language';
import { openScene, SceneStore } from '@lemma/viz-engine/scene';
import { aFigure } from '@lemma/viz-engine/testing';
import { expect, it } from 'vitest';
import { editableKind, takeOver, textToEdit } from './editable-value.ts';

const figure = aFigure([
  '\\number[editable]{r}{1/3}',
  '\\number{n}{2}',
  '\\slider{s}{1, 0, 2}',
  '\\function[editable]{f}{1.5*x}',
  '\\function{g}{x}',
]);

it.each([
  ['r', 'number'],
  ['f', 'function'],
  ['n', undefined],
  ['s', undefined],
  ['g', undefined],
] as const)('%s is an input for a %s', (name, kind) => {
  expect(editableKind(open().variable(name))).toBe(kind);
});

it.each([
  ['r', 'en', '0.3333333333'],
  ['r', 'de', '0,3333333333'],
  ['f', 'en', '1.5*x'],
  ['f', 'de', '1,5*x'],
] as const)('%s is edited in %s as %s', (name, language, text) => {
  const { store, variable } = open();
  expect(textToEdit(store.scene, variable(name), language)).toBe(text);
});

it.each([
  ['3/2', 'en', 1.5],
  ['0,5', 'de', 0.5],
  ['2^3', 'en', 8],
] as const)('takes %s over as a number (%s)', (text, language, number) => {
  const { store, variable } = open();
  expect(takeOver(store, variable('r'), text, language)).toEqual({ ok: true, value: undefined });
  expect(store.scene.numbers('r')).toEqual([number]);
  store.undo();
  expect(store.scene.numbers('r')[0]).toBeCloseTo(1 / 3);
});

it.each([
  ['r', '', 'empty'],
  ['r', '1/0', 'notFinite'],
  ['r', 'x', 'unknownName'],
  ['f', 'x*y', 'wrongParameters'],
  ['f', '2x+', 'unexpectedEnd'],
] as const)('does not take over for %s what cannot be: "%s" (%s)', (name, text, kind) => {
  const { store, variable } = open();
  expect(takeOver(store, variable(name), text, 'en')).toMatchObject({ ok: false, failure: { kind } });
  expect(store.state.past).toEqual([]);
});

it('takes a term over with decimal commas, as one step', () => {
  const { store, variable } = open();
  takeOver(store, variable('f'), '0,5x', 'de' satisfies Language);
  expect(variable('f').element.call?.evaluate(4)).toBe(2);
  store.undo();
  expect(variable('f').element.call?.evaluate(4)).toBe(6);
});

function open() {
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  const store = new SceneStore(scene.value);
  const variable = (name: string) => {
    const found = store.scene.variable(name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
  return { store, variable };
}
