/** A place or direction in space. */
export type Vector = readonly [x: number, y: number, z: number];

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2]);
}

/** The direction of a vector; undefined for the zero vector. */
export function direction(a: Vector): Vector | undefined {
  const long = length(a);
  return long > 0 && Number.isFinite(long) ? times(a, 1 / long) : undefined;
}

/** The place at a fraction of the way from one place to another. */
export function between(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** The centroid of some places. */
export function middle(places: readonly Vector[]): Vector {
  return times(places.reduce(plus, [0, 0, 0]), 1 / Math.max(places.length, 1));
}

export function isPlace(a: Vector): boolean {
  return Number.isFinite(a[0]) && Number.isFinite(a[1]) && Number.isFinite(a[2]);
}
