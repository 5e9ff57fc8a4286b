import type { Board, Drawn, FunctionTerm, Handle, Look, NumberTerm } from '../board/index.ts';
import type { Example } from '../examples/index.ts';
import type { AttributeName } from './attributes.ts';
import type { Control } from './control.ts';
import type { Values } from './values.ts';

/**
 * What other definitions may read of an element: a number by its name, a point's coordinates (`P[x]`) and place,
 * a function by calling it, or nothing (a shape is only looked at).
 */
export type Role = 'number' | 'point' | 'function' | 'shape';

/** One type of element: everything there is to know about it, in one file. See docs/recipes/add-an-element-type.md. */
interface ElementSpec<Model> {
  /** The author's command without its backslash. */
  readonly type: string;
  readonly role: Role;
  /** How many values its definition has (specification 002 §5.2). */
  readonly values: readonly [min: number, max: number];
  /** What stands in its square brackets. `editable`: a reader may move it. */
  readonly options?: readonly string[];
  /** Attribute commands it understands; all others are refused. */
  readonly attributes: readonly AttributeName[];
  /** Values read into a model. What does not fit is told to `values`, which then refuses the definition as a whole. */
  readonly parse: (values: Values) => Model;
  /** The numbers others may read: one for a number, the coordinates for a point. Only asked at the start if it is movable. */
  readonly compute?: (model: Model) => readonly NumberTerm[];
  /** The function others may call. */
  readonly call?: (model: Model) => FunctionTerm;
  /** What stands on the board. */
  readonly draw?: (model: Model, board: Board, look: Look, handle: Handle | undefined) => Drawn;
  /** What stands beside the board. */
  readonly control?: (model: Model) => Control;
  /** What a reader who cannot see it should know, now. Words come from the texts `describe.<form>`. */
  readonly describe: (model: Model) => Words;
  /** Its parse test, its draw test, its story and its reference page. */
  readonly examples: readonly [Example, ...Example[]];
}

/** A sentence without a language: which sentence, and what stands in its gaps. Numbers are formatted by who shows them. */
export interface Words {
  readonly form: string;
  readonly gaps: Readonly<Record<string, string | number>>;
}

/** A definition that has been read and was right: its terms are alive. */
export interface Element {
  readonly compute: readonly NumberTerm[];
  readonly call: FunctionTerm | undefined;
  readonly control: Control | undefined;
  /** Undefined when there is nothing of it on a board. */
  draw(board: Board, look: Look, handle: Handle | undefined): Drawn | undefined;
  describe(): Words;
}

/** An element type as the engine sees it. Its model is closed over, so a list of all types needs no casts. */
export interface ElementType {
  readonly type: string;
  readonly role: Role;
  readonly values: readonly [min: number, max: number];
  readonly options: readonly string[];
  readonly attributes: readonly AttributeName[];
  readonly examples: readonly [Example, ...Example[]];
  read(values: Values): Element;
}

/** Makes an element type of its specification. */
export function defineElement<Model>(spec: ElementSpec<Model>): ElementType {
  return {
    type: spec.type,
    role: spec.role,
    values: spec.values,
    options: spec.options ?? [],
    attributes: spec.attributes,
    examples: spec.examples,
    read(values) {
      const model = spec.parse(values);
      return {
        compute: spec.compute?.(model) ?? [],
        call: spec.call?.(model),
        control: spec.control?.(model),
        draw: (board, look, handle) => spec.draw?.(model, board, look, handle),
        describe: () => spec.describe(model),
      };
    },
  };
}
