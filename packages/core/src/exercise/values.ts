import type { MathElement, VariableMention } from '../document/index.ts';
import type { SourceText } from '../source/index.ts';

/** A value as shown in text and in formulas. */
export interface ShownValue {
  readonly text: string;
  readonly tex: string;
  readonly math: MathElement;
}

/** The values of the variables in scope of a text: drawn ones, or those of a figure. */
export interface ShownValues {
  /** Whether they change while the reader watches; such formulas are not worth caching. */
  readonly live: boolean;
  /** Undefined if there is no such variable or coordinate. */
  show(mention: Pick<VariableMention, 'name' | 'coordinate'>): ShownValue | undefined;
  /** Undefined if the condition cannot be evaluated. An empty one always holds. */
  holds(condition: SourceText): boolean | undefined;
}

/** Outside figures, quick checks and questions, no variable has a value. */
export const fixedValues: ShownValues = { live: false, show: () => undefined, holds: () => undefined };

/** The variable referred to by `a` or `P[x]`. */
export function mentionOf(written: string): Pick<VariableMention, 'name' | 'coordinate'> {
  const [, name, coordinate] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(written.trim()) ?? [];
  return name === undefined || coordinate === undefined
    ? { name: written.trim() }
    : { name: name.trim(), coordinate: coordinate.trim() };
}

/** A formatted number such as `-1,5`, `∞` or `2·10^20`, as a value. */
export function shownNumber(written: string): ShownValue {
  const sign = written.startsWith('-') ? '−' : '';
  const [amount = '', power] = written.slice(sign.length).split('·10^');
  const exponent = (power ?? '').replace('-', '−');
  const tex = amount.replaceAll(',', '{,}').replaceAll('∞', '\\infty ');
  const ten: MathElement = { tag: 'msup', attributes: {}, children: [token('mn', '10'), token('mn', exponent)] };
  return {
    text: written.replaceAll('-', '−'),
    tex: (sign && '-') + tex + (power === undefined ? '' : `\\cdot 10^{${power}}`),
    math: row([
      ...(sign ? [token('mo', sign)] : []),
      token('mn', amount),
      ...(power === undefined ? [] : [token('mo', '·'), ten]),
    ]),
  };
}

/** A fraction in lowest terms with a positive denominator. */
export function shownFraction(numerator: number, denominator: number): ShownValue {
  const negative = numerator < 0;
  const size = String(Math.abs(numerator));
  const parts = [token('mn', size), token('mn', String(denominator))];
  const fraction: MathElement = { tag: 'mfrac', attributes: {}, children: parts };
  return {
    text: `${negative ? '−' : ''}${size}/${denominator}`,
    tex: `${negative ? '-' : ''}\\frac{${size}}{${denominator}}`,
    math: row(negative ? [token('mo', '−'), fraction] : [fraction]),
  };
}

/** Text as a value. */
export function shownText(text: string): ShownValue {
  return { text, tex: `\\text{${text.replace(/[\\{}$&#^_%~]/g, ' ')}}`, math: row([token('mtext', text)]) };
}

/** A row of MathML. */
export function row(children: readonly MathElement[]): MathElement {
  return { tag: 'mrow', attributes: {}, children };
}

/** A token element of MathML. */
export function token(tag: 'mi' | 'mn' | 'mo' | 'mtext', text: string): MathElement {
  return { tag, attributes: {}, children: [text] };
}
