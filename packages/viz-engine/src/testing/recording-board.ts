import type { Board, Drawn, Handle, Look, NumberTerm, PointTerm } from '../board/index.ts';

/** Something a recording board was asked to draw. */
export interface RecordedElement {
  readonly kind: 'point' | 'line' | 'segment' | 'circle' | 'graph';
  readonly look: Look;
  readonly handle: Handle | undefined;
  /** The numbers it is drawn from, now: coordinates, a radius, or a graph's heights at −1, 0 and 1. */
  numbers(): readonly number[];
  /** How often it was drawn anew. */
  updates: number;
}

/** A board without a picture: it writes down what it is asked, for tests and for programs without a screen. */
export class RecordingBoard implements Board {
  readonly elements: RecordedElement[] = [];

  point(at: PointTerm, look: Look, handle?: Handle): Drawn {
    return this.#record('point', look, [at.x, at.y], handle);
  }

  line(a: PointTerm, b: PointTerm, look: Look): Drawn {
    return this.#record('line', look, [a.x, a.y, b.x, b.y]);
  }

  segment(a: PointTerm, b: PointTerm, look: Look): Drawn {
    return this.#record('segment', look, [a.x, a.y, b.x, b.y]);
  }

  circle(centre: PointTerm, radius: NumberTerm, look: Look): Drawn {
    return this.#record('circle', look, [centre.x, centre.y, radius]);
  }

  graph(of: (x: number) => number, look: Look): Drawn {
    return this.#record(
      'graph',
      look,
      [-1, 0, 1].map((x) => () => of(x)),
    );
  }

  #record(kind: RecordedElement['kind'], look: Look, terms: readonly NumberTerm[], handle?: Handle): Drawn {
    const element: RecordedElement = {
      kind,
      look,
      handle,
      numbers: () => terms.map((term) => term()),
      updates: 0,
    };
    this.elements.push(element);
    return { update: () => void (element.updates += 1) };
  }
}
