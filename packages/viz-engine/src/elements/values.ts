import type { Expression } from '@lemma/core/expression';
import type {
  BoundaryTerm,
  CurveTerm,
  BoardFunction,
  NumberTerm,
  PointTerm,
  SpacePointTerm,
  SpaceVectorTerm,
  WordsTerm,
} from '../board/index.ts';
import type { ReasonCode } from './reasons.ts';

/**
 * Parses the values of one definition, one by one. Every method returns something to continue with, even for an invalid
 * value: the failure is recorded, parsing goes on so that all failures are found at once, and the element is dropped.
 * Indices count from 0; the number of values has been checked before.
 */
export interface ReadableValues {
  readonly name: string;
  readonly count: number;
  /** Whether a reader may move it: `[editable]`. */
  readonly editable: boolean;
  hasOption(option: string): boolean;
  /** The numeric option: `[3]`. */
  optionNumber(): number | undefined;
  text(index: number): string;
  /** A numeric expression. */
  number(index: number): NumberTerm;
  /** A numeric expression in a value, after a prefix with another meaning. */
  numberAfter(index: number, length: number): NumberTerm;
  /** The name of a point. */
  point(index: number): PointTerm;
  /** The name of a point in space. */
  spacePoint(index: number): SpacePointTerm;
  /** The name of a point, or a numeric expression. */
  pointOrNumber(index: number): PointOrNumber;
  /** The names of points in a list: `[P, Q]`. An empty value is an empty list. */
  points(index: number): readonly PointTerm[];
  /** Pairs of points: `[[P, Q], [Q, R]]`. */
  pairs(index: number): readonly (readonly [PointTerm, PointTerm])[];
  /** A list of numeric expressions with a given length: `[-2, 8, 2]`. */
  numbers(index: number, length: number): readonly NumberTerm[];
  /** The name of an element that points may lie on. */
  curve(index: number): CurveTerm;
  /** The boundary of a named set; undefined for any other name. */
  boundary(index: number): BoundaryTerm | undefined;
  /** The names of selectable elements, with their positions. */
  selectables(index: number): readonly PointTerm[];
  /** A function term; its parameters are listed in another value (`[x,y]`), otherwise they are its free names. */
  function(index: number, parameters?: number): BoardFunction;
  /** A term with these parameters and no others. */
  term(index: number, parameters: readonly string[]): BoardFunction;
  /** The parameters listed in a value: `[t]`. */
  parameterList(index: number): readonly string[];
  /** The only undefined name in these terms, or a default. */
  freeName(indices: readonly number[], usual: string): string;
  /** A relation between x, y (and z) and other variables. */
  relation(index: number): RelationTerm;
  /** The term of a sequence member, in which it may refer to itself. */
  recursion(index: number, parameter: string): Recursion;
  /** A term that must be linear in its only free name, such as `2x+1` in `x`. */
  linear(index: number, parameter: string): { readonly slope: NumberTerm; readonly intercept: NumberTerm };
  /** The coordinates of a vector: `[1; a]`, `2v+w`, `A*v`, or the name of a point. */
  vector(index: number): readonly NumberTerm[];
  /** The coordinates of a vector in space. */
  spaceVector(index: number): SpaceVectorTerm;
  /** The entries of a matrix: `[[1, a], [0, 1]]`. */
  matrix(index: number): readonly (readonly NumberTerm[])[];
  /** Whether a value is, or looks like, a vector. */
  isVector(index: number): boolean;
  /** Text with values of variables: `a = \var{a}`. */
  words(index: number): WordsTerm;
  /** An object that defines its look: `{size: 5}`. */
  style(index: number): void;
  /** A literal number. */
  constant(index: number): number;
  /** Whether the number of values suits the options; otherwise the definition is rejected. */
  hasCount(min: number, max: number): boolean;
  /** The number the seed drew for this variable. */
  drawn(): NumberTerm;
  /** The text the seed drew for this variable. */
  drawnText(): () => string;
  /** A variable of the surrounding problem, or of one of its questions; otherwise a default. */
  ofProblem(index: number, question: number | undefined, otherwise: number | undefined): NumberTerm;
  /** Whether the value is the name of a point. */
  isPoint(index: number): boolean;
  /** The number given by an attribute command, such as `\stepsize`. */
  attribute(name: 'stepsize' | 'width'): NumberTerm | undefined;
  /** Warns if the initial value of a number, given by the first three values, is not between its bounds. */
  checkRange(start: NumberTerm, left: NumberTerm, right: NumberTerm): void;
  /** Warns about a `\\stepsize` longer than the whole way, and about an initial value that is no step. */
  checkSteps(start: NumberTerm, left: NumberTerm, right: NumberTerm, step: NumberTerm): void;
  /** Warns if the initial value of a number is replaced by an allowed one; `range` is what it must be within. */
  checkWithin(index: number, start: NumberTerm, allowed: (number: number) => number, range: Limits): void;
  /**
   * The range of a parameter: `\limits{f}{-2, a}`; `parameters` are the existing ones, of which there must be exactly
   * one.
   */
  limits(parameters: readonly string[]): Limits | undefined;
  /** The current value of this variable: for a movable one, as set by the reader. */
  ownNumber(): NumberTerm;
  ownPoint(): PointTerm;
  ownNumbers(): readonly NumberTerm[];
  /** The state set by the reader. */
  ownState(): () => readonly number[];
  /** The terms entered by the reader, or those of the definition. */
  ownTerms(defined: readonly BoardFunction[]): readonly BoardFunction[];
  /** The text of terms with the values of their variables substituted. */
  written(terms: readonly BoardFunction[]): readonly string[];
  /** Checks something once all variables have their initial values. */
  later(check: () => void): void;
  /** Warns about a value that is accepted, but hardly intended; `data` fills the gaps of the message. */
  warn(index: number, reason: ReasonCode, data?: Readonly<Record<string, string | number>>): void;
  /** Warns, once there are initial values, that there is nothing between two limits; the index is that of the second. */
  checkNotEmpty(index: number, from: NumberTerm, to: NumberTerm): void;
  /** Reports an invalid value. */
  refuse(index: number, reason: ReasonCode): void;
}

export type PointOrNumber =
  | { readonly kind: 'point'; readonly point: PointTerm }
  | { readonly kind: 'number'; readonly number: NumberTerm };

/** The range of a parameter, smaller end first; either may be infinite. */
export type Limits = () => readonly [from: number, to: number];

/** A relation with everything needed to sample it: slots of the unknowns in its evaluation frame. */
export interface RelationTerm {
  readonly expression: Expression;
  readonly slots: ReadonlyMap<string, number>;
  readonly functions: ReadonlyMap<string, (...values: number[]) => number>;
  /** All current numbers. */
  readonly frame: () => Float64Array;
  readonly holds: (x: number, y: number) => boolean;
}

/** The value of a term at a number, given earlier members. */
export interface Recursion {
  readonly expression: Expression;
  evaluate(at: number, earlier: (index: number) => number): number;
  /** Whether it refers to itself. */
  readonly isRecursive: boolean;
}
