import type { ProblemQuestion } from '@lemma/core/document';
import { formatNumber } from '@lemma/core/expression';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import { holds, type Drawn, type DrawnNumber, type DrawnValue, type VariableDefinition } from '@lemma/core/variables';
import { shownFraction, shownNumber, shownTerm, shownText, type ShownValue, type Values } from '../formula/index.ts';

/** How drawn values are written. */
export interface DrawnFormat {
  readonly definitions: readonly VariableDefinition[];
  /** Of the document. */
  readonly language: Language;
  /** Most decimals. */
  readonly displayPrecision: number;
  /** Of the problem's question, if it is one: in a rational field every number is a fraction. */
  readonly field?: ProblemQuestion['field'] | undefined;
}

/** The drawn values for the texts around them. */
export function drawnValues(drawn: Drawn, format: DrawnFormat): Values {
  return {
    live: false,
    show({ name, coordinate }) {
      const value = drawn.get(name);
      return value === undefined || coordinate !== undefined ? undefined : shown(name, value, format);
    },
    holds(condition) {
      const result = holds(condition, drawn);
      return result.ok ? result.value : undefined;
    },
  };
}

function shown(name: string, value: DrawnValue, format: DrawnFormat): ShownValue {
  const decimalComma = writesDecimalComma(format.language);
  switch (value.kind) {
    case 'number': {
      const { numerator, denominator } = value;
      return numerator !== undefined && denominator !== undefined && isFraction(name, value, format)
        ? shownFraction(numerator, denominator)
        : shownNumber(formatNumber(value.value, { digits: format.displayPrecision, decimalComma }));
    }
    case 'function':
      return shownTerm(value.expression, decimalComma);
    case 'text':
      return shownText(value.text);
  }
}

/** Fractions are drawn as such or live in a rational field; of a set, those that decimals would not show exactly. */
function isFraction(
  name: string,
  { value }: DrawnNumber,
  { definitions, displayPrecision, field }: DrawnFormat,
): boolean {
  if (field === 'rational' || field === 'complex-rational') return true;
  const definition = definitions.find((other) => other.name === name);
  if (definition?.type === 'randrat' || definition?.field?.text.trim() === 'rational') return true;
  return definition?.type === 'drawFromSet' && Number(value.toFixed(displayPrecision)) !== value;
}
