import { printText } from '../expression/index.ts';
import { writeNumber } from '../source/index.ts';
import type { DrawnNumber, DrawnValue, VariableDefinition } from '../variables/index.ts';

const nowhere = { from: 0, to: 0 };

/**
 * A definition that gives a name just this value, with which it is shown and computed alike. Undefined for a number that
 * is not one.
 */
export function asConstant(name: string, value: DrawnValue, isFraction: boolean): VariableDefinition | undefined {
  switch (value.kind) {
    case 'number':
      return Number.isNaN(value.value)
        ? undefined
        : definition('number', name, numberText(value), isFraction ? 'rational' : undefined);
    case 'function': {
      const { expression } = value;
      return definition(expression.kind === 'vector' ? 'matrix' : 'function', name, printText(expression));
    }
    case 'text':
      return definition('string', name, value.text);
  }
}

function definition(type: string, name: string, text: string, field?: string): VariableDefinition {
  return {
    type,
    name,
    nameSpan: nowhere,
    options: [],
    ...(field !== undefined && { field: { text: field, span: nowhere } }),
    values: [{ text, span: nowhere }],
    attributes: {},
    span: nowhere,
  };
}

function numberText({ value, numerator, denominator, term }: DrawnNumber): string {
  if (term !== undefined) return printText(term);
  if (numerator !== undefined && denominator !== undefined) return `${numerator}/${denominator}`;
  if (!Number.isFinite(value)) return value > 0 ? 'infinity' : '-infinity';
  return writeNumber(value);
}
