import type { Expression } from '../../expression/index.ts';

/** The value a draw gave a variable. */
export type DrawnValue = DrawnNumber | DrawnFunction | DrawnText;

/** A number; of one that is exactly a fraction, numerator and denominator (greater than 1) in lowest terms too. */
export interface DrawnNumber {
  readonly kind: 'number';
  readonly value: number;
  readonly numerator?: number;
  readonly denominator?: number;
}

/** A term in which the values of other variables stand already; what is free in it are its parameters. */
export interface DrawnFunction {
  readonly kind: 'function';
  readonly expression: Expression;
  readonly parameters: readonly string[];
}

export interface DrawnText {
  readonly kind: 'text';
  readonly text: string;
}

/** Values by name, in the order of the definitions. */
export type Drawn = ReadonlyMap<string, DrawnValue>;
