import type {
  DrawnElement,
  Look,
  NumberTerm,
  PlaneFunctionTerm,
  PlaneTerm,
  SpaceBoard,
  SpaceCarry,
  SpaceCurveTerm,
  SpaceHandle,
  SpacePointTerm,
  SpaceVectorTerm,
  SurfaceTerm,
  VectorFieldTerm,
  WordsTerm,
} from '../board/index.ts';

/** A form a recording board in space was asked to draw. */
export interface RecordedForm {
  readonly kind: Exclude<keyof SpaceBoard, symbol>;
  readonly look: Look;
  readonly handle: SpaceHandle | undefined;
  readonly carry: SpaceCarry | undefined;
  /** The current numbers it is drawn from; for curves, surfaces and fields at some sample points. */
  numbers(): readonly number[];
  /** The current text. */
  words(): string;
  /** How often it was redrawn. */
  updates: number;
}

/** A board in space without a picture that records what it is asked to draw. */
export class RecordingSpaceBoard implements SpaceBoard {
  readonly forms: RecordedForm[] = [];

  point(at: SpacePointTerm, look: Look, handle?: SpaceHandle): DrawnElement {
    return this.#record('point', look, numbersOf(at), { handle });
  }

  line(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    return this.#record('line', look, numbersOf(a, b), { carry });
  }

  segment(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    return this.#record('segment', look, numbersOf(a, b), { carry });
  }

  arrow(from: SpacePointTerm, to: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    return this.#record('arrow', look, numbersOf(from, to), { carry });
  }

  polygon(corners: readonly SpacePointTerm[], look: Look, carry?: SpaceCarry): DrawnElement {
    return this.#record('polygon', look, numbersOf(...corners), { carry });
  }

  plane(plane: PlaneTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    const directions = plane.kind === 'normal' ? [plane.normal] : plane.along;
    return this.#record('plane', look, numbersOf(plane.at, ...directions), { carry });
  }

  sphere(centre: SpacePointTerm, radius: NumberTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    return this.#record('sphere', look, () => [...numbersOf(centre)(), radius()], { carry });
  }

  curve({ coordinates, t }: SpaceCurveTerm, look: Look): DrawnElement {
    return this.#record('curve', look, () =>
      t.flatMap((end) => coordinates().map(({ at }) => at(Math.min(Math.max(end(), -100), 100)))),
    );
  }

  surface({ coordinates, u, v }: SurfaceTerm, look: Look): DrawnElement {
    const corners = () => u.flatMap((atU) => v.map((atV) => [atU(), atV()] as const));
    return this.#record('surface', look, () =>
      corners().flatMap(([atU, atV]) => coordinates().map(({ at }) => at(atU, atV))),
    );
  }

  graph(of: PlaneFunctionTerm, look: Look): DrawnElement {
    return this.#record('graph', look, () => [of().at(1, 2)]);
  }

  vectorField({ at, meshScaling, mesh = [] }: VectorFieldTerm, look: Look): DrawnElement {
    const ranges = () => mesh.flatMap((range) => range?.map((term) => term()) ?? []);
    return this.#record('vectorField', look, () => [...at(1, 2, 3), meshScaling(), ...ranges()]);
  }

  text(at: SpacePointTerm, words: WordsTerm, look: Look): DrawnElement {
    return this.#record('text', look, numbersOf(at), { words: () => words(String) });
  }

  #record(
    kind: RecordedForm['kind'],
    look: Look,
    numbers: () => readonly number[],
    own: Partial<RecordedForm> = {},
  ): DrawnElement {
    const form: RecordedForm = {
      kind,
      look,
      handle: undefined,
      carry: undefined,
      words: () => '',
      ...own,
      numbers,
      updates: 0,
    };
    this.forms.push(form);
    return { update: () => void (form.updates += 1) };
  }
}

function numbersOf(...places: readonly SpaceVectorTerm[]): () => readonly number[] {
  return () => places.flatMap(({ x, y, z }) => [x(), y(), z()]);
}
