import type {
  Board,
  BoundaryTerm,
  Carry,
  CurveTerm,
  DrawnElement,
  BoardFunction,
  Handle,
  Look,
  NumberTerm,
  PointTerm,
  SpaceBoard,
  SpaceCarry,
  SpaceHandle,
  WordsTerm,
  WriteNumber,
} from '../board/index.ts';
import type { Example } from '../examples/index.ts';
import type { AttributeName } from './attributes.ts';
import type { Control } from './control.ts';
import type { Hold } from './hold.ts';
import type { Limits, ReadableValues } from './values.ts';

/**
 * What other definitions may use of an element: a number by its name, a point's coordinates (`P[x]`) and position, a
 * vector's coordinates and itself (`2v`), a matrix (`A*v`), a function by calling it, a text by mentioning it, or
 * nothing (a shape is only displayed). Whether it is in the plane or in space depends not on its role but on the board.
 */
export type ElementRole = 'number' | 'point' | 'vector' | 'matrix' | 'function' | 'text' | 'shape';

/** How a reader may interact with an element on a board; empty in a static figure. */
export interface Grips {
  readonly handle?: Handle & SpaceHandle;
  readonly carry?: Carry & SpaceCarry;
  /** Sets another state, as one undo step. */
  readonly hold?: (numbers: readonly number[]) => void;
  /** The displayed name of a variable, for the labels of buttons. */
  readonly called?: (name: string) => string;
}

/** Draws something on a board in space. */
export type DrawInSpace = (board: SpaceBoard, look: Look, grips: Grips) => DrawnElement;

/** The specification of an element type: everything about it, in one file. See docs/recipes/add-an-element-type.md. */
interface ElementSpec<Model> {
  /** The author's command, without its backslash. */
  readonly type: string;
  /** Synonymous commands. */
  readonly aliases?: readonly string[];
  readonly role: ElementRole;
  /** The number of values in a definition (specification 002 §5.2). */
  readonly values: readonly [min: number, max: number];
  /** Its values are coordinates: two for a point of the plane, three for one in space. */
  readonly valuesAreCoordinates?: boolean;
  /** If editable, it can be placed anywhere, so that elements defined by it can be moved as a whole. */
  readonly movesFreely?: boolean;
  /** Its drawing depends on more than its numbers: an angle is redrawn when its vertex moves. */
  readonly isMoreThanNumbers?: boolean;
  /** It is a number to others if all of its values are. */
  readonly isNumberOfNumbers?: boolean;
  /** The number of values with these options, if they decide it. */
  readonly valuesWith?: (hasOption: (option: string) => boolean) => readonly [min: number, max: number];
  /** The options in square brackets. `editable`: a reader may move it; `number`: a numeric option. */
  readonly options?: readonly string[];
  /** Supported attribute commands; all others are refused. */
  readonly attributes: readonly AttributeName[];
  /** The non-default parts of its look. */
  readonly look?: Partial<Look>;
  /** Parses the values into a model. Errors are reported to `values`, which then rejects the definition as a whole. */
  readonly parse: (values: ReadableValues) => Model;
  /**
   * The numbers others may read: one for a number, the coordinates for a point. For a movable element only called at
   * the start.
   */
  readonly compute?: (model: Model) => readonly NumberTerm[];
  /** The parameters that the conditions of its colours may mention: those of its members. */
  readonly colorBy?: (model: Model) => readonly string[];
  /** The function others may call. */
  readonly call?: (model: Model) => BoardFunction;
  /** The text shown where it is mentioned. */
  readonly words?: (model: Model, write: WriteNumber) => string;
  /** The value shown after its label (`displayValue`). */
  readonly shows?: (model: Model, write: WriteNumber) => string;
  /** Its current answer to a question, if that is not one of its numbers. */
  readonly answer?: (model: Model) => string;
  /** What a reader may change, if anything. */
  readonly hold?: (model: Model) => Hold | undefined;
  /** The points that move along when the whole is moved; empty if it cannot be. */
  readonly carries?: (model: Model) => readonly PointTerm[];
  /** The curve that points may lie on. */
  readonly curve?: (model: Model) => CurveTerm;
  /** For elements without a parametrization: where points may lie on them. */
  readonly boundary?: (model: Model) => BoundaryTerm;
  /** The limits between which a graph is drawn. */
  readonly limits?: (model: Model) => Limits | undefined;
  /** The position of its mark when it is selected. */
  readonly anchor?: (model: Model) => PointTerm;
  /** Whether its label is inside it, so that its mark has to surround the label. */
  readonly holdsLabel?: true;
  /** Draws it on a plane board. */
  readonly draw?: (model: Model, board: Board, look: Look, grips: Grips) => DrawnElement;
  /**
   * Draws it on a board in space; undefined for an element of the plane. No element appears on boards of both kinds.
   */
  readonly inSpace?: (model: Model) => DrawInSpace | undefined;
  /** Its control beside the board. */
  readonly control?: (model: Model) => Control;
  /**
   * A description of its current state for those who cannot see it. Sentences come from the texts `describe.<form>`.
   */
  readonly describe: (model: Model) => Words;
  /** Used for its parse test, draw test, story and reference page. */
  readonly examples: readonly [Example, ...Example[]];
}

/**
 * A language-independent sentence: its form, and the contents of its gaps. Numbers are formatted by whoever shows them.
 */
export interface Words {
  readonly form: string;
  readonly gaps: Readonly<Record<string, Gap>>;
}

type Gap = string | number | WordsTerm;

/** The contents of a gap, with numbers formatted for the reader. */
export function gapText(gap: Gap, write: WriteNumber): string {
  if (typeof gap === 'string') return gap;
  return typeof gap === 'number' ? write(gap) : gap(write);
}

/** The name or names in a gap; empty if it contains something else. */
export function namesInGap(gap: Gap, isName: (name: string) => boolean): readonly string[] {
  if (typeof gap !== 'string') return [];
  const names = gap.match(/[A-Za-z]\w*/g) ?? [];
  const isList = /^[\w\s,;→()[\]–-]*$/.test(gap) && !/[-+*/^=<>]/.test(gap.replaceAll('->', ''));
  return isList && names.every(isName) ? names : [];
}

/** A valid, parsed definition with live terms. */
export interface Element {
  readonly compute: readonly NumberTerm[];
  readonly colorBy: readonly string[];
  readonly call: BoardFunction | undefined;
  readonly words: WordsTerm | undefined;
  readonly shows: ((write: WriteNumber) => string) | undefined;
  readonly answer: (() => string) | undefined;
  readonly hold: Hold | undefined;
  readonly carries: readonly PointTerm[];
  readonly curve: CurveTerm | undefined;
  readonly boundary: BoundaryTerm | undefined;
  readonly anchor: PointTerm | undefined;
  readonly limits: Limits | undefined;
  readonly control: Control | undefined;
  /** Undefined if it does not appear on a plane board. */
  readonly draw: ((board: Board, look: Look, grips: Grips) => DrawnElement) | undefined;
  /** Undefined if it does not appear on a board in space. */
  readonly drawInSpace: DrawInSpace | undefined;
  describe(): Words;
}

/** An element type as the engine sees it. Its model is hidden in closures, so a list of all types needs no casts. */
export interface ElementType {
  readonly type: string;
  readonly aliases: readonly string[];
  readonly role: ElementRole;
  readonly values: readonly [min: number, max: number];
  /** The number of values with these options. */
  readonly valuesWith: (hasOption: (option: string) => boolean) => readonly [min: number, max: number];
  readonly valuesAreCoordinates: boolean;
  readonly isNumberOfNumbers: boolean;
  readonly movesFreely: boolean;
  readonly isMoreThanNumbers: boolean;
  readonly options: readonly string[];
  readonly attributes: readonly AttributeName[];
  readonly look: Partial<Look>;
  /** Whether points may lie on it. */
  readonly isCurve: boolean;
  /** Whether points on it have a position but no parameter. */
  readonly hasBoundary: boolean;
  /** Whether it can be selected on a board. */
  readonly isSelectable: boolean;
  readonly holdsLabel: boolean;
  /** Whether it can consist of points in space. */
  readonly isSpatial: boolean;
  readonly examples: readonly [Example, ...Example[]];
  read(values: ReadableValues): Element;
}

/** Creates an element type from its specification. */
export function defineElement<Model>(spec: ElementSpec<Model>): ElementType {
  return {
    type: spec.type,
    aliases: spec.aliases ?? [],
    role: spec.role,
    values: spec.values,
    valuesWith: spec.valuesWith ?? (() => spec.values),
    valuesAreCoordinates: spec.valuesAreCoordinates ?? false,
    isNumberOfNumbers: spec.isNumberOfNumbers ?? false,
    movesFreely: spec.movesFreely ?? false,
    isMoreThanNumbers: spec.isMoreThanNumbers ?? false,
    options: spec.options ?? [],
    attributes: spec.attributes,
    look: spec.look ?? {},
    isCurve: spec.curve !== undefined || spec.boundary !== undefined,
    hasBoundary: spec.boundary !== undefined,
    isSelectable: spec.anchor !== undefined,
    holdsLabel: spec.holdsLabel ?? false,
    isSpatial: spec.inSpace !== undefined,
    examples: spec.examples,
    read(values) {
      const model = spec.parse(values);
      const { words, answer, shows, draw } = spec;
      const drawInSpace = spec.inSpace?.(model);
      return {
        compute: spec.compute?.(model) ?? [],
        colorBy: spec.colorBy?.(model) ?? [],
        call: spec.call?.(model),
        words: words && ((write) => words(model, write)),
        shows: shows && ((write) => shows(model, write)),
        answer: answer && (() => answer(model)),
        hold: spec.hold?.(model),
        carries: spec.carries?.(model) ?? [],
        curve: spec.curve?.(model),
        boundary: spec.boundary?.(model),
        anchor: spec.anchor?.(model),
        limits: spec.limits?.(model),
        control: spec.control?.(model),
        draw: draw && !drawInSpace ? (board, look, grips) => draw(model, board, look, grips) : undefined,
        drawInSpace,
        describe: () => spec.describe(model),
      };
    },
  };
}
