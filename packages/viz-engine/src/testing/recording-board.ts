import type {
  Board,
  Carry,
  DrawnElement,
  Handle,
  Look,
  NumberTerm,
  OutlineTerm,
  PointTerm,
  Press,
  View,
  WordsTerm,
} from '../board/index.ts';

/** An element a recording board was asked to draw. */
export interface RecordedElement {
  readonly kind: 'point' | 'line' | 'segment' | 'circle' | 'outline' | 'text' | 'button';
  readonly look: Look | undefined;
  readonly handle: Handle | undefined;
  readonly carry: Carry | undefined;
  readonly press: Press | undefined;
  /** The current numbers it is drawn from: coordinates, a radius, or those of all strokes, areas and marks. */
  numbers(): readonly number[];
  /** The current text. */
  words(): string;
  /** How often it was redrawn. */
  updates: number;
}

/** The visible part of the plane on a recording board: that of a default board. */
export const recordedView: View = { left: -5, right: 5, bottom: -5, top: 5, width: 400, height: 400 };

/** A board without a picture that records what it is asked to draw, for tests and for programs without a screen. */
export class RecordingBoard implements Board {
  readonly elements: RecordedElement[] = [];

  point(at: PointTerm, look: Look, handle?: Handle): DrawnElement {
    return this.#record('point', [at.x, at.y], { look, handle });
  }

  line(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement {
    return this.#record('line', [a.x, a.y, b.x, b.y], { look, carry });
  }

  segment(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement {
    return this.#record('segment', [a.x, a.y, b.x, b.y], { look, carry });
  }

  circle(centre: PointTerm, radius: NumberTerm, look: Look, carry?: Carry): DrawnElement {
    return this.#record('circle', [centre.x, centre.y, radius], { look, carry });
  }

  outline(of: OutlineTerm, look: Look, carry?: Carry): DrawnElement {
    return this.#record('outline', [], {
      look,
      carry,
      numbers: () => {
        const { strokes, areas = [], marks = [] } = of(recordedView);
        return [...strokes, ...areas, ...marks].flatMap((path) => Array.from(path));
      },
    });
  }

  text(at: PointTerm, words: WordsTerm, look: Look): DrawnElement {
    return this.#record('text', [at.x, at.y], { look, words: () => words(String) });
  }

  button(at: PointTerm, press: Press): DrawnElement {
    return this.#record('button', [at.x, at.y], { press });
  }

  #record(kind: RecordedElement['kind'], terms: readonly NumberTerm[], own: Partial<RecordedElement>): DrawnElement {
    const element: RecordedElement = {
      kind,
      look: undefined,
      handle: undefined,
      carry: undefined,
      press: undefined,
      numbers: () => terms.map((term) => term()),
      words: () => '',
      ...own,
      updates: 0,
    };
    this.elements.push(element);
    return { update: () => void (element.updates += 1) };
  }
}
