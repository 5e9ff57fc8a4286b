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
 * What other definitions may read of an element: a number by its name, a point's coordinates (`P[x]`) and place, a vector's
 * coordinates and itself (`2v`), a matrix (`A*v`), a function by calling it, a text by mentioning it, or nothing (a shape is
 * only looked at). Whether it is drawn in the plane or in space is not a matter of its role but of what it is drawn on.
 */
export type ElementRole = 'number' | 'point' | 'vector' | 'matrix' | 'function' | 'text' | 'shape';

/** What a reader may do to an element on a board: nothing where a figure is only looked at. */
export interface Grips {
  readonly handle?: Handle & SpaceHandle;
  readonly carry?: Carry & SpaceCarry;
  /** Puts it into another state, as one step to undo. */
  readonly hold?: (numbers: readonly number[]) => void;
  /** What the picture calls a variable, for the names of buttons. */
  readonly called?: (name: string) => string;
}

/** How something stands on a board in space. */
export type DrawInSpace = (board: SpaceBoard, look: Look, grips: Grips) => DrawnElement;

/** One type of element: everything there is to know about it, in one file. See docs/recipes/add-an-element-type.md. */
interface ElementSpec<Model> {
  /** The author's command without its backslash. */
  readonly type: string;
  /** Other commands for the same. */
  readonly aliases?: readonly string[];
  readonly role: ElementRole;
  /** How many values its definition has (specification 002 §5.2). */
  readonly values: readonly [min: number, max: number];
  /** Its values are coordinates: two of a point of the plane, three of one of space. */
  readonly valuesAreCoordinates?: boolean;
  /** Editable, it can be put anywhere: what it defines can be moved as a whole with it. */
  readonly movesFreely?: boolean;
  /** More is drawn of it than what its numbers tell: an angle is drawn anew when its vertex moves. */
  readonly isMoreThanNumbers?: boolean;
  /** It is a number to others if all of its values are. */
  readonly isNumberOfNumbers?: boolean;
  /** What stands in its square brackets. `editable`: a reader may move it; `number`: a number of its own. */
  readonly options?: readonly string[];
  /** Attribute commands it understands; all others are refused. */
  readonly attributes: readonly AttributeName[];
  /** What of its look is not the usual. */
  readonly look?: Partial<Look>;
  /** Values read into a model. What does not fit is told to `values`, which then refuses the definition as a whole. */
  readonly parse: (values: ReadableValues) => Model;
  /** The numbers others may read: one for a number, the coordinates for a point. Only asked at the start if it is movable. */
  readonly compute?: (model: Model) => readonly NumberTerm[];
  /** The parameters that the conditions of its colours may mention: those of its members. */
  readonly colorBy?: (model: Model) => readonly string[];
  /** The function others may call. */
  readonly call?: (model: Model) => BoardFunction;
  /** What a text says where it is mentioned. */
  readonly words?: (model: Model, write: WriteNumber) => string;
  /** What is written behind its label where its value is to be seen (`displayValue`). */
  readonly shows?: (model: Model, write: WriteNumber) => string;
  /** What it says now as the answer to a question, where its numbers are not what is asked for. */
  readonly answer?: (model: Model) => string;
  /** What a reader may change, if anything. */
  readonly hold?: (model: Model) => Hold | undefined;
  /** The points that are moved when the whole is moved; none when it cannot be. */
  readonly carries?: (model: Model) => readonly PointTerm[];
  /** The curve that points may lie on. */
  readonly curve?: (model: Model) => CurveTerm;
  /** Of what has no parameter: where points may lie on it. */
  readonly boundary?: (model: Model) => BoundaryTerm;
  /** Between which places a graph is drawn. */
  readonly limits?: (model: Model) => Limits | undefined;
  /** Where it is marked when it is selected. */
  readonly anchor?: (model: Model) => PointTerm;
  /** Whether its label stands inside of it, so that its mark has to stand around it. */
  readonly holdsLabel?: true;
  /** What stands on a board of the plane. */
  readonly draw?: (model: Model, board: Board, look: Look, grips: Grips) => DrawnElement;
  /** What stands on a board in space; undefined for one that lies in the plane. Nothing stands on boards of both kinds. */
  readonly inSpace?: (model: Model) => DrawInSpace | undefined;
  /** What stands beside the board. */
  readonly control?: (model: Model) => Control;
  /** What a reader who cannot see it should know, now. Words come from the texts `describe.<form>`. */
  readonly describe: (model: Model) => Words;
  /** Its parse test, its draw test, its story and its reference page. */
  readonly examples: readonly [Example, ...Example[]];
}

/** A sentence without a language: which sentence, and what stands in its gaps. Numbers are written by who shows them. */
export interface Words {
  readonly form: string;
  readonly gaps: Readonly<Record<string, Gap>>;
}

type Gap = string | number | WordsTerm;

/** What stands in a gap, with numbers written as a reader expects them. */
export function gapText(gap: Gap, write: WriteNumber): string {
  if (typeof gap === 'string') return gap;
  return typeof gap === 'number' ? write(gap) : gap(write);
}

/** The names that a gap is made of, one or several; none where something else stands in it. */
export function namesInGap(gap: Gap, isName: (name: string) => boolean): readonly string[] {
  if (typeof gap !== 'string') return [];
  const names = gap.match(/[A-Za-z]\w*/g) ?? [];
  const isList = /^[\w\s,;→()[\]–-]*$/.test(gap) && !/[-+*/^=<>]/.test(gap.replaceAll('->', ''));
  return isList && names.every(isName) ? names : [];
}

/** A definition that has been read and was right: its terms are alive. */
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
  /** Undefined when there is nothing of it on a board of the plane. */
  readonly draw: ((board: Board, look: Look, grips: Grips) => DrawnElement) | undefined;
  /** Undefined when there is nothing of it on a board in space. */
  readonly drawInSpace: DrawInSpace | undefined;
  describe(): Words;
}

/** An element type as the engine sees it. Its model is closed over, so a list of all types needs no casts. */
export interface ElementType {
  readonly type: string;
  readonly aliases: readonly string[];
  readonly role: ElementRole;
  readonly values: readonly [min: number, max: number];
  readonly valuesAreCoordinates: boolean;
  readonly isNumberOfNumbers: boolean;
  readonly movesFreely: boolean;
  readonly isMoreThanNumbers: boolean;
  readonly options: readonly string[];
  readonly attributes: readonly AttributeName[];
  readonly look: Partial<Look>;
  /** Whether points may lie on it. */
  readonly isCurve: boolean;
  /** Whether they have a place there and no parameter. */
  readonly hasBoundary: boolean;
  /** Whether it can be selected on a board. */
  readonly isSelectable: boolean;
  readonly holdsLabel: boolean;
  /** Whether it can be of points in space. */
  readonly isSpatial: boolean;
  readonly examples: readonly [Example, ...Example[]];
  read(values: ReadableValues): Element;
}

/** Makes an element type of its specification. */
export function defineElement<Model>(spec: ElementSpec<Model>): ElementType {
  return {
    type: spec.type,
    aliases: spec.aliases ?? [],
    role: spec.role,
    values: spec.values,
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
