import { readMathml, type MathNode, type NumberFieldName, type DrawnVariables } from '@lemma/core/document';
import { formatNumber, printMathml, printText, tidied } from '@lemma/core/expression';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import { seededRandom } from '@lemma/core/platform';
import { drawQuestion, holds, type Drawn, type DrawnValue } from '@lemma/core/variables';

/** What stands in place of variables, and which branches hold. */
export interface Values {
  /** The value of a variable (`a`) or of a coordinate (`P[x]`) as it is shown in a text; its name when it has no value. */
  textOf(name: string): string;
  /** The same inside a formula. */
  mathOf(name: string): MathNode;
  holds(condition: string): boolean;
}

/** What has random data: a quick check or a question. */
export interface Asked {
  readonly variables: DrawnVariables;
  readonly displayPrecision: number;
  readonly field?: NumberFieldName;
}

/** Draws the values of one question. */
export type DrawValues = (asked: Asked) => Values;

/** Outside quick checks and questions no variable has a value. */
export const fixedValues: Values = valuesOf(new Map(), { digits: 2, decimalComma: false, asFraction: false });

/** Draws the same values for the same seed; where they cannot be drawn the names stand for themselves. */
export function valueDrawer(seed: number, language: Language): DrawValues {
  return ({ variables, displayPrecision, field }) => {
    // Every question starts the stream anew, so that the problem's own variables, which come first, are the same in all.
    const drawn = drawQuestion(variables.definitions, variables.rules, seededRandom(seed));
    return valuesOf(drawn.ok ? drawn.value : new Map(), {
      digits: displayPrecision,
      decimalComma: writesDecimalComma(language),
      asFraction: field === 'rational' || field === 'complex-rational',
    });
  };
}

interface Shown {
  readonly digits: number;
  readonly decimalComma: boolean;
  readonly asFraction: boolean;
}

function valuesOf(drawn: Drawn, shown: Shown): Values {
  return {
    textOf: (name) => textOf(drawn.get(name), shown) ?? name,
    mathOf: (name) => mathOf(drawn.get(name), shown) ?? token('mi', name),
    holds(condition) {
      const truth = holds({ text: condition, span: { from: 0, to: condition.length } }, drawn);
      return truth.ok && truth.value;
    },
  };
}

function textOf(value: DrawnValue | undefined, shown: Shown): string | undefined {
  switch (value?.kind) {
    case undefined:
      return undefined;
    case 'text':
      return value.text;
    case 'function':
      return printText(tidied(value.expression));
    case 'number': {
      const { numerator, denominator } = value;
      if (shown.asFraction && numerator !== undefined && denominator !== undefined)
        return `${numerator}/${denominator}`;
      return formatNumber(value.value, shown);
    }
  }
}

function mathOf(value: DrawnValue | undefined, shown: Shown): MathNode | undefined {
  if (value?.kind === 'function') {
    const formula = readMathml(printMathml(tidied(value.expression), shown));
    return formula.ok ? { tag: 'mrow', attributes: {}, children: formula.value.math.children } : undefined;
  }
  const text = textOf(value, shown);
  const [numerator, denominator] = text?.split('/') ?? [];
  if (numerator === undefined || text === undefined) return undefined;
  if (denominator === undefined) return token('mn', text);
  return { tag: 'mfrac', attributes: {}, children: [token('mn', numerator), token('mn', denominator)] };
}

function token(tag: string, text: string): MathNode {
  return { tag, attributes: {}, children: [text] };
}
