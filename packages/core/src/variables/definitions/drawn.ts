import type { Expression } from '../../expression/index.ts';

/** The value that a draw gave to a variable. */
export type DrawnValue = DrawnNumber | DrawnFunction | DrawnText;

/** A number; if it is exactly a fraction, also its numerator and denominator (greater than 1) in lowest terms. */
export interface DrawnNumber {
  readonly kind: 'number';
  readonly value: number;
  readonly numerator?: number;
  readonly denominator?: number;
  /** How it is computed, if a double cannot hold it or tell all of its digits: answers are compared with this. */
  readonly term?: Expression;
  /** Whether its digits may be lost to cancellation: nothing here computes it closely enough. */
  readonly isLost?: true;
}

/** A term with the values of other variables already substituted; its free names are its parameters. */
export interface DrawnFunction {
  readonly kind: 'function';
  readonly expression: Expression;
  readonly parameters: readonly string[];
  /** The same with numbers as they are computed, where the expression has doubles that cannot hold them. */
  readonly term?: Expression;
  /** As its author wrote it, if it was drawn from a set: answers that are texts are compared with it. */
  readonly text?: string;
}

export interface DrawnText {
  readonly kind: 'text';
  readonly text: string;
}

/** Values by name, in definition order. */
export type Drawn = ReadonlyMap<string, DrawnValue>;
