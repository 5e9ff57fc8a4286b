import { freeNames, numberOf, valueOf, type Expression, type Value } from '@lemma/core/expression';
import type { VariableDefinition } from '@lemma/core/variables';
import type { ElementTypes } from '../elements/index.ts';
import { listed, matrixEntries } from './lists.ts';

/** Rows and columns of a matrix, or of a vector (one column). */
export interface MatrixShape {
  readonly kind: 'vector' | 'matrix';
  readonly rows: number;
  readonly columns: number;
}

/** The value of a shape with its entries listed row by row. */
export function valueIn(shape: MatrixShape, numbers: readonly number[]): Value {
  const entries = numbers.map((value) => ({ kind: 'real', value }) as const);
  if (shape.kind === 'vector') return { kind: 'vector', entries };
  const row = (index: number) => entries.slice(index * shape.columns, (index + 1) * shape.columns);
  return { kind: 'matrix', rows: Array.from({ length: shape.rows }, (_, index) => row(index)) };
}

/** Unusual numbers, so that no value is undefined by chance. */
export function strangeNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => 0.7310585 + index * 1.6180339 + (index % 3) * 0.41421356);
}

/**
 * The shapes of the vectors and matrices of a figure. That of a term is determined by evaluating it with unusual
 * numbers, that of a list or a point is obvious.
 */
export function shapesOf(
  definitions: readonly VariableDefinition[],
  types: ElementTypes,
  parse: (text: string) => Expression | undefined,
): ReadonlyMap<string, MatrixShape> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const shapes = new Map<string, MatrixShape>();
  const asked = new Set<string>();

  const find = (name: string): MatrixShape | undefined => {
    const definition = byName.get(name);
    const role = definition && types.get(definition.type)?.role;
    if (definition === undefined || (role !== 'vector' && role !== 'matrix') || asked.has(name))
      return shapes.get(name);
    asked.add(name);
    const shape = role === 'matrix' ? matrixShape(definition) : vectorShape(definition);
    shapes.set(name, shape);
    return shape;
  };

  const vectorShape = ({ values: [source] }: VariableDefinition): MatrixShape => {
    const text = source?.text.trim() ?? '';
    const point = byName.get(text);
    if (point !== undefined && types.get(point.type)?.valuesAreCoordinates) return vectorOf(point.values.length);
    const items = source === undefined ? [] : (listed({ ...source, text: text.replaceAll(';', ',') }) ?? []);
    if (items.length > 0) return vectorOf(items.length);
    const expression = parse(text);
    const names = expression === undefined ? [] : [...freeNames(expression)];
    const trial = names.map((name, index) => {
      const shape = find(name);
      const numbers = strangeNumbers((shape ? shape.rows * shape.columns : 1) + index).slice(index);
      return [name, shape === undefined ? (numbers[0] ?? 1) : valueIn(shape, numbers)] as const;
    });
    const value = expression && valueOf(expression, Object.fromEntries(trial));
    return vectorOf(value?.ok === true && value.value.kind === 'vector' ? value.value.entries.length : 2);
  };

  for (const name of byName.keys()) find(name);
  return shapes;
}

function matrixShape({ values: [source] }: VariableDefinition): MatrixShape {
  const rows = (source && matrixEntries(source)) ?? [];
  return { kind: 'matrix', rows: rows.length, columns: rows[0]?.length ?? 0 };
}

function vectorOf(length: number): MatrixShape {
  return { kind: 'vector', rows: Math.min(Math.max(length, 2), 3), columns: 1 };
}

/** The numbers of a value: one, or those of a vector or matrix row by row; empty for any other value. */
export function numbersIn(value: Value): readonly number[] {
  switch (value.kind) {
    case 'vector':
      return value.entries.map((entry) => numberOf(entry) ?? NaN);
    case 'matrix':
      return value.rows.flat().map((entry) => numberOf(entry) ?? NaN);
    default:
      return [numberOf(value) ?? NaN];
  }
}
