/** A complex number of doubles. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}
