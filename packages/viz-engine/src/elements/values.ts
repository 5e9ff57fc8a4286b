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
 * The values of one definition, read one by one. Every method returns something to go on with, even for a value that is
 * wrong: the failure is noted, the reading goes on so that all failures are found at once, and the element is dropped.
 * An index counts values from 0; the number of values has been checked before.
 */
export interface ReadableValues {
  readonly name: string;
  readonly count: number;
  /** Whether a reader may move it: `[editable]`. */
  readonly editable: boolean;
  hasOption(option: string): boolean;
  /** The number among the options: `[3]`. */
  optionNumber(): number | undefined;
  text(index: number): string;
  /** An expression of numbers. */
  number(index: number): NumberTerm;
  /** An expression of numbers that stands in a value behind a sign of another meaning. */
  numberAfter(index: number, length: number): NumberTerm;
  /** The name of a point. */
  point(index: number): PointTerm;
  /** The name of a point in space. */
  spacePoint(index: number): SpacePointTerm;
  /** The name of a point, or an expression of numbers. */
  pointOrNumber(index: number): PointOrNumber;
  /** The names of points in a list: `[P, Q]`. An empty value is an empty list. */
  points(index: number): readonly PointTerm[];
  /** Pairs of points: `[[P, Q], [Q, R]]`. */
  pairs(index: number): readonly (readonly [PointTerm, PointTerm])[];
  /** So many expressions of numbers in a list: `[-2, 8, 2]`. */
  numbers(index: number, length: number): readonly NumberTerm[];
  /** The name of something points may lie on. */
  curve(index: number): CurveTerm;
  /** Of the name of a set, its boundary; undefined for a name of anything else. */
  boundary(index: number): BoundaryTerm | undefined;
  /** The names of what can be selected, with their places. */
  selectables(index: number): readonly PointTerm[];
  /** A function term; its parameters are listed in another value (`[x,y]`), else they are its free names. */
  function(index: number, parameters?: number): BoardFunction;
  /** A term of these parameters and no others. */
  term(index: number, parameters: readonly string[]): BoardFunction;
  /** The parameters that a value lists: `[t]`. */
  parameterList(index: number): readonly string[];
  /** The only name in these terms that means nothing else, or the one that is usual. */
  freeName(indices: readonly number[], usual: string): string;
  /** A relation between x, y (and z) and other variables. */
  relation(index: number): RelationTerm;
  /** A term for the member of a sequence, in which it may call itself. */
  recursion(index: number, parameter: string): Recursion;
  /** A term that must be linear in the one free name, such as `2x+1` in `x`. */
  linear(index: number, parameter: string): { readonly slope: NumberTerm; readonly intercept: NumberTerm };
  /** The coordinates of a vector: `[1; a]`, `2v+w`, `A*v`, or the name of a point. */
  vector(index: number): readonly NumberTerm[];
  /** The coordinates of a vector in space. */
  spaceVector(index: number): SpaceVectorTerm;
  /** The entries of a matrix: `[[1, a], [0, 1]]`. */
  matrix(index: number): readonly (readonly NumberTerm[])[];
  /** Whether a value is the name of a vector or reads like one. */
  isVector(index: number): boolean;
  /** Words with values of variables in them: `a = \var{a}`. */
  words(index: number): WordsTerm;
  /** An object that says how it looks: `{size: 5}`. */
  style(index: number): void;
  /** A plain number. */
  constant(index: number): number;
  /** Whether the number of values is right for what its options say; else the definition is refused. */
  hasCount(min: number, max: number): boolean;
  /** The number the seed drew for this variable. */
  drawn(): NumberTerm;
  /** The text the seed drew for this variable. */
  drawnText(): () => string;
  /** A variable of the surrounding problem, or of one of its questions; else a default. */
  ofProblem(index: number, question: number | undefined, otherwise: number | undefined): NumberTerm;
  /** Whether the value is the name of a point. */
  isPoint(index: number): boolean;
  /** The number given by an attribute command, such as `\stepsize`. */
  attribute(name: 'stepsize' | 'width'): NumberTerm | undefined;
  /** Tells an author whose number, given by the first three values, does not start between its ends. */
  checkRange(start: NumberTerm, left: NumberTerm, right: NumberTerm): void;
  /** Between which numbers a parameter runs: `\limits{f}{-2, a}`; `parameters` are those there are, of which one is needed. */
  limits(parameters: readonly string[]): Limits | undefined;
  /** What this variable is now: for a movable one, where the reader put it. */
  ownNumber(): NumberTerm;
  ownPoint(): PointTerm;
  ownNumbers(): readonly NumberTerm[];
  /** The state the reader put it into. */
  ownState(): () => readonly number[];
  /** The terms as the reader has written them, else those of the definition. */
  ownTerms(defined: readonly BoardFunction[]): readonly BoardFunction[];
  /** How terms are written once the variables in them have their values. */
  written(terms: readonly BoardFunction[]): readonly string[];
  /** Says that a value is wrong. */
  refuse(index: number, reason: ReasonCode): void;
}

export type PointOrNumber =
  { readonly kind: 'point'; readonly point: PointTerm } | { readonly kind: 'number'; readonly number: NumberTerm };

/** The ends of what a parameter runs through, the smaller first; either may be infinite. */
export type Limits = () => readonly [from: number, to: number];

/** A relation with everything that samples of it need: places of the unknowns in the frame in which it is evaluated. */
export interface RelationTerm {
  readonly expression: Expression;
  readonly slots: ReadonlyMap<string, number>;
  readonly functions: ReadonlyMap<string, (...values: number[]) => number>;
  /** All numbers of now. */
  readonly frame: () => Float64Array;
  readonly holds: (x: number, y: number) => boolean;
}

/** The value of a term at a number, where earlier members are known. */
export interface Recursion {
  readonly expression: Expression;
  evaluate(at: number, earlier: (index: number) => number): number;
  /** Whether it calls itself. */
  readonly isRecursive: boolean;
}
