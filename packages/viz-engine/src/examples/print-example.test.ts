import { expect, it } from 'vitest';
import { printDefinition, printExample, readExample } from './index.ts';

it.each([
  [{ type: 'circle', name: 'k', values: ['M', '2'] }, '\\circle{k}{M, 2}'],
  [{ type: 'point', name: 'P', values: ['1', '2'], options: ['editable'] }, '\\point[editable]{P}{1, 2}'],
  [{ type: 'randint', name: 'a', values: ['1', '9'], options: ['Z'] }, '\\randint[Z]{a}{1}{9}'],
])('prints a definition as an author writes it', (definition, source) => {
  expect(printDefinition(definition)).toBe(source);
});

it('prints what its board shows', () => {
  expect(printExample({ definitions: [{ type: 'number', name: 'a', values: ['1'] }], plotted: [] })).toContain(
    '\\plot[coordinateSystem]{}',
  );
});

it('knows where everything stands in what it prints', () => {
  const example = {
    definitions: [
      { type: 'point', name: 'P', values: ['1', '1'], options: ['editable'], attributes: { color: 'red', label: 'P' } },
      { type: 'point', name: 'Q', values: ['P[y]', '1'], attributes: { color: 'red' } },
    ],
  };
  const source = printExample(example);
  const figure = readExample(example);
  const cut = ({ from, to }: { readonly from: number; readonly to: number }) => source.slice(from, to);
  expect(figure.definitions.map(({ span }) => cut(span))).toEqual([
    '\\point[editable]{P}{1, 1}',
    '\\point{Q}{P[y], 1}',
  ]);
  for (const { name, nameSpan, values, attributes, options } of figure.definitions) {
    expect(cut(nameSpan)).toBe(name);
    for (const { text, span } of [...values, ...options, ...Object.values(attributes)]) expect(cut(span)).toBe(text);
  }
  const [first, second] = figure.definitions.map(({ attributes }) => attributes['color']?.span.from ?? -1);
  expect(second).toBeGreaterThan(first ?? 0);
});
